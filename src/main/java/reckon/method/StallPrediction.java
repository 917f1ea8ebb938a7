package reckon.method;

import java.util.Optional;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * The patent's prediction during a stall (steps 5–7): p_next = p_current + v̄·T + ā·T² + Δ with T = JitterLapse, corrected
 * ½·ā·T².
 *
 * @param current p_current, the last position received, m
 * @param velocity v̄, m/s
 * @param acceleration ā, m/s²
 * @param lesson what the previous stall taught; nothing in the first stall, where Δ = 0
 * @param c the coefficient C of Δ
 * @param start the last arrival before the stall, s, from which the lapse counts
 * @param cap the longest lapse, s
 * @param form the form of the formula
 */
public record StallPrediction(
        Vec2 current,
        Vec2 velocity,
        Vec2 acceleration,
        Optional<StallLesson> lesson,
        double c,
        double start,
        double cap,
        Form form)
        implements Model {

    /** The factor of ā·T²: 1 as printed, ½ corrected. */
    private double factor() {
        return form == Form.PRINTED ? 1 : 0.5;
    }

    private static double next(double p, double v, double a, double factor, double lapse, double delta) {
        return p + v * lapse + factor * a * lapse * lapse + delta;
    }

    @Override
    public double x(double seconds) {
        double lapse = lapse(seconds);
        return next(current.x(), velocity.x(), acceleration.x(), factor(), lapse, deltaX(lapse));
    }

    @Override
    public double y(double seconds) {
        double lapse = lapse(seconds);
        return next(current.y(), velocity.y(), acceleration.y(), factor(), lapse, deltaY(lapse));
    }

    private double deltaX(double lapse) {
        if (lesson.isEmpty()) {
            return 0;
        }
        StallLesson learnt = lesson.get();
        return StallLesson.correction(learnt.deviationX(), lapse, c, learnt.period());
    }

    private double deltaY(double lapse) {
        if (lesson.isEmpty()) {
            return 0;
        }
        StallLesson learnt = lesson.get();
        return StallLesson.correction(learnt.deviationY(), lapse, c, learnt.period());
    }

    @Override
    public Kinematics at(double seconds) {
        Vec2 position = new Vec2(x(seconds), y(seconds));
        if (stale(seconds)) {
            return Kinematics.still(position);
        }
        // Δ is linear in the lapse, so that it acts as a velocity: its value after one second
        Vec2 taught = lesson.map(learnt -> learnt.correction(1, c)).orElse(Vec2.ZERO);
        Vec2 change = acceleration.times(2 * factor());
        return new Kinematics(
                position, velocity.plus(change.times(lapse(seconds))).plus(taught), change);
    }

    @Override
    public boolean stale(double seconds) {
        return seconds - start > cap;
    }

    private double lapse(double seconds) {
        return Math.min(seconds - start, cap);
    }
}
