package reckon.method;

import static reckon.explain.Expression.min;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * Projective velocity blending (Murphy, Game Engine Gems 2): with T̂ = min(1, τ/T), V_b = u + (v − u)·T̂,
 * P = o + V_b·τ + ½·a·τ², P′ = q₀ + v·τ + ½·a·τ², Q = P + (P′ − P)·T̂.
 *
 * @param o where it begins, m
 * @param u the velocity displayed then, m/s
 * @param q how the model moves then
 * @param time T, how long it takes, s
 */
public record ProjectiveBlend(Vec2 o, Vec2 u, Kinematics q, double time) implements Blend {

    private static double blended(double o, double u, double q, double v, double a, double tau, double share) {
        double p = Kinematics.after(o, velocity(u, v, share), a, tau);
        return p + (Kinematics.after(q, v, a, tau) - p) * share;
    }

    private static double velocity(double u, double v, double share) {
        return u + (v - u) * share;
    }

    /** The derivative of {@link #blended} by τ before T, where T̂ grows by 1/T. */
    private static double slope(
            double o, double u, double q, double v, double a, double tau, double share, double time) {
        double velocity = velocity(u, v, share);
        double p = Kinematics.after(o, velocity, a, tau);
        double pSlope = velocity + (v - u) / time * tau + a * tau;
        double targetSlope = v + a * tau;
        return pSlope + (targetSlope - pSlope) * share + (Kinematics.after(q, v, a, tau) - p) / time;
    }

    private double share(double elapsed) {
        return Math.min(1, elapsed / time);
    }

    @Override
    public double x(double elapsed) {
        return blended(
                o.x(),
                u.x(),
                q.position().x(),
                q.velocity().x(),
                q.acceleration().x(),
                elapsed,
                share(elapsed));
    }

    @Override
    public double y(double elapsed) {
        return blended(
                o.y(),
                u.y(),
                q.position().y(),
                q.velocity().y(),
                q.acceleration().y(),
                elapsed,
                share(elapsed));
    }

    @Override
    public Expression explain(double elapsed, Symbol model, Sink sink) {
        double share = share(elapsed);
        sink.put(Symbol.BLENDED_SHARE, min(number(1), over(Symbol.SINCE_START, Symbol.TIME)), share);
        Vec2 v = q.velocity();
        Vec2 blended = new Vec2(velocity(u.x(), v.x(), share), velocity(u.y(), v.y(), share));
        sink.put(
                Symbol.BLENDED_VELOCITY,
                sum(Symbol.U, times(minus(Symbol.V, Symbol.U), Symbol.BLENDED_SHARE)),
                blended);
        sink.put(
                Symbol.PROJECTED,
                Written.after(Symbol.O, Symbol.BLENDED_VELOCITY, Symbol.A, Symbol.SINCE_START),
                new Kinematics(o, blended, q.acceleration()).after(elapsed));
        sink.put(
                Symbol.PROJECTED_MODEL,
                Written.after(Symbol.Q0, Symbol.V, Symbol.A, Symbol.SINCE_START),
                q.after(elapsed));
        return sum(Symbol.PROJECTED, times(minus(Symbol.PROJECTED_MODEL, Symbol.PROJECTED), Symbol.BLENDED_SHARE));
    }

    @Override
    public Vec2 velocity(double elapsed) {
        double share = share(elapsed);
        return new Vec2(
                slope(
                        o.x(),
                        u.x(),
                        q.position().x(),
                        q.velocity().x(),
                        q.acceleration().x(),
                        elapsed,
                        share,
                        time),
                slope(
                        o.y(),
                        u.y(),
                        q.position().y(),
                        q.velocity().y(),
                        q.acceleration().y(),
                        elapsed,
                        share,
                        time));
    }
}
