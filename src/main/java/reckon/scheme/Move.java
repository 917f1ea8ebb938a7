package reckon.scheme;

import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.times;

import reckon.explain.Gap;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/**
 * A command on its way through the game.
 *
 * @param client whose it is
 * @param number its number among that client's commands, from 0
 * @param t0Micros when it was given
 * @param from P1, m
 * @param to P2, m
 * @param speed how fast the player goes, m/s
 * @param important whether it is important
 */
public record Move(int client, int number, long t0Micros, Vec2 from, Vec2 to, double speed, boolean important) {

    /** The velocity along the way, m/s. */
    public Vec2 velocity() {
        return way(0).legs().getFirst().velocity();
    }

    /** The walk, begun at a moment in s. */
    public Way way(double start) {
        return Way.walking(start, from, to, speed);
    }

    /** T0: when it was given, s. */
    public double t0() {
        return SimulationTime.seconds(t0Micros);
    }

    /** How long the whole walk takes, s. */
    double walk() {
        return way(0).end();
    }

    /** Tells from where to where it is. */
    void explainEnds(Sink sink) {
        Origin command = Origin.of(Origin.Source.COMMAND);
        sink.given(Symbol.P1, from, command);
        sink.given(Symbol.P2, to, command);
    }

    /** Tells the walk: its ends, its length, how long it takes and how fast it is. */
    void explain(Sink sink) {
        explainEnds(sink);
        sink.given(Symbol.MOVER_SPEED, speed, Origin.of(Origin.Source.COMMAND));
        sink.put(Symbol.WAY, length(minus(Symbol.P2, Symbol.P1)), to.distance(from));
        sink.put(Symbol.WALK_TIME, over(Symbol.WAY, Symbol.MOVER_SPEED), walk());
        if (from.equals(to)) {
            sink.put(Term.nothing(Symbol.MOVER_VELOCITY, Gap.NO_WAY));
        } else {
            sink.put(
                    Symbol.MOVER_VELOCITY,
                    times(minus(Symbol.P2, Symbol.P1), over(Symbol.MOVER_SPEED, Symbol.WAY)),
                    velocity());
        }
    }
}
