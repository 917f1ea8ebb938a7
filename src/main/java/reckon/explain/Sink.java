package reckon.explain;

import java.util.List;
import reckon.motion.Vec2;

/**
 * Takes the terms of a computation while it goes on. Whoever computes asks {@link #listens} first, so that a silent sink costs
 * nothing.
 */
public interface Sink {
    /** Hears nothing. */
    Sink SILENT = new Sink() {
        @Override
        public boolean listens() {
            return false;
        }

        @Override
        public void put(Term term) {
            // nobody asked
        }
    };

    /** Whether terms are wanted. */
    boolean listens();

    /** Takes a term, after those that it is computed from. */
    void put(Term term);

    /** Takes a number that is not computed here. */
    default void given(Symbol symbol, double value, Origin... origins) {
        put(Term.given(symbol, Value.of(value), List.of(origins)));
    }

    /** Takes a vector that is not computed here. */
    default void given(Symbol symbol, Vec2 value, Origin... origins) {
        put(Term.given(symbol, Value.of(value), List.of(origins)));
    }

    /** Takes a number that was computed. */
    default void put(Symbol symbol, Expression formula, double value) {
        put(Term.computed(symbol, formula, Value.of(value)));
    }

    /** Takes a vector that was computed. */
    default void put(Symbol symbol, Expression formula, Vec2 value) {
        put(Term.computed(symbol, formula, Value.of(value)));
    }

    /** Takes a decision. */
    default void put(Symbol symbol, Expression formula, boolean truth) {
        put(Term.computed(symbol, formula, Value.of(truth)));
    }
}
