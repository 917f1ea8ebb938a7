package reckon.draw;

/** What drawings are made with. Coordinates in px, y downwards. */
public interface Pen {

    /** Fills a rectangle. */
    void fill(double x, double y, double width, double height, Ink ink, double opacity);

    /** Draws a line through the first points of two arrays. */
    void line(double[] xs, double[] ys, int count, Stroke stroke);

    /** Fills the polygon of the first points of two arrays. */
    void shape(double[] xs, double[] ys, int count, Ink ink, double opacity);

    /** Fills a disc. */
    void disc(double x, double y, double radius, Ink ink, double opacity);

    /** Draws a circle. */
    void ring(double x, double y, double radius, Stroke stroke);

    /** Writes a text; y is where its letters stand. */
    void text(String text, double x, double y, Lettering lettering);

    /** How wide a text is, px. */
    double width(String text, Lettering lettering);

    /** A radius of a point or a sign as this pen draws it, px: some draw more boldly than they are asked to. */
    default double bold(double radius) {
        return radius;
    }

    /** Draws a straight line. */
    default void line(double x1, double y1, double x2, double y2, Stroke stroke) {
        line(new double[] {x1, x2}, new double[] {y1, y2}, 2, stroke);
    }

    /** Writes a text on a patch of the ground, so that it can be read over lines. */
    default void label(String text, double x, double y, Lettering lettering) {
        double width = width(text, lettering);
        double left = switch (lettering.anchor()) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
        double pad = lettering.size() * 0.3;
        fill(left - pad, y - lettering.size(), width + 2 * pad, lettering.size() * 1.35, Ink.GROUND, 0.82);
        text(text, x, y, lettering);
    }
}
