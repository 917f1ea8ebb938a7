package reckon.draw;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import reckon.explain.Kind;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.explain.Worksheet;
import reckon.motion.Vec2;

/** A worksheet as drawings read it: what is missing has no value, and each term a place in the order. */
final class ToldTerms {
    private final Worksheet sheet;
    private final Map<Symbol, Integer> indices = new EnumMap<>(Symbol.class);

    ToldTerms(Worksheet sheet) {
        this.sheet = sheet;
        for (int i = 0; i < sheet.terms().size(); i++) {
            indices.put(sheet.terms().get(i).symbol(), i);
        }
    }

    Worksheet sheet() {
        return sheet;
    }

    /** The place of a term in the order; after all others where there is none. */
    int index(Symbol symbol) {
        return indices.getOrDefault(symbol, Integer.MAX_VALUE);
    }

    boolean isMissing(Symbol symbol) {
        return sheet.term(symbol).flatMap(Term::gap).isPresent();
    }

    private Optional<Value> value(Symbol symbol) {
        return sheet.term(symbol).filter(term -> term.gap().isEmpty()).map(Term::value);
    }

    Optional<Vec2> vector(Symbol symbol) {
        return value(symbol)
                .filter(Value.Vector.class::isInstance)
                .map(value -> ((Value.Vector) value).vector())
                .filter(vector -> Double.isFinite(vector.x()) && Double.isFinite(vector.y()));
    }

    /** Where a position is, m. */
    Optional<Vec2> place(Symbol symbol) {
        return symbol.kind() == Kind.POSITION ? vector(symbol) : Optional.empty();
    }

    Optional<Double> number(Symbol symbol) {
        return value(symbol)
                .filter(Value.Scalar.class::isInstance)
                .map(value -> ((Value.Scalar) value).number())
                .filter(Double::isFinite);
    }
}
