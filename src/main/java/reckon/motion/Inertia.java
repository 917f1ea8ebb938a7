package reckon.motion;

/**
 * A point with inertia, which is pushed, and slowed by friction in proportion to its velocity: v′ = a − k·v. Immutable.
 *
 * @param position where it is, m
 * @param velocity how fast it moves, m/s
 */
public record Inertia(Vec2 position, Vec2 velocity) {
    /** How strongly a push accelerates, m/s². */
    public static final double ACCELERATION = 12;

    /** The k of the friction, 1/s; a push that lasts comes to {@link #ACCELERATION} / k. */
    public static final double FRICTION = 2;

    /** A point at rest. */
    public static Inertia atRest(Vec2 position) {
        return new Inertia(position, Vec2.ZERO);
    }

    /**
     * The point a while later. The solution is exact, so that many short steps come to the same as one long one.
     *
     * @param seconds how much later, s
     * @param direction where it is pushed all the while; its length does not matter, and {@link Vec2#ZERO} is no push
     */
    public Inertia after(double seconds, Vec2 direction) {
        double length = Vec2.length(direction.x(), direction.y());
        Vec2 last = length == 0 ? Vec2.ZERO : direction.times(ACCELERATION / FRICTION / length);
        // the velocity comes to the last one as e^(−k·t) goes to 0; expm1 keeps very short steps exact
        double gone = -Math.expm1(-FRICTION * seconds);
        Vec2 missing = velocity.minus(last);
        return new Inertia(
                position.plus(last.times(seconds)).plus(missing.times(gone / FRICTION)),
                velocity.minus(missing.times(gone)));
    }
}
