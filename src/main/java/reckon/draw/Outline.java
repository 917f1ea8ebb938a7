package reckon.draw;

import java.util.List;
import reckon.motion.Vec2;

/** What a term looks like in the world; lengths in m. */
public sealed interface Outline {

    /**
     * A place.
     *
     * @param at where
     */
    record Spot(Vec2 at) implements Outline {}

    /**
     * A point that a curve is bent by.
     *
     * @param at where
     * @param sign its number, or its letter
     */
    record Square(Vec2 at, String sign) implements Outline {}

    /**
     * A way, with an arrow at its end.
     *
     * @param from where it begins
     * @param to where it ends
     */
    record Way(Vec2 from, Vec2 to) implements Outline {

        Vec2 vector() {
            return to.minus(from);
        }

        /** The same as far as it has grown, 0 to 1. */
        Way grown(double share) {
            return new Way(from, from.plus(vector().times(share)));
        }
    }

    /**
     * A straight line between two places.
     *
     * @param from one end
     * @param to the other
     */
    record Stretch(Vec2 from, Vec2 to) implements Outline {}

    /**
     * A curve.
     *
     * @param points so many of its points that it looks smooth
     */
    record Curve(List<Vec2> points) implements Outline {

        /** Copies the list. */
        public Curve {
            points = List.copyOf(points);
        }
    }

    /**
     * A circle.
     *
     * @param centre its middle
     * @param radius its radius
     */
    record Circle(Vec2 centre, double radius) implements Outline {}

    /**
     * A place where something would be that is missing.
     *
     * @param at where
     */
    record Missing(Vec2 at) implements Outline {}

    /** Places that must be in view for all of it to be. */
    default List<Vec2> extent() {
        return switch (this) {
            case Spot spot -> List.of(spot.at());
            case Square square -> List.of(square.at());
            case Way way -> List.of(way.from(), way.to());
            case Stretch stretch -> List.of(stretch.from(), stretch.to());
            case Curve curve -> curve.points();
            case Circle circle -> {
                Vec2 corner = new Vec2(circle.radius(), circle.radius());
                yield List.of(circle.centre().minus(corner), circle.centre().plus(corner));
            }
            case Missing missing -> List.of(missing.at());
        };
    }

    /** Whether it is a place rather than a line. */
    default boolean isPoint() {
        return this instanceof Spot || this instanceof Square || this instanceof Missing;
    }

    /** How far from it a place on the stage is, px. */
    default double distance(Camera camera, double x, double y) {
        if (this instanceof Circle circle) {
            double away = Vec2.length(
                    x - camera.stageX(circle.centre().x()),
                    y - camera.stageY(circle.centre().y()));
            return Math.abs(away - circle.radius() * camera.pixelsPerMetre());
        }
        List<Vec2> points = extent();
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < points.size(); i++) {
            Vec2 from = points.get(Math.max(0, i - 1));
            least = Math.min(least, distance(camera, from, points.get(i), x, y));
        }
        return least;
    }

    private static double distance(Camera camera, Vec2 from, Vec2 to, double x, double y) {
        double fromX = camera.stageX(from.x());
        double fromY = camera.stageY(from.y());
        double wayX = camera.stageX(to.x()) - fromX;
        double wayY = camera.stageY(to.y()) - fromY;
        double square = wayX * wayX + wayY * wayY;
        double share = square == 0 ? 0 : Math.clamp(((x - fromX) * wayX + (y - fromY) * wayY) / square, 0, 1);
        return Vec2.length(x - fromX - share * wayX, y - fromY - share * wayY);
    }
}
