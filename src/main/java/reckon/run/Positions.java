package reckon.run;

import java.util.Arrays;

/** Positions frame by frame, in plain arrays. It only grows: what was written stays as it is. */
final class Positions {
    private double[] xs = new double[0];
    private double[] ys = new double[0];

    /** Makes room for frames. */
    void reserve(int frames) {
        if (frames > xs.length) {
            int room = xs.length == 0 ? frames : Math.max(frames, xs.length * 2);
            xs = Arrays.copyOf(xs, room);
            ys = Arrays.copyOf(ys, room);
        }
    }

    void set(int frame, double x, double y) {
        xs[frame] = x;
        ys[frame] = y;
    }

    double[] xs() {
        return xs;
    }

    double[] ys() {
        return ys;
    }
}
