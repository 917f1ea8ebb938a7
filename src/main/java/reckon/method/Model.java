package reckon.method;

import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Kinematics;

/**
 * What a replica follows between updates: a position at every moment. Allocates nothing to give a coordinate, so that a
 * frame costs nothing but arithmetic.
 */
public sealed interface Model permits DeadReckoning, Standing, StallPrediction, Playout {

    /** The first coordinate at a moment, m; time in s. */
    double x(double seconds);

    /** The second coordinate at a moment, m; time in s. */
    double y(double seconds);

    /** Position, velocity and acceleration at a moment; past the cap it holds, with neither velocity nor acceleration. */
    Kinematics at(double seconds);

    /**
     * Tells the terms that the position at a moment is made of; what the model itself was made from is told by the
     * {@link Predictor}.
     *
     * @return what the position is called
     */
    Symbol explain(Moment at, double seconds, Sink sink);

    /** Tells how it moved at the moment when a convergence to it began. */
    void explainMotion(double seconds, Sink sink);

    /** Whether the cap on extrapolation has been passed: the position is held, and is to be drawn as stale. */
    boolean stale(double seconds);
}
