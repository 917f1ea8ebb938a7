package reckon.method;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Vec2;

/**
 * A straight walk at constant speed (直线行走).
 *
 * @param from where it begins, m
 * @param to where it ends, m
 * @param time how long it takes, s
 */
public record LinearWalk(Vec2 from, Vec2 to, double time) implements Blend {

    private static double along(double from, double to, double s) {
        return from + (to - from) * s;
    }

    @Override
    public double x(double elapsed) {
        return along(from.x(), to.x(), elapsed / time);
    }

    @Override
    public double y(double elapsed) {
        return along(from.y(), to.y(), elapsed / time);
    }

    @Override
    public Expression explain(double elapsed, Symbol model, Sink sink) {
        sink.put(Symbol.SHARE, over(Symbol.SINCE_START, Symbol.TIME), elapsed / time);
        return sum(Symbol.O, times(minus(Symbol.TARGET, Symbol.O), Symbol.SHARE));
    }

    @Override
    public Vec2 velocity(double elapsed) {
        return to.minus(from).times(1 / time);
    }
}
