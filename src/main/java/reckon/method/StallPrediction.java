package reckon.method;

import static reckon.explain.Expression.half;
import static reckon.explain.Expression.min;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.square;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import java.util.Optional;
import reckon.explain.Expression;
import reckon.explain.Flaw;
import reckon.explain.Gap;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
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
        return p + Kinematics.way(v, lapse) + bend(a, factor, lapse) + delta;
    }

    private static double bend(double a, double factor, double lapse) {
        return factor * a * lapse * lapse;
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
        return new Kinematics(position, velocityAfter(lapse(seconds)), change());
    }

    /** Its acceleration, m/s²: 2·ā as printed, ā corrected. */
    private Vec2 change() {
        return acceleration.times(2 * factor());
    }

    private Vec2 velocityAfter(double lapse) {
        Vec2 taught = lesson.map(learnt -> learnt.velocity(c)).orElse(Vec2.ZERO);
        return velocity.plus(change().times(lapse)).plus(taught);
    }

    @Override
    public Symbol explain(Moment at, double seconds, Sink sink) {
        double lapse = lapse(seconds);
        sink.put(at.lapse(), min(minus(at.time(), Symbol.LAST_ARRIVAL), Symbol.CAP), lapse);
        sink.put(
                at.velocityTerm(),
                times(Symbol.AVE_VELOCITY, at.lapse()),
                new Vec2(Kinematics.way(velocity.x(), lapse), Kinematics.way(velocity.y(), lapse)));
        Expression bend = form == Form.PRINTED
                ? times(Symbol.AVE_ACCELERATION, square(at.lapse()))
                : times(half(), Symbol.AVE_ACCELERATION, square(at.lapse()));
        sink.put(Term.computed(
                        at.accelerationTerm(),
                        bend,
                        Value.of(new Vec2(
                                bend(acceleration.x(), factor(), lapse), bend(acceleration.y(), factor(), lapse))))
                .printedWrongly(Flaw.HALF_MISSING));
        lesson.ifPresentOrElse(
                learnt -> learnt.explainCorrection(at, lapse, c, sink),
                () -> sink.put(Term.nothing(at.delta(), Gap.FIRST_STALL)));
        Symbol position = at.position(Symbol.P_NEXT);
        sink.put(
                position,
                sum(Symbol.P_CURRENT, at.velocityTerm(), at.accelerationTerm(), at.delta()),
                new Vec2(x(seconds), y(seconds)));
        return position;
    }

    @Override
    public void explainMotion(double seconds, Sink sink) {
        if (stale(seconds)) {
            sink.put(Term.nothing(Symbol.V, Gap.PAST_CAP));
            sink.put(Term.nothing(Symbol.A, Gap.PAST_CAP));
            return;
        }
        lesson.ifPresentOrElse(
                learnt -> learnt.explainVelocity(c, sink),
                () -> sink.put(Term.nothing(Symbol.LEARNT_VELOCITY, Gap.FIRST_STALL)));
        Expression change =
                form == Form.PRINTED ? times(Expression.number(2), Symbol.AVE_ACCELERATION) : Symbol.AVE_ACCELERATION;
        sink.put(Term.computed(Symbol.A, change, Value.of(change())).printedWrongly(Flaw.HALF_MISSING));
        sink.put(
                Symbol.V,
                sum(Symbol.AVE_VELOCITY, times(Symbol.A, Symbol.LAPSE_AT_START), Symbol.LEARNT_VELOCITY),
                velocityAfter(lapse(seconds)));
    }

    @Override
    public boolean stale(double seconds) {
        return seconds - start > cap;
    }

    private double lapse(double seconds) {
        return Math.min(seconds - start, cap);
    }
}
