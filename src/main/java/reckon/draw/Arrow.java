package reckon.draw;

/** Draws arrows. */
final class Arrow {
    private static final double SPREAD = Math.toRadians(26);

    private Arrow() {}

    /** An arrow from one place to another; one that is shorter than its own head is not drawn. */
    static void draw(Pen pen, double fromX, double fromY, double toX, double toY, Ink ink, double width) {
        double length = Math.hypot(toX - fromX, toY - fromY);
        double head = Math.min(width * 4.5, length * 0.6);
        if (length < width * 2.5) {
            return;
        }
        double angle = Math.atan2(toY - fromY, toX - fromX);
        double neckX = toX - head * 0.8 * Math.cos(angle);
        double neckY = toY - head * 0.8 * Math.sin(angle);
        pen.line(fromX, fromY, neckX, neckY, Stroke.solid(ink, width));
        pen.shape(
                new double[] {toX, toX - head * Math.cos(angle - SPREAD), neckX, toX - head * Math.cos(angle + SPREAD)},
                new double[] {toY, toY - head * Math.sin(angle - SPREAD), neckY, toY - head * Math.sin(angle + SPREAD)},
                4,
                ink,
                1);
    }
}
