package reckon.scheme;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;

import reckon.explain.Expression;
import reckon.explain.Expression.Operation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/**
 * A straight stretch at constant speed, after which one stands.
 *
 * @param start when it begins, s
 * @param from where, m
 * @param to where it ends, m
 * @param speed how fast, m/s
 */
public record Leg(double start, Vec2 from, Vec2 to, double speed) implements Telling {

    /** When it ends, s; at once where it has no length. */
    public double end() {
        double length = to.distance(from);
        return length == 0 ? start : start + length / speed;
    }

    /** The velocity on it, m/s. */
    public Vec2 velocity() {
        double length = to.distance(from);
        return length == 0 ? Vec2.ZERO : to.minus(from).times(speed / length);
    }

    /** Where one is at a moment in s, m. */
    public Vec2 at(double seconds) {
        if (seconds <= start) {
            return from;
        }
        return seconds >= end() ? to : from.plus(velocity().times(seconds - start));
    }

    /** Tells when it ends, and where. */
    @Override
    public void explain(Form form, Sink sink) {
        Origin drawn = Origin.of(Origin.Source.DRAWN);
        sink.given(Symbol.LEG_START, start, drawn);
        sink.given(Symbol.LEG_FROM, from, drawn);
        sink.given(Symbol.LEG_TO, to, drawn);
        sink.given(Symbol.LEG_SPEED, speed, drawn);
        Expression takes = over(length(minus(Symbol.LEG_TO, Symbol.LEG_FROM)), Symbol.LEG_SPEED);
        sink.put(
                Symbol.LEG_END,
                call(Operation.MICROSECONDS, sum(Symbol.LEG_START, takes)),
                SimulationTime.seconds(SimulationTime.micros(end())));
        sink.put(Symbol.HERE, Symbol.LEG_TO, at(end()));
    }
}
