package reckon.method;

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

    @Override
    public Vec2 velocity(double elapsed) {
        Kinematics followed = model.at(start + elapsed);
        return followed.velocity().plus(offset.times(STEPS_PER_SECOND * Math.log(factor) * left(elapsed)));
    }
}
