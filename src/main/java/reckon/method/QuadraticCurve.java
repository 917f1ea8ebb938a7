package reckon.method;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.square;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Vec2;

/**
 * A quadratic Bézier curve (二次方程行走).
 *
 * @param from where it begins, m
 * @param middle its middle point, m
 * @param to where it ends, m
 * @param time how long it takes, s
 */
public record QuadraticCurve(Vec2 from, Vec2 middle, Vec2 to, double time) implements Blend {

    /** The curve that leaves {@code from} at a velocity: its middle point is o + u·T/2. */
    public static QuadraticCurve leaving(Vec2 from, Vec2 velocity, Vec2 to, double time) {
        return new QuadraticCurve(from, from.plus(velocity.times(time / 2)), to, time);
    }

    private static double along(double p0, double p1, double p2, double s) {
        double r = 1 - s;
        return r * r * p0 + 2 * r * s * p1 + s * s * p2;
    }

    @Override
    public double x(double elapsed) {
        return along(from.x(), middle.x(), to.x(), elapsed / time);
    }

    @Override
    public double y(double elapsed) {
        return along(from.y(), middle.y(), to.y(), elapsed / time);
    }

    /** Tells the middle point. */
    void explainMiddle(Sink sink) {
        sink.put(Symbol.MIDDLE, sum(Symbol.O, over(times(Symbol.U, Symbol.TIME), number(2))), middle);
    }

    @Override
    public Expression explain(double elapsed, Symbol model, Sink sink) {
        sink.put(Symbol.SHARE, over(Symbol.SINCE_START, Symbol.TIME), elapsed / time);
        Expression rest = minus(number(1), Symbol.SHARE);
        return sum(
                times(square(rest), Symbol.O),
                times(number(2), rest, Symbol.SHARE, Symbol.MIDDLE),
                times(square(Symbol.SHARE), Symbol.TARGET));
    }

    @Override
    public Vec2 velocity(double elapsed) {
        double s = elapsed / time;
        return middle.minus(from)
                .times(2 * (1 - s) / time)
                .plus(to.minus(middle).times(2 * s / time));
    }
}
