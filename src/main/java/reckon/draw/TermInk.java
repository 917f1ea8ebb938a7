package reckon.draw;

import reckon.explain.Role;

/** The colour of a term by the part that it plays, for what is drawn and for what is written. */
final class TermInk {

    private TermInk() {}

    /**
     * The colour to draw in.
     *
     * @param method the place of the method that is explained
     */
    static Ink of(Role role, int method) {
        return switch (role) {
            case TRUTH, PLAIN -> Ink.INK;
            case UPDATE -> Ink.UPDATE;
            case SHOWN -> Ink.method(method);
            case VELOCITY -> Ink.VELOCITY;
            case ACCELERATION -> Ink.ACCELERATION;
            case CORRECTION -> Ink.CORRECTION;
            case CONVERGENCE -> Ink.SPLINE;
        };
    }

    /** The colour to write in. */
    static Ink text(Role role) {
        return switch (role) {
            case TRUTH, PLAIN, SHOWN -> Ink.INK;
            case UPDATE -> Ink.UPDATE_TEXT;
            case VELOCITY -> Ink.VELOCITY_TEXT;
            case ACCELERATION -> Ink.ACCELERATION_TEXT;
            case CORRECTION -> Ink.CORRECTION_TEXT;
            case CONVERGENCE -> Ink.SPLINE_TEXT;
        };
    }
}
