package reckon.method;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.power;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * Visual offset decay: the model is followed at once, and model + e·f^(60·τ) is drawn, e = o − q₀.
 *
 * @param model what is followed
 * @param start when it began, s
 * @param offset e, m
 * @param factor f, what is left of the offset after a sixtieth of a second
 */
public record OffsetDecay(Model model, double start, Vec2 offset, double factor) implements Blend {
    private static final double STEPS_PER_SECOND = 60;
    private static final double SMALL = 0.25;
    private static final double LARGE = 1;
    private static final double SLOW = 0.95;
    private static final double FAST = 0.85;

    /** The decay of an offset in m from a model, f being chosen once. */
    public static OffsetDecay of(Model model, double start, Vec2 offset) {
        return new OffsetDecay(model, start, offset, factor(offset.length()));
    }

    /** f is 0.95 for an offset of at most 0.25 m, 0.85 from 1 m on, linear in between. */
    public static double factor(double metres) {
        double share = Math.clamp((metres - SMALL) / (LARGE - SMALL), 0, 1);
        return SLOW + (FAST - SLOW) * share;
    }

    private double left(double elapsed) {
        return Math.pow(factor, STEPS_PER_SECOND * elapsed);
    }

    @Override
    public double x(double elapsed) {
        return model.x(start + elapsed) + offset.x() * left(elapsed);
    }

    @Override
    public double y(double elapsed) {
        return model.y(start + elapsed) + offset.y() * left(elapsed);
    }

    /** Tells the offset and how fast it dies away. */
    void explainSetOut(Sink sink) {
        sink.put(Symbol.OFFSET, minus(Symbol.O, Symbol.Q0), offset);
        sink.given(Symbol.SMALL_OFFSET, SMALL, Origin.of(Origin.Source.FIXED));
        sink.given(Symbol.LARGE_OFFSET, LARGE, Origin.of(Origin.Source.FIXED));
        Expression share = over(
                minus(length(Symbol.OFFSET), Symbol.SMALL_OFFSET), minus(Symbol.LARGE_OFFSET, Symbol.SMALL_OFFSET));
        sink.put(
                Symbol.DECAY_FACTOR,
                sum(
                        number(SLOW),
                        times(
                                minus(number(FAST), number(SLOW)),
                                call(Expression.Operation.CLAMP, share, number(0), number(1)))),
                factor);
        sink.given(Symbol.DECAY_RATE, STEPS_PER_SECOND, Origin.of(Origin.Source.FIXED));
    }

    @Override
    public Expression explain(double elapsed, Symbol model, Sink sink) {
        return sum(
                model, times(Symbol.OFFSET, power(Symbol.DECAY_FACTOR, times(Symbol.DECAY_RATE, Symbol.SINCE_START))));
    }

    @Override
    public Vec2 velocity(double elapsed) {
        Kinematics followed = model.at(start + elapsed);
        return followed.velocity().plus(offset.times(STEPS_PER_SECOND * Math.log(factor) * left(elapsed)));
    }
}
