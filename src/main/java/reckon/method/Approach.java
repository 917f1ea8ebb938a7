package reckon.method;

import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** Where linear and quadratic convergence go, and how long they take (article). */
public final class Approach {

    private Approach() {}

    /**
     * T = |q₀ − o| / |v|, s, before the limits of a run.
     *
     * @param fallback the convergence time, which is taken where |v| is 0
     */
    public static double time(Vec2 o, Kinematics q, double fallback) {
        double speed = q.velocity().length();
        return speed == 0 ? fallback : q.position().distance(o) / speed;
    }

    /** q_T = q₀ + v·T + ½·a·T²; as printed v·T alone, with no starting point. */
    public static Vec2 target(Kinematics q, double time, Form form) {
        return form == Form.PRINTED ? q.velocity().times(time) : q.after(time);
    }

    /** S = |q_T − o| / T, m/s. */
    public static double speed(Vec2 o, Vec2 target, double time) {
        return target.distance(o) / time;
    }
}
