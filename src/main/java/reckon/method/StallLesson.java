package reckon.method;

import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/**
 * What the previous stall taught (patent, step 4): how far the last prediction in it was from the truth.
 *
 * @param lastTrue p_true, the newest position that the stall held up, m
 * @param lastPredicted p_last, the position predicted last in it, m
 * @param periodMicros JitterPeriod, from the last arrival before the stall to its end
 */
public record StallLesson(Vec2 lastTrue, Vec2 lastPredicted, long periodMicros) {

    /**
     * Δ = (p_true − p_last) · JitterLapse · C / JitterPeriod, one axis, m; 0 where JitterPeriod is 0.
     *
     * @param deviation p_true − p_last on this axis, m
     * @param lapse JitterLapse, s
     * @param c the coefficient C
     * @param period JitterPeriod, s
     */
    static double correction(double deviation, double lapse, double c, double period) {
        return period == 0 ? 0 : deviation * lapse * c / period;
    }

    /** Δ of both axes after a lapse in s, m. */
    public Vec2 correction(double lapse, double c) {
        Vec2 deviation = deviation();
        return new Vec2(correction(deviation.x(), lapse, c, period()), correction(deviation.y(), lapse, c, period()));
    }

    /** p_true − p_last, m. */
    public Vec2 deviation() {
        return new Vec2(deviationX(), deviationY());
    }

    double deviationX() {
        return lastTrue.x() - lastPredicted.x();
    }

    double deviationY() {
        return lastTrue.y() - lastPredicted.y();
    }

    /** JitterPeriod, s. */
    public double period() {
        return SimulationTime.seconds(periodMicros);
    }
}
