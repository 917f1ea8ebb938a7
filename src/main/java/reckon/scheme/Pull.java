package reckon.scheme;

import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

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

    /** Tells where the mover is by now, after going for a time that has been told, as P1 and its velocity have. */
    public void explainP3(Symbol time, Sink sink) {
        sink.put(Symbol.P3, sum(Symbol.P1, times(Symbol.MOVER_VELOCITY, time)), p3());
    }

    /** Tells where both screens agree; the lead has been told. */
    public void explainP4(Sink sink) {
        sink.put(Symbol.P4, sum(Symbol.P3, times(Symbol.MOVER_VELOCITY, Symbol.LEAD)), p4());
    }

    /** Tells how fast it runs there. */
    public void explainRunSpeed(Sink sink) {
        sink.put(Symbol.RUN_SPEED, over(length(minus(Symbol.P4, Symbol.P1)), Symbol.LEAD), runSpeed());
    }
}
