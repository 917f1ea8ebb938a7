package reckon.draw;

/** Slanted lines that fill a rectangle. Rectangles beside each other are hatched as one. */
final class Hatching {

    private Hatching() {}

    static void draw(Pen pen, double left, double top, double right, double bottom, double gap, Stroke stroke) {
        double height = bottom - top;
        for (double foot = Math.ceil((left - height) / gap) * gap; foot < right; foot += gap) {
            double from = Math.max(foot, left);
            double to = Math.min(foot + height, right);
            pen.line(from, bottom - (from - foot), to, bottom - (to - foot), stroke);
        }
    }
}
