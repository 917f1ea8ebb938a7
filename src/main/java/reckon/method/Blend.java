package reckon.method;

import reckon.explain.Expression;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Vec2;

/** A convergence under way: what is drawn instead of the model until it ends. Allocates nothing to give a coordinate. */
public sealed interface Blend permits LinearWalk, QuadraticCurve, CubicSpline, ProjectiveBlend, OffsetDecay {

    /** The first coordinate a time after the start, m; time in s. */
    double x(double elapsed);

    /** The second coordinate a time after the start, m; time in s. */
    double y(double elapsed);

    /**
     * Tells how what is drawn a time after the start, in s, is made.
     *
     * @param model what the model's position is called
     * @return its formula
     */
    Expression explain(double elapsed, Symbol model, Sink sink);

    /** What is drawn a time after the start, m; time in s. */
    default Vec2 at(double elapsed) {
        return new Vec2(x(elapsed), y(elapsed));
    }

    /** The velocity a time after the start, m/s; time in s. */
    Vec2 velocity(double elapsed);
}
