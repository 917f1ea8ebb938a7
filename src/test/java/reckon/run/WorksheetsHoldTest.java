package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.judge.Judge;
import reckon.explain.judge.Verdict;

/** What worksheets print is true: every formula comes to its value, with its unit, whatever the scenario. */
class WorksheetsHoldTest {
    /** What no sheet of a run tells; the worked examples and the sheets of games have them. */
    private static final Set<Symbol> ELSEWHERE = elsewhere();

    /** The letters that two sources use for two things which can stand on one sheet; never in one formula. */
    private static final Set<String> TWICE = Set.of("C: [C, COEFFICIENT_C]", "T: [LAPSE, TIME]");

    private static final Set<String> LIKE_NAMED = new TreeSet<>();
    private static final Set<Symbol> TOLD = EnumSet.noneOf(Symbol.class);
    private static int computed;
    private static int broken;

    /** The first complaint of each sort. */
    private final Map<String, String> complaints = new TreeMap<>();

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void everyFormulaComesToItsValue(long seed) {
        Sheets sheets = new Sheets(seed);
        for (int i = 0; i < 200; i++) {
            sheets.next().forEach(this::judge);
        }
        assertEquals(Map.of(), complaints);
    }

    private void judge(Sheets.Sheet sheet) {
        Verdict verdict = Judge.of(sheet.worksheet(), sheet.printed());
        verdict.complaints()
                .forEach(complaint ->
                        complaints.putIfAbsent(complaint.symbol() + " " + complaint.finding(), complaint.detail()));
        Map<String, Set<Symbol>> names = new TreeMap<>();
        for (Term term : sheet.worksheet().terms()) {
            TOLD.add(term.symbol());
            names.computeIfAbsent(term.symbol().plain(), _ -> EnumSet.noneOf(Symbol.class))
                    .add(term.symbol());
        }
        names.forEach((name, symbols) -> {
            if (symbols.size() > 1) {
                LIKE_NAMED.add(name + ": " + symbols);
            }
        });
        computed += verdict.computed();
        broken += verdict.broken();
    }

    private static Set<Symbol> elsewhere() {
        Set<Symbol> symbols = EnumSet.range(Symbol.CLIENT_ASKS, Symbol.NEWER);
        symbols.addAll(EnumSet.range(Symbol.PACKET_SENT, Symbol.ARRIVAL_JITTER));
        symbols.addAll(EnumSet.of(
                Symbol.GOOD_TO_BAD,
                Symbol.BAD_TO_GOOD,
                Symbol.MEAN_LOSS,
                Symbol.MEAN_BURST,
                Symbol.EFFECT,
                Symbol.DRAW));
        return symbols;
    }

    @AfterAll
    static void everySymbolWasJudged() {
        assertEquals(EnumSet.complementOf(EnumSet.copyOf(ELSEWHERE)), TOLD);
        assertEquals(TWICE, LIKE_NAMED, "symbols that are written alike");
        assertTrue(computed > 50_000 && broken > 500, () -> computed + " terms, " + broken + " with units that break");
    }
}
