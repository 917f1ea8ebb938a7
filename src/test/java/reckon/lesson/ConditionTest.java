package reckon.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.run.Measure;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.scheme.GameMeasure;
import reckon.scheme.GameMeasures;
import reckon.scheme.GameRun;
import reckon.scheme.SchemeKind;

/** What conditions mean: against closed forms, and against what the run itself says. */
class ConditionTest {
    /** Straight on at 2 m/s for 4 s; two stalls; the first method stands still between updates, the second goes on. */
    private static final Played STRAIGHT = played("""
        track:
          points: |
            0 0 0
            4 8 0
        sender: {policy: interval, interval: 0.1, window: 0.05}
        network: {delay: 0.1, stalls: [{at: 1.52, length: 0.4}, {at: 3.02, length: 0.3}]}
        methods:
          - {name: one, predictor: hold, convergence: snap}
          - {name: two, predictor: first, convergence: snap, stallAfter: 10}
        """);

    private static final Played PATENT = played("""
        track: {generator: circle, duration: 6}
        sender: {policy: interval, interval: 0.05}
        network: {delay: 0.05, stalls: [{at: 2, length: 0.4}, {at: 4, length: 0.4}]}
        methods:
          - {name: patent, predictor: patent, convergence: snap, c: 1.5}
        """);

    private static final String GAME_TEXT = """
        scheme:
          kind: prediction-and-pull
          clients:
            A: {up: 0.05, down: 0.05}
            B: {up: 0.1, down: 0.1}
          commands:
            - {at: 0.5, client: A, from: [0, 0], to: [4, 0]}
        """;

