package reckon.app.formula;

import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/**
 * A piece of a formula, typeset: outlines, in hundredths of the height of text, from the left end of its baseline.
 *
 * @param width how far it reaches to the right
 * @param height how far it reaches above the baseline
 * @param depth how far below
 * @param parts what it consists of
 */
record Outline(double width, double height, double depth, List<Part> parts) {
    /** How many units the height of text has. */
    static final double EM = 100;

    /**
     * What is drawn under one mark.
     *
     * @param mark the number of the mark; 0: none
     * @param path the outline, as an SVG path
     * @param bounds what it covers
     */
    record Part(int mark, String path, Bounds bounds) {}

    Outline {
        parts = List.copyOf(parts);
    }

    /** What the parts of some marks cover together; nothing where there are none. */
    static Bounds around(List<Part> some) {
        Bounds all = new BoundingBox(0, 0, -1, -1);
        for (Part part : some) {
            all = all.isEmpty() ? part.bounds() : union(all, part.bounds());
        }
        return all;
    }

    private static Bounds union(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        double right = Math.max(one.getMaxX(), other.getMaxX());
        double bottom = Math.max(one.getMaxY(), other.getMaxY());
        return new BoundingBox(left, top, right - left, bottom - top);
    }
}
