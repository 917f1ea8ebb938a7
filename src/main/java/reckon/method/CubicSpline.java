package reckon.method;

import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * A cubic Bézier spline through four points (立方样条): x = A s³ + B s² + C s + D and y = E s³ + F s² + G s + H with
 * s = t / T.
 *
 * @param pos1 where it begins, m
 * @param pos2 its first handle, m
 * @param pos3 its second handle, m
 * @param pos4 where it ends, m
 * @param time T, how long it takes, s
 * @param x A, B, C and D
 * @param y E, F, G and H
 */
public record CubicSpline(Vec2 pos1, Vec2 pos2, Vec2 pos3, Vec2 pos4, double time, Polynomial x, Polynomial y)
        implements Blend {

    /** The length in time of a handle as printed, s. */
    private static final double PRINTED_HANDLE = 1;

    /**
     * A polynomial of third degree.
     *
     * @param a the factor of s³, m
     * @param b the factor of s², m
     * @param c the factor of s, m
     * @param d the rest, m
     */
    public record Polynomial(double a, double b, double c, double d) {

        /** The polynomial of a Bézier curve with four points on this axis. */
        static Polynomial bezier(double x0, double x1, double x2, double x3) {
            return new Polynomial(x3 - 3 * x2 + 3 * x1 - x0, 3 * x2 - 6 * x1 + 3 * x0, 3 * x1 - 3 * x0, x0);
        }

        /** Its value, m. */
        double at(double s) {
            return ((a * s + b) * s + c) * s + d;
        }

        /** Its derivative by s, m. */
        double slope(double s) {
            return (3 * a * s + 2 * b) * s + c;
        }
    }

    /** The spline of four points. */
    public static CubicSpline through(Vec2 pos1, Vec2 pos2, Vec2 pos3, Vec2 pos4, double time) {
        return new CubicSpline(
                pos1,
                pos2,
                pos3,
                pos4,
                time,
                Polynomial.bezier(pos1.x(), pos2.x(), pos3.x(), pos4.x()),
                Polynomial.bezier(pos1.y(), pos2.y(), pos3.y(), pos4.y()));
    }

    /**
     * The spline from what is drawn to where the model will be. Corrected, Pos2 = o + u·T/3, Pos4 = q_T and
     * Pos3 = Pos4 − v_T·T/3 with v_T = v + a·T. As printed the handles are one second long, v_T is v, and u is the velocity
     * of the model followed so far. A new PDU in mid-spline (NewPackage), as printed, has Pos3 = q + v·t + ½·a·t² and
     * Pos4 = Pos3 − (v + a·t): the two are the wrong way round.
     */
    public static CubicSpline between(Departure from, Kinematics q, double time, Form form) {
        Vec2 o = from.position();
        Vec2 reached = q.after(time);
        Vec2 arriving = q.velocityAfter(time);
        if (form == Form.CORRECTED) {
            double handle = time / 3;
            Vec2 pos2 = o.plus(from.velocity().times(handle));
            return through(o, pos2, reached.minus(arriving.times(handle)), reached, time);
        }
        Vec2 pos2 = o.plus(from.followed().times(PRINTED_HANDLE));
        return from.midSpline()
                ? through(o, pos2, reached, reached.minus(arriving.times(PRINTED_HANDLE)), time)
                : through(o, pos2, reached.minus(q.velocity().times(PRINTED_HANDLE)), reached, time);
    }

    @Override
    public double x(double elapsed) {
        return x.at(elapsed / time);
    }

    @Override
    public double y(double elapsed) {
        return y.at(elapsed / time);
    }

    @Override
    public Vec2 velocity(double elapsed) {
        double s = elapsed / time;
        return new Vec2(x.slope(s) / time, y.slope(s) / time);
    }
}
