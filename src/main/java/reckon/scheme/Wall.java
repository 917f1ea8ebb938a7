package reckon.scheme;

import reckon.motion.Vec2;

/**
 * A wall: a way that crosses it, or touches it, is refused.
 *
 * @param one its one end, m
 * @param other its other end, m
 */
public record Wall(Vec2 one, Vec2 other) {

    /** How far a place is from it, m. */
    public double distance(Vec2 place) {
        Vec2 along = other.minus(one);
        double length = along.x() * along.x() + along.y() * along.y();
        Vec2 there = place.minus(one);
        double share = length == 0 ? 0 : (there.x() * along.x() + there.y() * along.y()) / length;
        return place.distance(one.plus(along.times(Math.clamp(share, 0, 1))));
    }

    /** Whether a straight way crosses or touches it. */
    public boolean stops(Vec2 from, Vec2 to) {
        double fromSide = side(one, other, from);
        double toSide = side(one, other, to);
        double oneSide = side(from, to, one);
        double otherSide = side(from, to, other);
        boolean across = fromSide * toSide < 0 && oneSide * otherSide < 0;
        return across
                || (fromSide == 0 && within(one, other, from))
                || (toSide == 0 && within(one, other, to))
                || (oneSide == 0 && within(from, to, one))
                || (otherSide == 0 && within(from, to, other));
    }

    /** On which side of a line a point is: the sign of a cross product, 0 on the line. */
    private static double side(Vec2 from, Vec2 to, Vec2 point) {
        Vec2 way = to.minus(from);
        Vec2 there = point.minus(from);
        return Math.signum(way.x() * there.y() - way.y() * there.x());
    }

    /** Whether a point of the line lies between two others. */
    private static boolean within(Vec2 from, Vec2 to, Vec2 point) {
        return Math.min(from.x(), to.x()) <= point.x()
                && point.x() <= Math.max(from.x(), to.x())
                && Math.min(from.y(), to.y()) <= point.y()
                && point.y() <= Math.max(from.y(), to.y());
    }
}
