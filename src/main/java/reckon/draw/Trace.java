package reckon.draw;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/** Draws long lines of positions, leaving out what would fall on the same pixel. */
final class Trace {
    private static final double LEAST_STEP = 0.8;

    private final Camera camera;
    private double[] xs = new double[256];
    private double[] ys = new double[256];
    private int count;

    Trace(Camera camera) {
        this.camera = camera;
    }

    /** Draws the positions of the frames from one to another, both included. */
    void draw(Pen pen, IntToDoubleFunction x, IntToDoubleFunction y, int from, int to, Stroke stroke) {
        count = 0;
        for (int k = from; k <= to; k++) {
            double stageX = camera.stageX(x.applyAsDouble(k));
            double stageY = camera.stageY(y.applyAsDouble(k));
            if (count == 0 || k == to || isFar(stageX, stageY)) {
                add(stageX, stageY);
            }
        }
        if (count > 1) {
            pen.line(xs, ys, count, stroke);
        }
    }

    private boolean isFar(double x, double y) {
        return Math.abs(x - xs[count - 1]) + Math.abs(y - ys[count - 1]) >= LEAST_STEP;
    }

    private void add(double x, double y) {
        if (count == xs.length) {
            xs = Arrays.copyOf(xs, count * 2);
            ys = Arrays.copyOf(ys, count * 2);
        }
        xs[count] = x;
        ys[count++] = y;
    }
}
