package reckon.motion;

/**
 * How something moves at one moment.
 *
 * @param position where it is, m
 * @param velocity how fast it moves, m/s
 * @param acceleration how its velocity changes, m/s²
 */
public record Kinematics(Vec2 position, Vec2 velocity, Vec2 acceleration) {

    /** Something that stands still. */
    public static Kinematics still(Vec2 position) {
        return new Kinematics(position, Vec2.ZERO, Vec2.ZERO);
    }

    /** Where it is after a time at constant acceleration: p + v·t + ½·a·t². */
    public Vec2 after(double seconds) {
        return new Vec2(
                after(position.x(), velocity.x(), acceleration.x(), seconds),
                after(position.y(), velocity.y(), acceleration.y(), seconds));
    }

    /** One axis of constant acceleration: p + v·t + ½·a·t². */
    public static double after(double p, double v, double a, double t) {
        return p + way(v, t) + bend(a, t);
    }

    /** One axis of the way that a velocity adds in a time: v·t. */
    public static double way(double v, double t) {
        return v * t;
    }

    /** One axis of the way that an acceleration adds in a time: ½·a·t². */
    public static double bend(double a, double t) {
        return 0.5 * a * t * t;
    }

    /** Its velocity after a time at constant acceleration: v + a·t. */
    public Vec2 velocityAfter(double seconds) {
        return velocity.plus(acceleration.times(seconds));
    }
}
