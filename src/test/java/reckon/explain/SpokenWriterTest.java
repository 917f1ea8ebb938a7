package reckon.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static reckon.explain.Expression.call;
import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.cube;
import static reckon.explain.Expression.half;
import static reckon.explain.Expression.length;
import static reckon.explain.Expression.min;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.pair;
import static reckon.explain.Expression.power;
import static reckon.explain.Expression.square;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import reckon.explain.Expression.Operation;
import reckon.explain.Expression.Relation;
import reckon.motion.Vec2;
import reckon.setting.Settings;
import reckon.text.Language;
import reckon.text.Texts;

/** A formula sounds as a teacher would read it out, and can be taken in one way only. */
class SpokenWriterTest {
    private static final Texts ENGLISH = Texts.of(Language.ENGLISH);
    private static final Texts CHINESE = Texts.of(Language.CHINESE);

    static Stream<Arguments> formulas() {
        return Stream.of(
                arguments(
                        sum(Symbol.P_CURRENT, times(Symbol.AVE_VELOCITY, Symbol.LAPSE), Symbol.DELTA),
                        "p current plus v bar times T plus Delta",
                        "p 下标 current 加 v 拔 乘以 T 加 德尔塔"),
                arguments(
                        times(half(), Symbol.AVE_ACCELERATION, square(Symbol.LAPSE)),
                        "one half times a bar times T squared",
                        "二分之一 乘以 a 拔 乘以 T 的平方"),
                arguments(
                        over(times(minus(Symbol.P_TRUE, Symbol.P_LAST), Symbol.LAPSE, Symbol.C), Symbol.JITTER_PERIOD),
                        "open bracket p true minus p last close bracket times T times C over jitter period",
                        "左括号 p 下标 true 减 p 下标 last 右括号 乘以 T 乘以 C 除以 抖动周期"),
                arguments(
                        over(minus(Symbol.P_AT_LAST, Symbol.P_AT_FLAG), Symbol.WINDOW),
                        "open bracket p at T last minus p at T flag close bracket over M",
                        "左括号 T 下标 last 时的 p 减 T 下标 flag 时的 p 右括号 除以 M"),
                arguments(
                        min(minus(Symbol.NOW, Symbol.SENT), Symbol.CAP),
                        "the least of t minus t zero, and d t max",
                        "t 减 t 零，和 d t 下标 max，其中最小的"),
                arguments(
                        over(length(minus(Symbol.Q0, Symbol.O)), length(Symbol.V)),
                        "the length of open bracket q zero minus o close bracket over the length of v",
                        "左括号 q 零 减 o 右括号 的长度 除以 v 的长度"),
                arguments(
                        sum(times(Symbol.COEFFICIENT_A, cube(Symbol.SHARE)), Symbol.COEFFICIENT_D),
                        "A times s cubed plus D",
                        "A 乘以 s 的立方 加 D"),
                arguments(
                        times(Symbol.OFFSET, power(Symbol.DECAY_FACTOR, times(Symbol.DECAY_RATE, Symbol.SINCE_START))),
                        "e times f to the power open bracket n times tau close bracket",
                        "e 乘以 f 的 左括号 n 乘以 陶 右括号 次方"),
                arguments(
                        call(
                                Operation.MICROSECONDS,
                                call(Operation.CLAMP, Symbol.CHOSEN_TIME, Symbol.LEAST_TIME, Symbol.MOST_TIME)),
                        "T set, kept between T min and T max, rounded to whole microseconds",
                        "T 下标 set，限制在 T 下标 min 与 T 下标 max 之间，取整到微秒"),
                arguments(
                        minus(call(Operation.X, Symbol.POS4), times(number(3), call(Operation.Y, Symbol.POS1))),
                        "the x of Pos 4 minus 3 times the y of Pos 1",
                        "Pos 四 的 x 坐标 减 3 乘以 Pos 一 的 y 坐标"),
                arguments(
                        call(
                                Operation.SQRT,
                                times(number(-2), call(Operation.LN, minus(number(1), Symbol.DRAW_DELAY)))),
                        "the square root of open bracket minus 2 times the natural logarithm of "
                                + "open bracket 1 minus u 4 close bracket close bracket",
                        "左括号 负 2 乘以 左括号 1 减 u 四 右括号 的自然对数 右括号 的平方根"),
                arguments(
                        call(Operation.COS, times(new Expression.Constant(Math.PI, "π"), Symbol.DRAW_DELAY_SECOND)),
                        "the cosine of open bracket pi times u 5 close bracket",
                        "左括号 圆周率 乘以 u 五 右括号 的余弦"),
                arguments(
                        compare(
                                compare(Symbol.DISTANCE, Relation.GREATER, Symbol.THRESHOLD),
                                Relation.OR,
                                compare(Symbol.SILENCE, Relation.AT_LEAST, Symbol.HEARTBEAT)),
                        "open bracket d is greater than epsilon close bracket or "
                                + "open bracket h is at least H close bracket",
                        "左括号 d 大于 艾普西隆 右括号 或者 左括号 h 大于或等于 H 右括号"),
                arguments(
                        compare(Symbol.DRAW_LOSS, Relation.LESS, call(Operation.ABS, Symbol.CHANCE_LOSS)),
                        "u 2 is less than the absolute value of p loss",
                        "u 二 小于 p 下标 loss 的绝对值"),
                arguments(
                        call(Operation.MAX, number(0), pair(Symbol.SPLINE_X, Symbol.SPLINE_Y)),
                        "the greatest of 0, and open bracket x, y close bracket",
                        "0，和 左括号 x，y 右括号，其中最大的"));
    }

