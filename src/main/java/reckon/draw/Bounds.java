package reckon.draw;

import java.util.List;
import reckon.motion.Vec2;
import reckon.run.Run;

/**
 * A part of the world.
 *
 * @param left its least x, m
 * @param bottom its least y, m
 * @param width its width, m
 * @param height its height, m
 */
public record Bounds(double left, double bottom, double width, double height) {
    /** What a stage shows before anything is drawn: 16 m by 10 m. */
    public static final Bounds WORLD = new Bounds(-8, -5, 16, 10);

    private static final double LEAST_SIZE = 0.05;
    private static final double GREATEST_SIZE = 1e7;
    private static final double LEAST_WIDTH = 4;
    private static final double LEAST_HEIGHT = 2.5;

    /** This part, moved, m. */
    public Bounds moved(double dx, double dy) {
        return new Bounds(left + dx, bottom + dy, width, height);
    }

    /** This part, made larger by a factor about a point, m. */
    public Bounds scaled(double factor, double x, double y) {
        double size = Math.clamp(factor, LEAST_SIZE / width, GREATEST_SIZE / width);
        return new Bounds(x + (left - x) * size, y + (bottom - y) * size, width * size, height * size);
    }

    /** This part and so much around it, m. */
    Bounds grown(double border) {
        return new Bounds(left - border, bottom - border, width + 2 * border, height + 2 * border);
    }

    /** Whether another part lies in it. */
    public boolean contains(Bounds other) {
        return other.left >= left
                && other.bottom >= bottom
                && other.left + other.width <= left + width
                && other.bottom + other.height <= bottom + height;
    }

    /** This part, moved so that a point is in its middle, m. */
    public Bounds centred(double x, double y) {
        return new Bounds(x - width / 2, y - height / 2, width, height);
    }

    /** This part, moved no farther than it takes to have a point in it, m. */
    public Bounds including(double x, double y) {
        return moved(beyond(x, left, left + width), beyond(y, bottom, bottom + height));
    }

    private static double beyond(double value, double low, double high) {
        return value - Math.clamp(value, low, high);
    }

    /** The least part that has some points in it; of no size where there is one point, or none. */
    static Bounds around(List<Vec2> points) {
        if (points.isEmpty()) {
            return new Bounds(0, 0, 0, 0);
        }
        double left = points.stream().mapToDouble(Vec2::x).min().getAsDouble();
        double right = points.stream().mapToDouble(Vec2::x).max().getAsDouble();
        double bottom = points.stream().mapToDouble(Vec2::y).min().getAsDouble();
        double top = points.stream().mapToDouble(Vec2::y).max().getAsDouble();
        return new Bounds(left, bottom, right - left, top - bottom);
    }

    /** This part, with at least some size about its middle, m. */
    Bounds atLeast(double size) {
        double wide = Math.max(width, size);
        double high = Math.max(height, size);
        return new Bounds(left - (wide - width) / 2, bottom - (high - height) / 2, wide, high);
    }

    /** What a run needs: its true path, and where that is very small a little world around it. */
    public static Bounds of(Run run) {
        if (run.frames() == 0) {
            return WORLD;
        }
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double bottom = Double.POSITIVE_INFINITY;
        double top = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < run.frames(); k++) {
            left = Math.min(left, run.trueX(k));
            right = Math.max(right, run.trueX(k));
            bottom = Math.min(bottom, run.trueY(k));
            top = Math.max(top, run.trueY(k));
        }
        double width = Math.max(right - left, LEAST_WIDTH);
        double height = Math.max(top - bottom, LEAST_HEIGHT);
        return new Bounds((left + right - width) / 2, (bottom + top - height) / 2, width, height);
    }
}
