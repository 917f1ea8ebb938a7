package reckon.explain;

/** The part that a term plays, by which it has its colour and its sign on every view. */
public enum Role {
    /** The true path. */
    TRUTH,
    /** What an update brought. */
    UPDATE,
    /** What is drawn. */
    SHOWN,
    /** The velocity term. */
    VELOCITY,
    /** The acceleration term. */
    ACCELERATION,
    /** What the last stall taught. */
    CORRECTION,
    /** A convergence and its points. */
    CONVERGENCE,
    /** Times, settings and all else. */
    PLAIN
}
