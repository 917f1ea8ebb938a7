package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.explain.Expression;
import reckon.explain.Kind;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.judge.Variants;
import reckon.run.PlantedSheets.Written;
import reckon.run.Sheets.Sheet;

/**
 * The judge of worksheets finds slips in formulas. Every formula is written wrongly in every way that a slip of the pen can
 * write it, as a slip in the program would: wherever the term has it, in the worksheets of all scenarios; one of them must
 * give it away.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SlipsAreFoundTest {
    /** What makes no difference: what the cap has shortened at the start of a convergence, it shortens as much now. */
    private static final Set<String> NO_SLIPS = Set.of(
            "dt_s = min(t_s − t₀, dt_max) as min(t_s − t₀, dt)", "T_s = min(t_s − t_a, dt_max) as min(t_s − t_a, T)");

    private final PlantedSheets planted = new PlantedSheets();

    /** A slip in how a formula is written. */
    enum Slip {
        /** The label of another term. */
        WRONG_LABEL,
        /** Plus for minus, minus for plus, greater for less. */
        WRONG_SIGN,
        /** The wrong way round. */
        TURNED_ROUND,
        /** No ½. */
        HALF_DROPPED,
        /** No square, no cube. */
        POWER_DROPPED,
        /** Some factor missing. */
        FACTOR_DROPPED
    }

    @ParameterizedTest
    @EnumSource
    void aSlipInAFormulaIsFound(Slip slip) {
        Set<String> missed = new TreeSet<>();
        int[] count = new int[1];
        planted.places()
                .forEach((written, sheets) -> wrong(slip, written, sheets).forEach(wrong -> {
                    count[0]++;
                    String name = name(written, wrong, sheets.getFirst());
                    if (!NO_SLIPS.contains(name) && sheets.stream().noneMatch(sheet -> finds(sheet, written, wrong))) {
                        missed.add(name);
                    }
                }));
        assertEquals(Set.of(), missed, slip + ", of " + count[0]);
        assertTrue(count[0] >= 10, slip + ", only " + count[0]);
    }

    private static boolean finds(Sheet sheet, Written written, Expression wrong) {
        return PlantedSheets.finds(sheet, changed(sheet, written, wrong));
    }

    private static Term changed(Sheet sheet, Written written, Expression wrong) {
        Term term = sheet.term(written.symbol());
        Term changed = Term.computed(term.symbol(), wrong, term.value()).from(term.origins());
        return term.flaw().map(changed::printedWrongly).orElse(changed);
    }

    private static String name(Written written, Expression wrong, Sheet sheet) {
        return written.symbol().plain() + " = " + sheet.worksheet().formula(sheet.term(written.symbol())) + " as "
                + sheet.worksheet().formula(changed(sheet, written, wrong));
    }

    private static Stream<Expression> wrong(Slip slip, Written written, List<Sheet> sheets) {
        Expression formula = written.formula();
        return switch (slip) {
            case WRONG_LABEL -> {
                Set<Symbol> labels = labels(written, sheets);
                yield Variants.of(formula, place -> otherLabels(place, labels, sheets));
            }
            case WRONG_SIGN -> Variants.of(formula, Variants::otherSigns);
            case TURNED_ROUND -> Variants.of(formula, Variants::turnedRound, Variants::hidesTurns);
            case HALF_DROPPED -> Variants.of(formula, Variants::halfDropped);
            case POWER_DROPPED -> Variants.of(formula, Variants::powerDropped);
            case FACTOR_DROPPED -> Variants.of(formula, Variants::factorDropped);
        };
    }

    /** The symbols that stand before a term on some sheet. */
    private static Set<Symbol> labels(Written written, List<Sheet> sheets) {
        Set<Symbol> labels = EnumSet.noneOf(Symbol.class);
        for (Sheet sheet : sheets) {
            sheet.worksheet().terms().stream()
                    .map(Term::symbol)
                    .takeWhile(symbol -> symbol != written.symbol())
                    .forEach(labels::add);
        }
        return labels;
    }

    /** Those of them that are not just another name for the same. */
    private static Stream<Expression> otherLabels(Expression place, Set<Symbol> labels, List<Sheet> sheets) {
        return place instanceof Symbol symbol
                ? labels.stream()
                        .filter(other -> other.kind().vector() == symbol.kind().vector())
                        .filter(other -> !alike(symbol, other, sheets))
                        .map(Expression.class::cast)
                : Stream.of();
    }

    /** Whether two symbols have the same unit, and the same value on all sheets. */
    private static boolean alike(Symbol one, Symbol other, List<Sheet> sheets) {
        return sameUnit(one.kind(), other.kind())
                && sheets.stream()
                        .map(Sheet::worksheet)
                        .allMatch(sheet -> sheet.term(one)
                                .map(Term::value)
                                .equals(sheet.term(other).map(Term::value)));
    }

    private static boolean sameUnit(Kind one, Kind other) {
        return one.metres() == other.metres() && one.seconds() == other.seconds();
    }
}
