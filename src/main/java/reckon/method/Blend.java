package reckon.method;

import reckon.motion.Vec2;

/** A convergence under way: what is drawn instead of the model until it ends. Allocates nothing to give a coordinate. */
public sealed interface Blend permits LinearWalk, QuadraticCurve, CubicSpline, ProjectiveBlend, OffsetDecay {

    /** The first coordinate a time after the start, m; time in s. */
    double x(double elapsed);

    /** The second coordinate a time after the start, m; time in s. */
    double y(double elapsed);

    /** The velocity a time after the start, m/s; time in s. */
    Vec2 velocity(double elapsed);
}
