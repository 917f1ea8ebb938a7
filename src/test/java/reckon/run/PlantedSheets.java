package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import reckon.explain.Expression;
import reckon.explain.Kind;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.explain.judge.Judge;
import reckon.run.Sheets.Sheet;

/** Sound worksheets of some scenarios, in which mistakes are planted. */
final class PlantedSheets {
    private static final int SCENARIOS = 300;

    private final List<Sheet> sheets = new ArrayList<>();
    private final Map<Written, List<Sheet>> places = new LinkedHashMap<>();

    /** A term and its formula. */
    record Written(Symbol symbol, Expression formula) {

        static Optional<Written> of(Term term) {
            return term.formula().map(formula -> new Written(term.symbol(), formula));
        }
    }

    PlantedSheets() {
        Sheets source = new Sheets(7);
        for (int i = 0; i < SCENARIOS; i++) {
            source.next().forEach(this::add);
        }
    }

    private void add(Sheet sheet) {
        assertEquals(List.of(), Judge.of(sheet.worksheet(), sheet.printed()).complaints());
        sheets.add(sheet);
        for (Term term : sheet.worksheet().terms()) {
            Written.of(term)
                    .ifPresent(written -> places.computeIfAbsent(written, _ -> new ArrayList<>())
                            .add(sheet));
        }
    }

    List<Sheet> sheets() {
        return sheets;
    }

    /** Every formula that a term has, and the sheets where it has it. */
    Map<Written, List<Sheet>> places() {
        return places;
    }

    /** Whether the judge finds something on a sheet with a changed term. */
    static boolean finds(Sheet sheet, Term changed) {
        return finds(sheet, with(sheet.worksheet(), changed), Symbol::kind);
    }

    /** Whether the judge finds something on a changed sheet. */
    static boolean finds(Sheet sheet, Worksheet changed, Function<Symbol, Kind> kinds) {
        return !Judge.of(changed, sheet.printed(), kinds).complaints().isEmpty();
    }

    /** A sheet with a changed term. */
    static Worksheet with(Worksheet sheet, Term changed) {
        return made(sheet.terms().stream().map(term -> term.symbol() == changed.symbol() ? changed : term));
    }

    /** A sheet of terms. */
    static Worksheet made(Stream<Term> terms) {
        Worksheet.Draft draft = new Worksheet.Draft();
        terms.forEach(draft::put);
        return draft.worksheet();
    }
}
