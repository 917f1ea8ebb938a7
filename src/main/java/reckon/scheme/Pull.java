package reckon.scheme;

import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Vec2;

/**
 * How a screen that hears of a move too late catches up (article, prediction and pull, 预测拉扯): the mover is by now at P3;
 * it is either put there or made to run to P4, a little ahead, where both screens agree.
 *
 * @param p1 where the move began, m
 * @param velocity of the mover along its way, m/s
 * @param lateness how long it has been moving, s
 * @param lead how far ahead in time the screens are to agree, s
 */
public record Pull(Vec2 p1, Vec2 velocity, double lateness, double lead) {

    /** Where the mover is by now: P3 = P1 + v·L. */
    public Vec2 p3() {
        return p1.plus(velocity.times(lateness));
    }

    /** Where both screens agree: P4 = P3 + v·lead. */
    public Vec2 p4() {
        return p3().plus(velocity.times(lead));
    }

    /** The speed from P1 to P4 that takes as long as the mover takes from P3 to P4, m/s; 0 where there is no lead. */
    public double runSpeed() {
        return lead == 0 ? 0 : p4().distance(p1) / lead;
    }

    /** Tells where the mover is by now, where both screens agree, and how fast it runs there if there is a lead. */
    public void explain(Sink sink) {
        Origin command = Origin.of(Origin.Source.COMMAND);
        sink.given(Symbol.P1, p1, command);
        sink.given(Symbol.MOVER_VELOCITY, velocity, command);
        sink.given(Symbol.LATENESS, lateness, Origin.of(Origin.Source.STAMP));
        sink.given(Symbol.LEAD, lead, Origin.of(Origin.Source.FIXED));
        sink.put(Symbol.P3, sum(Symbol.P1, times(Symbol.MOVER_VELOCITY, Symbol.LATENESS)), p3());
        sink.put(Symbol.P4, sum(Symbol.P3, times(Symbol.MOVER_VELOCITY, Symbol.LEAD)), p4());
        if (lead != 0) {
            sink.put(Symbol.RUN_SPEED, over(length(minus(Symbol.P4, Symbol.P1)), Symbol.LEAD), runSpeed());
        }
    }
}
