package reckon.method;

import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Flaw;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;
import reckon.setting.Settings;

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

    /** Tells T before the limits. */
    static void explainTime(Vec2 o, Kinematics q, double fallback, Sink sink) {
        if (q.velocity().length() == 0) {
            sink.given(Symbol.CHOSEN_TIME, fallback, Origin.setting(Settings.TIME));
        }
        Expression formula = q.velocity().length() == 0
                ? Symbol.CHOSEN_TIME
                : over(length(minus(Symbol.Q0, Symbol.O)), length(Symbol.V));
        sink.put(Symbol.APPROACH_TIME, formula, time(o, q, fallback));
    }

    /** Tells q_T. */
    static void explainTarget(Kinematics q, double time, Form form, Sink sink) {
        Expression formula = form == Form.PRINTED
                ? times(Symbol.V, Symbol.TIME)
                : Written.after(Symbol.Q0, Symbol.V, Symbol.A, Symbol.TIME);
        sink.put(Term.computed(Symbol.TARGET, formula, Value.of(target(q, time, form)))
                .printedWrongly(Flaw.START_MISSING));
    }

    /** Tells S. */
    static void explainSpeed(Vec2 o, Vec2 target, double time, Sink sink) {
        sink.put(Symbol.WALK_SPEED, over(length(minus(Symbol.TARGET, Symbol.O)), Symbol.TIME), speed(o, target, time));
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
