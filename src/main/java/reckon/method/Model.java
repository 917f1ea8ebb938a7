package reckon.method;

import reckon.motion.Kinematics;

/**
 * What a replica follows between updates: a position at every moment. Allocates nothing to give a coordinate, so that a
 * frame costs nothing but arithmetic.
 */
public sealed interface Model permits DeadReckoning, StallPrediction, Playout {

    /** The first coordinate at a moment, m; time in s. */
    double x(double seconds);

    /** The second coordinate at a moment, m; time in s. */
    double y(double seconds);

    /** Position, velocity and acceleration at a moment; past the cap it holds, with neither velocity nor acceleration. */
    Kinematics at(double seconds);

    /** Whether the cap on extrapolation has been passed: the position is held, and is to be drawn as stale. */
    boolean stale(double seconds);
}
