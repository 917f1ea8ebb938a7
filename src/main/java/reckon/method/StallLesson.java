package reckon.method;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Gap;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/**
 * What the previous stall taught (patent, step 4): how far the last prediction in it was from the truth.
 *
 * @param lastTrue p_true, the newest position that the stall held up, m
 * @param lastPredicted p_last, the position predicted last in it, m
 * @param periodMicros JitterPeriod, from the last arrival before the stall to its end
 * @param update the number of the update that brought p_true
 */
public record StallLesson(Vec2 lastTrue, Vec2 lastPredicted, long periodMicros, int update) {

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

    /** Tells what was learnt. */
    void explain(Sink sink) {
        sink.given(Symbol.P_TRUE, lastTrue, Origin.packet(update));
        sink.given(Symbol.P_LAST, lastPredicted, Origin.of(Origin.Source.LAST_STALL));
        sink.given(Symbol.JITTER_PERIOD, period(), Origin.of(Origin.Source.LAST_STALL));
    }

    /** Tells Δ after a lapse in s. */
    void explainCorrection(Moment at, double lapse, double c, Sink sink) {
        Expression formula =
                over(times(minus(Symbol.P_TRUE, Symbol.P_LAST), at.lapse(), Symbol.C), Symbol.JITTER_PERIOD);
        sink.put(
                periodMicros == 0
                        ? Term.nothing(at.delta(), Gap.NO_PERIOD)
                        : Term.computed(at.delta(), formula, Value.of(correction(lapse, c))));
    }

    /** Tells the velocity that Δ, linear in the lapse, acts as. */
    void explainVelocity(double c, Sink sink) {
        Expression formula = over(times(minus(Symbol.P_TRUE, Symbol.P_LAST), Symbol.C), Symbol.JITTER_PERIOD);
        sink.put(
                periodMicros == 0
                        ? Term.nothing(Symbol.LEARNT_VELOCITY, Gap.NO_PERIOD)
                        : Term.computed(Symbol.LEARNT_VELOCITY, formula, Value.of(velocity(c))));
    }

    /** The velocity that Δ acts as, m/s: its value after one second. */
    Vec2 velocity(double c) {
        return correction(1, c);
    }
}
