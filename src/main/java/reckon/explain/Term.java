package reckon.explain;

import java.util.List;
import java.util.Optional;
import reckon.motion.Vec2;

/**
 * One term of a computation: what it is called, how it was made, and what came out.
 *
 * @param symbol what it is
 * @param formula how it was computed; nothing where it was given, looked up or counted
 * @param value what came out; nought where it is missing
 * @param origins what it came from beside the symbols of its formula
 * @param gap why it is missing, if it is
 * @param flaw what is wrong with the formula as printed, or what the corrected one puts right
 */
public record Term(
        Symbol symbol,
        Optional<Expression> formula,
        Value value,
        List<Origin> origins,
        Optional<Gap> gap,
        Optional<Flaw> flaw) {

    /** Checks that the value is one of its kind, and copies the list. */
    public Term {
        if (symbol.kind().vector() != value instanceof Value.Vector) {
            throw new IllegalArgumentException(symbol + " cannot be " + value);
        }
        origins = List.copyOf(origins);
    }

    /** A term that is not computed here. */
    public static Term given(Symbol symbol, Value value, List<Origin> origins) {
        return new Term(symbol, Optional.empty(), value, origins, Optional.empty(), Optional.empty());
    }

    /** A term that is computed from others. */
    public static Term computed(Symbol symbol, Expression formula, Value value) {
        return new Term(symbol, Optional.of(formula), value, List.of(), Optional.empty(), Optional.empty());
    }

    /** A term that is missing, and counts as nought. */
    public static Term nothing(Symbol symbol, Gap why, Origin... origins) {
        Value nought = symbol.kind().vector() ? Value.of(Vec2.ZERO) : Value.of(0);
        return given(symbol, nought, List.of(origins)).missing(why);
    }

    /** This term, missing. */
    public Term missing(Gap why) {
        return new Term(symbol, formula, value, origins, Optional.of(why), flaw);
    }

    /** This term, which a source prints wrongly. */
    public Term printedWrongly(Flaw how) {
        return new Term(symbol, formula, value, origins, gap, Optional.of(how));
    }

    /** This term with origins beside its formula. */
    public Term from(List<Origin> others) {
        return new Term(symbol, formula, value, others, gap, flaw);
    }

    /** Whether it is computed from other terms. */
    public boolean computed() {
        return formula.isPresent();
    }
}
