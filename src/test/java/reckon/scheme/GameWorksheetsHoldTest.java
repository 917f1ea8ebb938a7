package reckon.scheme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.explain.Flaw;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.explain.judge.Judge;
import reckon.explain.judge.Verdict;
import reckon.motion.Vec2;
import reckon.scheme.Happening.What;

/** What the worksheets of games print is true, and says the very numbers of the events, whatever the game. */
class GameWorksheetsHoldTest {
    private static final int GAMES = Boolean.getBoolean("reckon.long") ? 1000 : 80;

    /** What only sheets of games tell. */
    private static final Set<Symbol> OF_GAMES = EnumSet.range(Symbol.CLIENT_ASKS, Symbol.NEWER);

    private static final Set<Symbol> TOLD = EnumSet.noneOf(Symbol.class);
    private static int computed;
    private static int twoForms;

    /** The first complaint of each sort. */
    private final Map<String, String> complaints = new TreeMap<>();

    @ParameterizedTest
    @EnumSource
    void everyFormulaComesToItsValue(SchemeKind kind) {
        RandomGames games = new RandomGames(71 + kind.word().hashCode());
        for (int i = 0; i < GAMES; i++) {
            GameRun run = GameRun.of(games.next(kind));
            for (int event = 0; event < run.happenings().size(); event++) {
                Happening happening = run.happenings().get(event);
                Worksheet sheet = run.worksheet(event);
                judge(happening, sheet);
                run.otherForm(event).ifPresent(other -> {
                    judge(happening, other);
                    assertTrue(other.terms().stream().anyMatch(GameWorksheetsHoldTest::countsFromT1));
                    twoForms++;
                });
                happening.detail().forEach((name, value) -> holdDetail(happening, name, value, sheet));
                assertTrue(!sheet.steps().isEmpty(), happening::toString);
            }
        }
        assertEquals(Map.of(), complaints);
    }

    private static boolean countsFromT1(Term term) {
        return term.flaw().filter(Flaw.LATENESS_FROM_T1::equals).isPresent();
    }

    private void judge(Happening happening, Worksheet sheet) {
        Verdict verdict = Judge.of(sheet, false);
        verdict.complaints()
                .forEach(complaint -> complaints.putIfAbsent(
                        happening.what() + " " + complaint.symbol() + " " + complaint.finding(), complaint.detail()));
        sheet.terms().forEach(term -> TOLD.add(term.symbol()));
        computed += verdict.computed();
    }

    private void holdDetail(Happening happening, String name, Object value, Worksheet sheet) {
        if (Details.isTerm(name)) {
            Symbol symbol = Details.symbol(happening.what(), name);
            Object told = value instanceof Vec2 ? sheet.vector(symbol) : sheet.number(symbol);
            assertEquals(value, told, () -> symbol + " of " + happening);
        }
    }

    @Test
    void aClientKnowsItsClockFromTheSheetOfItsLogin() {
        for (SchemeKind kind : SchemeKind.values()) {
            GameRun run = GameRun.of(new RandomGames(9).next(kind));
            for (int event = 0; event < run.happenings().size(); event++) {
                Happening one = run.happenings().get(event);
                if ("login-answer".equals(one.detail().get("what")) && one.what() == What.RECEIVE) {
                    assertEquals(
                            run.state(one.node(), run.seconds()).timeModified().orElseThrow(),
                            run.worksheet(event).number(Symbol.TIME_MODIFIED));
                }
            }
        }
    }

    @AfterAll
    static void everySymbolOfGamesWasJudged() {
        Set<Symbol> untold = EnumSet.copyOf(OF_GAMES);
        untold.removeAll(TOLD);
        assertEquals(Set.of(), untold);
        assertTrue(computed > 50_000 && twoForms > 100, () -> computed + " terms, " + twoForms + " in two forms");
    }
}
