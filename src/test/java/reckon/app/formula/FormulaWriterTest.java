package reckon.app.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import reckon.explain.Expression;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.explain.Worksheet;
import reckon.file.ReadyMade;
import reckon.motion.Vec2;
import reckon.run.Explanation;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.Worksheets;
import reckon.setting.Settings;

/** Formulas as lines to be typeset: every symbol keeps its mark, and every line can be set. */
class FormulaWriterTest {
    private final Typesetter typesetter = new Typesetter();

    static Stream<List<String>> methods() {
        List<String> predictors = List.of("hold", "first", "second", "patent");
        Stream<List<String>> all = predictors.stream()
                .flatMap(predictor -> Settings.CONVERGENCE.words().stream()
                        .flatMap(convergence ->
                                Stream.of("printed", "corrected").map(form -> List.of(predictor, convergence, form))));
        return Stream.concat(all, Stream.of(List.of("snapshot", "snap", "corrected")));
    }

    private static Run run(List<String> method) {
        Scenario demo = ReadyMade.read("demo").scenario();
        return Simulator.run(demo.with(Settings.PREDICTOR, 0, method.get(0))
                .with(Settings.CONVERGENCE, 0, method.get(1))
                .with(Settings.FORM, 0, method.get(2)));
    }

    @ParameterizedTest
    @MethodSource("methods")
    void everySymbolOfAFormulaCanBePointedAt(List<String> method) {
        MethodRun shown = run(method).methods().getFirst();
        // before the first stall, in it, after it, in the second one and after it
        for (double seconds : new double[] {0.3, 2.0, 4.05, 4.5, 4.9, 8.9, 9.1}) {
            Explanation.of(shown, seconds).ifPresent(both -> {
                assertPointable(both.worksheet());
                assertPointable(both.other());
            });
        }
    }

    @Test
    void soCanThoseOfTheOtherSheets() {
        Run run = run(List.of("patent", "cubic", "corrected"));
        assertPointable(Worksheets.sender(run, 3));
        assertPointable(Worksheets.fate(run, 20));
        MethodRun first = run.methods().getFirst();
        assertPointable(Worksheets.measures(run, first, 300, run.measures(first)));
        Run threshold = Simulator.run(ReadyMade.read("dodge").scenario());
        assertPointable(Worksheets.sender(threshold, 2.5));
    }

    private void assertPointable(Worksheet sheet) {
        FormulaWriter writer = new FormulaWriter(sheet);
        for (Term term : sheet.steps()) {
            Set<Symbol> expected = EnumSet.of(term.symbol());
            expected.addAll(sheet.inputs(term));
            assertEquals(expected, shown(writer.symbols(term)), () -> "in symbols: " + term);
            assertEquals(Set.of(term.symbol()), shown(FormulaWriter.result(term)));
            Set<Symbol> numbers = shown(writer.numbers(term));
            expected.remove(term.symbol());
            assertEquals(term.computed() ? expected : Set.of(), numbers, () -> "in numbers: " + term);
        }
    }

    /** The symbols that something is drawn for. */
    private Set<Symbol> shown(Line line) {
        Set<Symbol> shown = EnumSet.noneOf(Symbol.class);
        for (String piece : line.pieces()) {
            Outline outline = typesetter.outline(piece);
            assertTrue(outline.width() > 0, piece);
            for (Outline.Part part : outline.parts()) {
                assertFalse(part.path().isEmpty() || part.path().contains("NaN"), piece);
                if (part.mark() > 0) {
                    shown.addAll(line.symbols(part.mark()));
                }
            }
        }
        return shown;
    }

    @ParameterizedTest
    @EnumSource
    void everySymbolIsTypeset(Symbol symbol) {
        assertEquals(Set.of(symbol), shown(FormulaWriter.name(symbol)));
    }

    @Test
    void aLineIsBrokenBetweenWhatIsAddedUp() {
        Worksheet.Draft draft = new Worksheet.Draft();
        draft.put(Term.given(Symbol.P0, Value.of(new Vec2(1, -2)), List.of()));
        draft.put(Term.given(Symbol.V0, Value.of(new Vec2(0, 3)), List.of()));
        draft.put(Term.given(Symbol.ELAPSED, Value.of(0.25), List.of()));
        draft.put(Symbol.VELOCITY_TERM, Expression.times(Symbol.V0, Symbol.ELAPSED), new Vec2(0, 0.75));
        draft.put(Symbol.MODEL, Expression.sum(Symbol.P0, Symbol.VELOCITY_TERM), new Vec2(1, -1.25));
        Worksheet sheet = draft.worksheet();
        Line line = new FormulaWriter(sheet).numbers(sheet.term(Symbol.MODEL).orElseThrow());
        assertEquals(3, line.pieces().size());
        String sum = unmarked(String.join("", line.pieces()));
        assertTrue(sum.contains("\\begin{pmatrix}1.000\\\\-2.000\\end{pmatrix}"), sum);
        assertTrue(unmarked(line.pieces().getLast()).endsWith("{0.250}}"), sum);
        // what is written in the place of a term belongs to it, and it to the term
        List<Symbol> within = line.symbols(typesetter.outline(line.pieces().getLast()).parts().stream()
                .mapToInt(Outline.Part::mark)
                .filter(mark -> mark > 0)
                .filter(mark -> line.mark(mark).symbol().equals(Optional.of(Symbol.ELAPSED)))
                .findFirst()
                .orElseThrow());
        assertEquals(List.of(Symbol.ELAPSED, Symbol.VELOCITY_TERM), within);
    }

    private static String unmarked(String tex) {
        return tex.replaceAll("\\\\textcolor\\{0,0,\\d+}", "");
    }
}
