package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import reckon.explain.Flaw;
import reckon.explain.Kind;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.explain.Worksheet;
import reckon.explain.judge.Finding;
import reckon.explain.judge.Judge;
import reckon.run.PlantedSheets.Written;
import reckon.run.Sheets.Sheet;

/** The judge of worksheets finds stale numbers, wrong units, missing inputs, and flaws forgotten or made up. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PlantedMistakesTest {
    /** How often a stale number is planted in a formula. */
    private static final int TIMES = 20;

    private final PlantedSheets planted = new PlantedSheets();

    private void eachTerm(BiConsumer<Sheet, Term> visitor) {
        for (Sheet sheet : planted.sheets()) {
            sheet.worksheet().terms().forEach(term -> visitor.accept(sheet, term));
        }
    }

    /** The formulas that show a term. */
    private static List<String> users(Sheet sheet, Term term) {
        return sheet.worksheet().terms().stream()
                .filter(other -> sheet.worksheet().inputs(other).contains(term.symbol()))
                .map(sheet.worksheet()::formula)
                .toList();
    }

    /** A computed value cannot be the one of the frame before without being found. */
    @Test
    void aStaleResultIsFound() {
        Map<Written, Integer> times = new HashMap<>();
        eachTerm((sheet, term) -> Written.of(term).ifPresent(written -> {
            Value old = old(sheet, term);
            if (times.getOrDefault(written, 0) < TIMES && differ(old, term.value(), largest(sheet))) {
                times.merge(written, 1, Integer::sum);
                assertTrue(PlantedSheets.finds(sheet, stale(term, old)), () -> term + " as " + old);
            }
        }));
        assertTrue(times.size() > 90, () -> times.size() + " formulas");
    }

    /** A given value that is the one of the frame before is found by a formula that shows it, if not everywhere. */
    @Test
    void aStaleInputIsFound() {
        Set<Symbol> stale = EnumSet.noneOf(Symbol.class);
        Set<Symbol> found = EnumSet.noneOf(Symbol.class);
        eachTerm((sheet, term) -> {
            Value old = old(sheet, term);
            if (!term.computed()
                    && !found.contains(term.symbol())
                    && differ(old, term.value(), largest(sheet))
                    && !users(sheet, term).isEmpty()) {
                stale.add(term.symbol());
                if (PlantedSheets.finds(sheet, stale(term, old))) {
                    found.add(term.symbol());
                }
            }
        });
        assertEquals(stale, found);
        assertTrue(stale.size() > 30, () -> stale.size() + " symbols");
    }

    private static Value old(Sheet sheet, Term term) {
        return sheet.before().term(term.symbol()).map(Term::value).orElse(term.value());
    }

    private static Term stale(Term term, Value old) {
        return new Term(term.symbol(), term.formula(), old, term.origins(), term.gap(), term.flaw());
    }

    private static double largest(Sheet sheet) {
        return sheet.worksheet().terms().stream()
                .flatMap(term -> numbers(term.value()).stream())
                .filter(Double::isFinite)
                .mapToDouble(Math::abs)
                .max()
                .orElse(0);
    }

    /** Whether two values differ by more than the judge lets pass. */
    private static boolean differ(Value one, Value other, double scale) {
        List<Double> ones = numbers(one);
        List<Double> others = numbers(other);
        return IntStream.range(0, ones.size()).anyMatch(i -> Math.abs(ones.get(i) - others.get(i)) > 1e-9 * scale);
    }

    private static List<Double> numbers(Value value) {
        return switch (value) {
            case Value.Scalar(double number) -> List.of(number);
            case Value.Vector(var vector) -> List.of(vector.x(), vector.y());
        };
    }

    /** A symbol of another unit is found wherever a formula shows it or gives it; but where the source breaks the units itself. */
    @Test
    void aWrongUnitIsFound() {
        Set<List<Object>> wrong = new HashSet<>();
        Set<String> missed = new TreeSet<>();
        eachTerm((sheet, term) -> {
            List<String> shown = users(sheet, term);
            String formula = sheet.worksheet().formula(term);
            if (sheet.printed() || (shown.isEmpty() && formula.isEmpty())) {
                return;
            }
            unlike(term.symbol().kind())
                    .filter(other -> wrong.add(List.of(term.symbol(), other, shown, formula)))
                    .filter(other -> !PlantedSheets.finds(sheet, sheet.worksheet(), with(term.symbol(), other)))
                    .forEach(other -> missed.add(term.symbol() + " as " + other + " in " + shown));
        });
        assertEquals(Set.of(), missed);
        assertTrue(wrong.size() > 1000, () -> wrong.size() + " wrong units");
    }

    private static Function<Symbol, Kind> with(Symbol symbol, Kind other) {
        return one -> one == symbol ? other : one.kind();
    }

    /** The kinds of other units. */
    private static Stream<Kind> unlike(Kind kind) {
        return Stream.of(Kind.values())
                .filter(other -> other.vector() == kind.vector())
                .filter(other -> other.metres() != kind.metres() || other.seconds() != kind.seconds());
    }

    @Test
    void aMissingInputIsFound() {
        Set<List<Object>> missing = new HashSet<>();
        eachTerm((sheet, term) -> {
            List<String> shown = users(sheet, term);
            if (!shown.isEmpty() && missing.add(List.of(term.symbol(), shown))) {
                Worksheet without =
                        PlantedSheets.made(sheet.worksheet().terms().stream().filter(other -> !other.equals(term)));
                assertTrue(
                        Judge.of(without, sheet.printed()).findings().contains(Finding.INPUT_MISSING),
                        () -> "no " + term.symbol());
            }
        });
        assertTrue(missing.size() > 200, () -> missing.size() + " inputs");
    }

    /** The missing square breaks the units where it is printed; whoever does not say so, or says so elsewhere, is found. */
    @Test
    void aFlawForgottenOrMadeUpIsFound() {
        Set<Written> forgotten = new HashSet<>();
        Set<Written> madeUp = new HashSet<>();
        eachTerm((sheet, term) -> Written.of(term).filter(_ -> sheet.printed()).ifPresent(written -> {
            if (lacksSquare(term)) {
                if (forgotten.add(written)) {
                    Term silent = Term.computed(written.symbol(), written.formula(), term.value());
                    assertTrue(findings(sheet, silent).contains(Finding.WRONG_UNIT));
                }
            } else if (sheet.worksheet().terms().stream().noneMatch(PlantedMistakesTest::lacksSquare)
                    && madeUp.add(written)) {
                assertTrue(findings(sheet, term.printedWrongly(Flaw.SQUARE_MISSING))
                        .contains(Finding.UNIT_HOLDS));
            }
        }));
        // ½·a₀·dt now and at the start of a convergence, and the velocity at the start
        assertEquals(3, forgotten.size());
        assertTrue(madeUp.size() > 60, () -> madeUp.size() + " made up");
    }

    private static Set<Finding> findings(Sheet sheet, Term changed) {
        return Judge.of(PlantedSheets.with(sheet.worksheet(), changed), true).findings();
    }

    private static boolean lacksSquare(Term term) {
        return term.flaw().filter(Flaw.SQUARE_MISSING::equals).isPresent();
    }
}
