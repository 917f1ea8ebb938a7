package reckon.scheme;

import java.util.List;
import java.util.Optional;
import reckon.motion.Vec2;

/**
 * How a player moves on a screen from one event on: some stretches one after the other.
 *
 * @param legs the stretches; at least one
 * @param p3 where a player that runs after is as this begins, m; nothing where nobody runs
 */
public record Way(List<Leg> legs, Optional<Vec2> p3) implements Path {

    /** Checks that there is one, and copies the list. */
    public Way {
        legs = List.copyOf(legs);
        if (legs.isEmpty()) {
            throw new IllegalArgumentException("a way without a leg");
        }
    }

    /** Standing somewhere. */
    public static Way standing(double since, Vec2 place) {
        return walking(since, place, place, 1);
    }

    /** Walking straight. */
    public static Way walking(double start, Vec2 from, Vec2 to, double speed) {
        return new Way(List.of(new Leg(start, from, to, speed)), Optional.empty());
    }

    @Override
    public Vec2 at(double seconds) {
        Leg current = legs.getFirst();
        for (Leg leg : legs) {
            current = seconds >= leg.start() ? leg : current;
        }
        return current.at(seconds);
    }

    /** The velocity at a moment in s, m/s. */
    public Vec2 velocity(double seconds) {
        for (Leg leg : legs) {
            if (seconds >= leg.start() && seconds < leg.end()) {
                return leg.velocity();
            }
        }
        return Vec2.ZERO;
    }

    /** When it is over, s. */
    public double end() {
        return legs.getLast().end();
    }
}