    private static Played played(String text) {
        try {
            return Played.of(Documents.parse(text, Path.of("test.yaml")));
        } catch (InputException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean holds(String condition, Played played) throws BadCondition {
        return Condition.parse(condition, played instanceof Played.OfGame).comesTrue(new Scene(played));
    }

    private static double value(String figure, Played played, int frame) throws BadCondition {
        ConditionParser parser = new ConditionParser(Tokens.of(figure), Names.of(played instanceof Played.OfGame));
        Phrase.Figure parsed = parser.figure();
        parser.end();
        return new Scene(played).value(parsed, frame);
    }

    @ParameterizedTest
    @CsvSource({
        "20 cm, 0.2, m",
        "0.3 s, 0.3, s",
        "120 ms, 0.12, s",
        "5 %, 0.05, ''",
        "５％, 0.05, ''",
        "2 m/s, 2, m/s",
        "3 kB/s, 3000, B/s",
        "2 /s, 2, 1/s",
        "30 /min, 0.5, 1/s",
        "0.1 m·s, 0.1, m·s",
        "2 m/s², 2, m/s²",
        "2 m/s^3, 2, m/s³",
        "7, 7, ''",
        "1.5e3 B, 1500, B",
        "3 km, 3000, m",
        "4 mm, 0.004, m",
        "250 µs, 0.00025, s",
        "2 MB, 2000000, B",
        "6 ‰, 0.006, ''"
    })
    void numbersWithUnits(String text, double value, String unit) {
        Amount amount = Amount.parse(text).orElseThrow();
        assertEquals(value, amount.value());
        assertEquals(unit, amount.dimension().unit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "m", "1 2", "1 parsec", "1 m m", "1 m/", "one", "1e999", "--1"})
    void whatIsNoAmount(String text) {
        assertTrue(Amount.parse(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "1 + 2 × 3, 7",
        "(1 + 2) * 3, 9",
        "8 ÷ 4 ÷ 2, 1",
        "8 - 4 − 2, 2",
        "-2 * 3, -6",
        "2 * -3, -6",
        "7 / 2, 3.5",
        "2 m / 4 s, 0.5",
        "1 - -1, 2",
        "max(time) - min(time), 5",
        "6 m / 2 m/s, 3"
    })
    void arithmetic(String text, double value) throws BadCondition {
        assertEquals(value, value(text, STRAIGHT, 0), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({
        "1 = 1 or 1 = 2 and 1 = 3, true",
        "(1 = 1 or 1 = 2) and 1 = 3, false",
        "not 1 = 2 and 1 = 1, true",
        "not (1 = 1 or 1 = 1), false",
        "1 < 1, false",
        "1 <= 1, true",
        "1 ≥ 1, true",
        "1 ≠ 1, false",
        "2 != 1, true",
        "1 == 1, true",
        "0.1 + 0.2 = 0.3, true",
        "0.1 + 0.2 > 0.3, false",
        "1 = 1.1 ± 0.1, true",
        "1 = 1.2 +- 0.1, false",
        "20 cm = 0.2 m, true",
        "1 = 1 and 2 = 2 and 3 = 3, true"
    })
    void logic(String text, boolean value) throws BadCondition {
        assertEquals(value, holds(text, STRAIGHT));
    }

    @ParameterizedTest
    @EnumSource(Measure.class)
    void measuresOfMethods(Measure measure) throws BadCondition {
        Played.OfMethods played = (Played.OfMethods) STRAIGHT;
        double first = measure.of(played.measures().get(0)).orElseThrow();
        double second = measure.of(played.measures().get(1)).orElseThrow();
        double scale = measure.unit().equals("1/min") ? 1 / 60.0 : 1;
        assertEquals(first * scale, value(measure.column(), STRAIGHT, 0), 1e-12);
        assertEquals(second * scale, value(measure.column() + "(2)", STRAIGHT, 0), 1e-12);
        assertTrue(Double.isNaN(value(measure.column() + "(3)", STRAIGHT, 0)));
    }

    @ParameterizedTest
    @CsvSource({
        "duration, 4",
        "length, 8",
        "methods, 2",
        "stalls, 2",
        "stalls(2), 0",
        "updates, 51",
        "lost, 0",
        "delay, 0.1",
        "network.delay, 0.1",
        "interval, 0.1",
        "window, 0.1",
        "sender.window, 0.05",
        "method.time, 0.3",
        "seed, 42",
        "c(2), 1",
        "stallAfter(2), 10",
        "loss.p, 0"
    })
    void numbersOfTheWholeRun(String name, double value) throws BadCondition {
        assertEquals(value, value(name, STRAIGHT, 0), 1e-9);
    }

    /** At 2 m/s a point that stands where an update left it is behind by the age of the update. */
    @Test
    void whatDiffersFromFrameToFrame() throws BadCondition {
        Run run = ((Played.OfMethods) STRAIGHT).run();
        assertEquals(1.25, value("time", STRAIGHT, 75));
        assertEquals(2, value("speed", STRAIGHT, 75), 1e-9);
        // 1.25 s: the update of 1.1 s is the last that has come
        assertEquals(0.3, value("error", STRAIGHT, 75), 1e-9);
        assertEquals(0.3, value("at(1.25 s, error)", STRAIGHT, 0), 1e-9);
        assertEquals(0.3, value("at(1.25, error)", STRAIGHT, 0), 1e-9);
        assertEquals(run.error(run.methods().get(1), 200), value("error(2)", STRAIGHT, 200));
        assertTrue(Double.isNaN(value("error", STRAIGHT, 0)), "nothing is drawn yet");
        assertTrue(Double.isNaN(value("at(99 s, error)", STRAIGHT, 0)));
        double most = Double.NaN;
        for (int frame = run.methods().getFirst().firstFrame(); frame < run.frames(); frame++) {
            most = Double.isNaN(most)
                    ? run.error(run.methods().getFirst(), frame)
                    : Math.max(most, run.error(run.methods().getFirst(), frame));
        }
        assertEquals(most, value("max(error)", STRAIGHT, 0));
        assertEquals(value("mean", STRAIGHT, 0), value("mean(error)", STRAIGHT, 0), 1e-12);
        assertEquals(0, value("min(speed)", STRAIGHT, 0), 1e-9);
    }

    /**
     * The first stall lets nothing through from 1.52 to 1.92 s. The last update before it was sent at 1.4 s and arrived at 1.5 s;
     * the frame before 1.92 s is at 1.9166… s, where the truth is at 3.8333… m and the point at 2.8 m.
     */
    @Test
    void theErrorAtTheEndOfAStall() throws BadCondition {
        assertEquals(2 * (115 / 60.0 - 1.4), value("end_error(stall 1)", STRAIGHT, 0), 1e-9);
        assertTrue(holds("end_error(stall 2) > 50 cm", STRAIGHT));
        assertFalse(holds("end_error(stall 3) > 0 m", STRAIGHT), "there is no third");
        assertFalse(holds("end_error(stall 3) != 0 m", STRAIGHT), "there is no third");
        assertFalse(holds("end_error(stall 1, 2) >= 0 m", STRAIGHT), "the second method noticed none");
    }

    @Test
    void words() throws BadCondition {
        assertTrue(holds("predictor = hold and predictor(2) != hold", STRAIGHT));
        assertTrue(holds("phase = stalled", STRAIGHT));
        assertTrue(holds("at(1.8 s, phase) = stalled", STRAIGHT));
        assertTrue(holds("at(1 s, phase) != stalled", STRAIGHT));
        assertFalse(holds("phase(2) = stalled", STRAIGHT));
        assertTrue(holds("timeStamps = true and timeStamps(2) and not recorded", STRAIGHT));
        assertTrue(holds("policy = interval", STRAIGHT));
        assertFalse(holds("predictor(3) != hold", STRAIGHT), "there is no third method");
    }

    @Test
    void aSettingThatIsNothingIsUnlikeEveryNumber() throws BadCondition {
        assertTrue(holds("rate != 5 kB/s", STRAIGHT));
        assertFalse(holds("rate = 5 kB/s", STRAIGHT));
        assertFalse(holds("rate < 5 kB/s or rate >= 5 kB/s", STRAIGHT));
        assertTrue(holds("rate = null and stallAfter(2) != null", STRAIGHT));
    }

    @Test
    void formulaTerms() throws BadCondition {
        assertTrue(holds("C = 1.5", PATENT));
        assertTrue(holds("c = 1.5", PATENT));
        assertTrue(holds("jitterLapse > 0.3 s and phase = stalled", PATENT));
        assertFalse(holds("jitterLapse > 0.6 s", PATENT));
        assertTrue(holds("length(delta) > 0 m", PATENT), "the first stall teaches the second one");
        assertTrue(holds("length(p0) = 1 m ± 100 m", STRAIGHT));
        // on the straight way the receiver has 2 m/s
        assertTrue(holds("x(v0(2)) = 2 m/s ± 1 mm/s and y(v0(2)) = 0 m/s", STRAIGHT));
        assertFalse(holds("jitterLapse >= 0 s or jitterLapse != 0 s", STRAIGHT), "hold has no such term");
    }

    @Test
    void forATime() throws BadCondition {
        assertTrue(holds("phase = stalled for 200 ms", STRAIGHT));
        assertFalse(holds("phase = stalled for 400 ms", STRAIGHT));
        assertTrue(holds("time >= 4 s for 1 s", STRAIGHT));
        assertFalse(holds("time >= 4 s for 1.02 s", STRAIGHT));
        assertTrue(holds("delay = 100 ms for 5 s", STRAIGHT));
    }

    @ParameterizedTest
    @EnumSource(GameMeasure.class)
    void measuresOfGames(GameMeasure measure) throws BadCondition {
        Played.OfGame game = (Played.OfGame) played(GAME_TEXT);
        double own = measure.of(game.measures()).orElse(Double.NaN);
        double verified = measure.of(
                        GameMeasures.of(GameRun.of(game.run().game().withKind(SchemeKind.VERIFIED_FIRST))))
                .orElse(Double.NaN);
        assertEquals(own, value(measure.column(), game, 0));
        assertEquals(own, value(measure.column() + "[prediction-and-pull]", game, 0));
        assertEquals(verified, value(measure.column() + "[verified-first]", game, 0));
    }

    @Test
    void games() throws BadCondition {
        Played game = played(GAME_TEXT);
        assertTrue(holds("commands = 1 and walls = 0 and clients = 2", game));
        assertTrue(holds("kind = prediction-and-pull and kind != verified-first", game));
        assertTrue(holds("speed = 2 m/s and topSpeed = null", game));
        assertTrue(holds("disagreement > 10 cm", game));
        assertTrue(holds("input_delay < input_delay[verified-first]", game));
        assertTrue(holds("max(disagreement) <= max_disagreement + 1 mm", game));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "error < 0.2 | compares what is in m with what is a bare number; write its unit, as 0.2 m",
                "error + time < 1 m | adds what is in m and what is in s",
                "error * 2 < 1 m² | compares what is in m with what is in m²",
                "rms | is a number",
                "nothing_like_it > 1 | names nothing_like_it, which there is not",
                "rmss < 1 m | did you mean rms?",
                "kind = verified-first | a setting of games, where methods run",
                "delay(2) > 1 s | is not a method's; take the brackets away",
                "phase < stalled | is = or !=",
                "name = x | words of a person",
                "max_disagreement[verified-frist] > 1 m | did you mean",
                "rms[verified-first] > 1 m | no schemes among methods",
                "end_error(stall 0) > 1 m | counted from 1",
                "1 = 1 ± 1 s | takes what is a bare number ± what is in s",
                "1 < 2 ± 1 | write a = b ± c",
                "$x > 1 | has $, which means nothing",
                "误差 > 1 | has 误, which means nothing",
                "1 = 1 1 | has 1 where it should end",
                "1 = | has nothing more where a number",
                "at(1 m, error) > 1 m | a moment that is in m",
                "foo(rms) > 1 m | has foo( ), which there is not",
                "(1 = 1) + 1 = 2 | takes what is true or false for a number",
                "predictor + 1 = 2 | takes predictor for a number",
                "not 5 | is a number",
                "1e999 > 1 | is too large"
            })
    void whatMeansNothing(String text, String message) {
        BadCondition bad = assertThrows(BadCondition.class, () -> Condition.parse(text, false));
        assertTrue(bad.says().contains(message), bad::says);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rms < 1 m | names rms, which there is not",
                "max_disagreement(2) < 1 m | a game has no methods",
                "delay < 1 s | each client has its own ways",
                "predictor = hold | a setting of methods, where a game is played",
                "length(delta) > 1 m | a game has no formula terms on its frames",
                "end_error(stall 1) > 1 m | only methods have",
                "commands[verified-first] = 1 | is no measure of games"
            })
    void whatMeansNothingInAGame(String text, String message) {
        BadCondition bad = assertThrows(BadCondition.class, () -> Condition.parse(text, true));
        assertTrue(bad.says().contains(message), bad::says);
    }

    @Test
    void everyNameOfTheRegistriesIsKnown() throws BadCondition {
        for (boolean game : new boolean[] {false, true}) {
            for (String name : Names.of(game).all()) {
                try {
                    assertTrue(Names.of(game).find(name, Names.UNSAID).isPresent(), name);
                } catch (BadCondition e) {
                    // a vector, a name or a way of a client: what to write instead is said
                    assertTrue(e.says().contains("; "), e::says);
                }
            }
        }
    }

    @Test
    void stallsThatAMethodNoticed() {
        MethodRun method = ((Played.OfMethods) STRAIGHT).run().methods().getFirst();
        assertEquals(2, method.noticedStalls());
        assertEquals(2, method.stallEndsMicros().size());
        assertEquals(
                "[1920000, 3320000]",
                Arrays.toString(method.stallEndsMicros().stream()
                        .mapToLong(Long::longValue)
                        .toArray()));
    }
}
