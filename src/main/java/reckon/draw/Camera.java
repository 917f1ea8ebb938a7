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
