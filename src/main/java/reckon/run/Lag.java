package reckon.run;

import reckon.motion.TimedPath;
import reckon.motion.Vec2;

/**
 * How far what is shown lags behind the truth: the delay at which the mean of the squared distances is least, found frame by
 * frame and refined by a parabola through the three means around it.
 */
final class Lag {
    private final double[] trueXs;
    private final double[] trueYs;
    private final double[] xs;
    private final double[] ys;
    private final int first;
    private final int frames;

    Lag(double[] trueXs, double[] trueYs, double[] xs, double[] ys, int first, int frames) {
        this.trueXs = trueXs;
        this.trueYs = trueYs;
        this.xs = xs;
        this.ys = ys;
        this.first = first;
        this.frames = frames;
    }

    /** The best delay of up to so many frames, in frames. */
    double best(int most) {
        double[] means = new double[most + 1];
        int best = 0;
        for (int delay = 0; delay <= most; delay++) {
            StillWanted.check();
            means[delay] = meanSquare(delay);
            best = means[delay] < means[best] ? delay : best;
        }
        if (best == 0 || best == most) {
            return best;
        }
        double bend = means[best - 1] - 2 * means[best] + means[best + 1];
        return bend > 0 ? best + 0.5 * (means[best - 1] - means[best + 1]) / bend : best;
    }

    /** The root mean square of the distances left at a delay in frames of h s each, m. */
    double rms(double delay, double h, TimedPath truth) {
        double sum = 0;
        for (int k = first; k < frames; k++) {
            StillWanted.check();
            Vec2 then = truth.at((k - delay) * h);
            double x = xs[k] - then.x();
            double y = ys[k] - then.y();
            sum += x * x + y * y;
        }
        return Math.sqrt(sum / (frames - first));
    }

    /** The truth stands still before its start. */
    private double meanSquare(int delay) {
        double sum = 0;
        for (int k = first; k < frames; k++) {
            int then = Math.max(0, k - delay);
            double x = xs[k] - trueXs[then];
            double y = ys[k] - trueYs[then];
            sum += x * x + y * y;
        }
        return sum / (frames - first);
    }
}
