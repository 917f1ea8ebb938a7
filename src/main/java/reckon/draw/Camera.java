package reckon.draw;

/**
 * How the world is laid on a stage. Immutable.
 *
 * @param centreX the world's point in the middle of the stage, m
 * @param centreY the same, upwards
 * @param pixelsPerMetre the scale
 * @param width the stage's width, px
 * @param height the stage's height, px
 */
public record Camera(double centreX, double centreY, double pixelsPerMetre, double width, double height) {
    private static final double LEAST_SCALE = 1e-4;
    private static final double GREATEST_SCALE = 1e5;
    private static final double MARGIN = 0.1;

    /** A camera that shows a part of the world as large as fits. */
    public static Camera fitting(Bounds bounds, double width, double height) {
        double scale = Math.min(
                width * (1 - 2 * MARGIN) / Math.max(bounds.width(), 1e-3),
                height * (1 - 2 * MARGIN) / Math.max(bounds.height(), 1e-3));
        return new Camera(
                bounds.left() + bounds.width() / 2,
                bounds.bottom() + bounds.height() / 2,
                Math.clamp(scale, LEAST_SCALE, GREATEST_SCALE),
                width,
                height);
    }

    /** A camera that shows a part of the world as large as fits into a rectangle of the stage. */
    static Camera fitting(Bounds bounds, double width, double height, Box room) {
        double scale = Math.clamp(
                Math.min(
                        room.width() / Math.max(bounds.width(), 1e-9), room.height() / Math.max(bounds.height(), 1e-9)),
                LEAST_SCALE,
                GREATEST_SCALE);
        double middleX = (room.left() + room.right()) / 2;
        double middleY = (room.top() + room.bottom()) / 2;
        return new Camera(
                bounds.left() + bounds.width() / 2 - (middleX - width / 2) / scale,
                bounds.bottom() + bounds.height() / 2 + (middleY - height / 2) / scale,
                scale,
                width,
                height);
    }

    /** A camera on the way from this one to another, 0 to 1; the stage is as large as the other's. */
    public Camera towards(Camera other, double share) {
        double half = lerp(1 / pixelsPerMetre, 1 / other.pixelsPerMetre, share);
        return new Camera(
                lerp(centreX, other.centreX, share),
                lerp(centreY, other.centreY, share),
                1 / half,
                other.width,
                other.height);
    }

    private static double lerp(double from, double to, double share) {
        return from + (to - from) * share;
    }

    /** The same, made larger by a factor about a point of the world, which stays where it is, m. */
    public Camera scaled(double factor, double x, double y) {
        double scale = Math.clamp(pixelsPerMetre * factor, LEAST_SCALE, GREATEST_SCALE);
        double kept = pixelsPerMetre / scale;
        return new Camera(x + (centreX - x) * kept, y + (centreY - y) * kept, scale, width, height);
    }

    /** The same, moved over the world by m. */
    public Camera moved(double dx, double dy) {
        return new Camera(centreX + dx, centreY + dy, pixelsPerMetre, width, height);
    }

    /** Where a world's x stands on the stage, px. */
    public double stageX(double x) {
        return width / 2 + (x - centreX) * pixelsPerMetre;
    }

    /** Where a world's y stands on the stage, px. */
    public double stageY(double y) {
        return height / 2 - (y - centreY) * pixelsPerMetre;
    }

    /** The world's x at a place on the stage, m. */
    public double worldX(double x) {
        return centreX + (x - width / 2) / pixelsPerMetre;
    }

    /** The world's y at a place on the stage, m. */
    public double worldY(double y) {
        return centreY - (y - height / 2) / pixelsPerMetre;
    }
}
