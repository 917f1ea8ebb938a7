package reckon.method;

import reckon.explain.Symbol;

/**
 * Which moment a model is explained for, and hence what its terms are called: now, or when the convergence under way began.
 */
public enum Moment {
    /** Now. */
    NOW(Symbol.NOW, Symbol.ELAPSED, Symbol.LAPSE, Symbol.VELOCITY_TERM, Symbol.ACCELERATION_TERM, Symbol.DELTA),
    /** When the convergence began. */
    START(
            Symbol.START,
            Symbol.ELAPSED_AT_START,
            Symbol.LAPSE_AT_START,
            Symbol.VELOCITY_TERM_AT_START,
            Symbol.ACCELERATION_TERM_AT_START,
            Symbol.DELTA_AT_START);

    private final Symbol time;
    private final Symbol elapsed;
    private final Symbol lapse;
    private final Symbol velocityTerm;
    private final Symbol accelerationTerm;
    private final Symbol delta;

    Moment(Symbol time, Symbol elapsed, Symbol lapse, Symbol velocityTerm, Symbol accelerationTerm, Symbol delta) {
        this.time = time;
        this.elapsed = elapsed;
        this.lapse = lapse;
        this.velocityTerm = velocityTerm;
        this.accelerationTerm = accelerationTerm;
        this.delta = delta;
    }

    Symbol time() {
        return time;
    }

    Symbol elapsed() {
        return elapsed;
    }

    Symbol lapse() {
        return lapse;
    }

    Symbol velocityTerm() {
        return velocityTerm;
    }

    Symbol accelerationTerm() {
        return accelerationTerm;
    }

    Symbol delta() {
        return delta;
    }

    /** What the model's position then is called. */
    Symbol position(Symbol now) {
        return this == NOW ? now : Symbol.Q0;
    }
}
