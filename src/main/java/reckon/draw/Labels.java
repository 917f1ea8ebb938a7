package reckon.draw;

import java.util.ArrayList;
import java.util.List;

/**
 * Puts labels where there is room for them: none over another, none over a point, and as few as possible over lines. What is
 * to be read first is placed first.
 */
final class Labels {
    private static final double PAD = 0.18;
    private static final double FOOT = 0.35;
    private static final int RINGS = 4;

    /** Right above, left above, and round: the sides that one looks at first come first. */
    private static final double[][] DIRECTIONS = {
        {0.8, -0.8}, {-0.8, -0.8}, {0.8, 0.8}, {-0.8, 0.8}, {0, -1}, {0, 1}, {1, 0}, {-1, 0}
    };

    private final Pen pen;
    private final Box room;
    private final List<Box> taken = new ArrayList<>();
    private final List<Box> points = new ArrayList<>();
    private final List<double[]> lines = new ArrayList<>();

    /**
     * No labels yet.
     *
     * @param room where they may stand
     */
    Labels(Pen pen, Box room) {
        this.pen = pen;
        this.room = room;
    }

    /** Keeps a point free. */
    void keep(double x, double y, double radius) {
        points.add(new Box(x - radius, y - radius, x + radius, y + radius));
    }

    /** Keeps a rectangle free. */
    void keep(Box box) {
        taken.add(box);
    }

    /** Keeps a line free, if that can be. */
    void keep(double fromX, double fromY, double toX, double toY) {
        lines.add(new double[] {fromX, fromY, toX, toY});
    }

    /**
     * Writes a label near a place.
     *
     * @param away how far from the place, px
     * @param must whether it is written even where it crosses lines or covers points
     * @return whether there was room for it
     */
    boolean write(Inscription text, double x, double y, double away, Lettering lettering, boolean must) {
        double width = text.width(pen, lettering);
        double size = lettering.size();
        Box best = null;
        double least = Double.POSITIVE_INFINITY;
        for (int ring = 0; ring < RINGS && least > 0; ring++) {
            double distance = away + ring * size * 0.8;
            for (int i = 0; i < DIRECTIONS.length; i++) {
                Box box = box(x, y, distance, DIRECTIONS[i], width, size);
                double cost = cost(box);
                // the nearer and the earlier the better, all else being equal
                double total = cost == 0 ? 0 : cost + 0.01 * (ring * DIRECTIONS.length + i);
                if (total < least) {
                    least = total;
                    best = box;
                }
            }
        }
        if (best == null || (least > 0 && !must)) {
            return false;
        }
        taken.add(best);
        text.write(pen, best.left() + size * PAD, best.bottom() - size * FOOT, lettering);
        return true;
    }

    private static Box box(double x, double y, double distance, double[] direction, double width, double size) {
        double boxWidth = width + 2 * size * PAD;
        double boxHeight = size * 1.3;
        double anchorX = x + direction[0] * distance;
        double anchorY = y + direction[1] * distance;
        double left = anchorX - boxWidth * (1 - Math.signum(direction[0])) / 2;
        double top = anchorY - boxHeight * (1 - Math.signum(direction[1])) / 2;
        return new Box(left, top, left + boxWidth, top + boxHeight);
    }

    /** What a label would hide; infinite where it must not stand. */
    private double cost(Box box) {
        if (!room.holds(box) || taken.stream().anyMatch(box::meets)) {
            return Double.POSITIVE_INFINITY;
        }
        long hidden = points.stream().filter(box::meets).count() * 4
                + lines.stream()
                        .filter(line -> box.meets(line[0], line[1], line[2], line[3]))
                        .count();
        return hidden;
    }
}
