package reckon.motion;

/**
 * A vector in the plane: a position in m, a velocity in m/s or an acceleration in m/s².
 *
 * @param x its first coordinate
 * @param y its second coordinate, upwards
 */
public record Vec2(double x, double y) {
    /** The vector of no length. */
    public static final Vec2 ZERO = new Vec2(0, 0);

    /** The sum of both. */
    public Vec2 plus(Vec2 that) {
        return new Vec2(x + that.x, y + that.y);
    }

    /** This less that: the way from that to this. */
    public Vec2 minus(Vec2 that) {
        return new Vec2(x - that.x, y - that.y);
    }

    /** This, stretched. */
    public Vec2 times(double factor) {
        return new Vec2(x * factor, y * factor);
    }

    /** Its Euclidean length. */
    public double length() {
        return length(x, y);
    }

    /** The Euclidean distance between two positions. */
    public double distance(Vec2 that) {
        return length(x - that.x, y - that.y);
    }

    /** √(x² + y²); ten times as fast as {@link Math#hypot}, and no track is large enough for the squares to overflow. */
    public static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }
}
