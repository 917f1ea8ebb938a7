package reckon.scheme;

import reckon.motion.Vec2;

/**
 * A straight stretch at constant speed, after which one stands.
 *
 * @param start when it begins, s
 * @param from where, m
 * @param to where it ends, m
 * @param speed how fast, m/s
 */
public record Leg(double start, Vec2 from, Vec2 to, double speed) {

    /** When it ends, s; at once where it has no length. */
    public double end() {
        double length = to.distance(from);
        return length == 0 ? start : start + length / speed;
    }

    /** The velocity on it, m/s. */
    public Vec2 velocity() {
        double length = to.distance(from);
        return length == 0 ? Vec2.ZERO : to.minus(from).times(speed / length);
    }

    /** Where one is at a moment in s, m. */
    public Vec2 at(double seconds) {
        if (seconds <= start) {
            return from;
        }
        return seconds >= end() ? to : from.plus(velocity().times(seconds - start));
    }
}