    @ParameterizedTest
    @MethodSource("formulas")
    void aFormulaIsReadOut(Expression formula, String english, String chinese) {
        assertEquals(english, spoken(formula, ENGLISH));
        assertEquals(chinese, spoken(formula, CHINESE));
    }

    private static String spoken(Expression formula, Texts texts) {
        return new SpokenWriter(symbol -> SpokenWriter.name(symbol, texts::get), symbol -> Optional.empty(), texts::get)
                .write(formula);
    }

    private static Worksheet stall() {
        Worksheet.Draft draft = new Worksheet.Draft();
        draft.given(Symbol.P_CURRENT, new Vec2(6.42, -1), Origin.packet(7));
        draft.given(Symbol.AVE_VELOCITY, new Vec2(3.1, 0.5), Origin.packet(7));
        draft.given(Symbol.LAPSE, 0.18, Origin.of(Origin.Source.CLOCK));
        draft.given(Symbol.C, -0.5, Origin.setting(Settings.C));
        draft.put(Symbol.VELOCITY_TERM, times(Symbol.AVE_VELOCITY, Symbol.LAPSE), new Vec2(0.558, 0.09));
        draft.put(Term.nothing(Symbol.DELTA, Gap.FIRST_STALL));
        draft.put(Symbol.P_NEXT, sum(Symbol.P_CURRENT, Symbol.VELOCITY_TERM, Symbol.DELTA), new Vec2(6.978, -0.91));
        draft.put(Symbol.SHARE, square(Symbol.C), 0.25);
        draft.given(Symbol.DISTANCE, 2, Origin.of(Origin.Source.DRAWN));
        draft.put(Symbol.STRAYED, compare(Symbol.DISTANCE, Relation.GREATER, Symbol.THRESHOLD), true);
        return draft.worksheet();
    }

    private static Term term(Symbol symbol) {
        return stall().term(symbol).orElseThrow();
    }

    @Test
    void aTermIsToldWithWhatItIs() {
        Speech english = new Speech(stall(), ENGLISH::get);
        assertEquals(
                "p next equals p current plus v bar times T plus Delta, which is open bracket 6.978, minus 0.910 close "
                        + "bracket metres. " + ENGLISH.get("term.pNext"),
                english.told(term(Symbol.P_NEXT)));
        assertEquals("T is 0.180 seconds. " + ENGLISH.get("term.jitterLapse"), english.told(term(Symbol.LAPSE)));
        Speech chinese = new Speech(stall(), CHINESE::get);
        assertEquals(
                "p 下标 next 等于 p 下标 current 加 v 拔 乘以 T 加 德尔塔，得 左括号 6.978，负 0.910 右括号 米。" + CHINESE.get("term.pNext"),
                chinese.told(term(Symbol.P_NEXT)));
        assertEquals("T 为 0.180 秒。" + CHINESE.get("term.jitterLapse"), chinese.told(term(Symbol.LAPSE)));
    }

    @Test
    void aMissingTermIsToldWithTheReason() {
        assertEquals(
                "Delta is missing. " + ENGLISH.get("gap.first-stall") + " " + ENGLISH.get("term.delta"),
                new Speech(stall(), ENGLISH::get).told(term(Symbol.DELTA)));
        assertEquals(
                "德尔塔 缺失。" + CHINESE.get("gap.first-stall") + CHINESE.get("term.delta"),
                new Speech(stall(), CHINESE::get).told(term(Symbol.DELTA)));
    }

    @Test
    void numbersAreReadOutInTheSamePlaces() {
        Speech english = new Speech(stall(), ENGLISH::get);
        assertEquals(
                "open bracket 6.420, minus 1.000 close bracket plus open bracket 3.100, 0.500 close bracket times"
                        + " 0.180 plus open bracket 0, 0 close bracket",
                english.numbers(term(Symbol.P_NEXT)));
        assertEquals("open bracket minus 0.500 close bracket squared", english.numbers(term(Symbol.SHARE)));
    }

    @Test
    void aDecisionIsAYesOrANo() {
        assertEquals(
                "d is greater than epsilon? yes. " + ENGLISH.get("term.strayed"),
                new Speech(stall(), ENGLISH::get).told(term(Symbol.STRAYED)));
    }
}
