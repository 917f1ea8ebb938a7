package reckon.draw;

import reckon.motion.Vec2;

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

    /** An arrow in one piece, which may be pale; one that is short is thin as well. */
    static void piece(
            Pen pen, double fromX, double fromY, double toX, double toY, Ink ink, double width, double opacity) {
        double length = Vec2.length(toX - fromX, toY - fromY);
        if (length < 1) {
            return;
        }
        double half = Math.min(width, length / 5) / 2;
        double head = half * 7;
        double alongX = (toX - fromX) / length;
        double alongY = (toY - fromY) / length;
        // along the arrow and across it, from its tip
        double[][] corners = {
            {-length, half},
            {-head, half},
            {-head, 3.6 * half},
            {0, 0},
            {-head, -3.6 * half},
            {-head, -half},
            {-length, -half}
        };
        double[] xs = new double[corners.length];
        double[] ys = new double[corners.length];
        for (int i = 0; i < corners.length; i++) {
            xs[i] = toX + corners[i][0] * alongX - corners[i][1] * alongY;
            ys[i] = toY + corners[i][0] * alongY + corners[i][1] * alongX;
        }
        pen.shape(xs, ys, corners.length, ink, opacity);
    }
}
