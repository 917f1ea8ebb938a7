package reckon.app.formula;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

/** Writes an outline as an SVG path. */
final class SvgPath {
    private static final double PLACES = 100;

    private SvgPath() {}

    static String of(Path2D path) {
        StringBuilder text = new StringBuilder();
        double[] points = new double[6];
        for (PathIterator on = path.getPathIterator(null); !on.isDone(); on.next()) {
            switch (on.currentSegment(points)) {
                case PathIterator.SEG_MOVETO -> add(text, 'M', points, 2);
                case PathIterator.SEG_LINETO -> add(text, 'L', points, 2);
                case PathIterator.SEG_QUADTO -> add(text, 'Q', points, 4);
                case PathIterator.SEG_CUBICTO -> add(text, 'C', points, 6);
                default -> text.append('Z');
            }
        }
        return text.toString();
    }

    private static void add(StringBuilder text, char command, double[] points, int numbers) {
        text.append(command);
        for (int i = 0; i < numbers; i++) {
            if (i > 0) {
                text.append(' ');
            }
            text.append(Math.rint(points[i] * PLACES) / PLACES);
        }
    }
}
