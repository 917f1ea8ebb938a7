package reckon.run;

import java.util.Arrays;
import java.util.Optional;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.motion.TimedPath;
import reckon.motion.Vec2;
import reckon.network.Link;

/**
 * What is measured of a method, on the run's grid of frames after the first update.
 *
 * @param accuracy how far and how smoothly; nothing where nothing was shown
 * @param updatesPerSecond updates sent, by the run's whole length, 1/s
 * @param bytesPerSecond bytes sent, with UDP and IPv4, B/s
 */
public record Measures(Optional<Accuracy> accuracy, double updatesPerSecond, double bytesPerSecond) {
    /** The error from which on two views count as inconsistent, m. */
    public static final double INCONSISTENT_FROM = 0.05;

    /** By how much a step may be longer than the true path's longest before it counts as a jump, m. */
    private static final double JUMP_MARGIN = 0.05;

    /** The greatest lag looked for, s. */
    private static final double GREATEST_LAG = 1;

    /**
     * How far what is shown is from the truth, and how smooth it is.
     *
     * @param rms root mean square of the error, m
     * @param mean mean error, m
     * @param max greatest error, m
     * @param p95 95th percentile of the error by nearest rank, m
     * @param lag the delay at which the true path fits best, s
     * @param lagRms the root mean square of the error left at that delay, m
     * @param inconsistency time-space inconsistency, m·s
     * @param jumps jumps a minute, 1/min
     * @param largestJump the largest of them, m; 0 if none
     * @param jerk root mean square of the jerk of what is shown, m/s³
     */
    public record Accuracy(
            double rms,
            double mean,
            double max,
            double p95,
            double lag,
            double lagRms,
            double inconsistency,
            double jumps,
            double largestJump,
            double jerk) {}

    static Measures of(Run run, MethodRun method) {
        double seconds = run.seconds();
        double updates = seconds == 0 ? 0 : run.updates() / seconds;
        int first = method.firstFrame();
        Optional<Accuracy> accuracy = first < run.frames()
                ? Optional.of(accuracy(
                        run.scenario().track(),
                        run.trueXs(),
                        run.trueYs(),
                        method.xs(),
                        method.ys(),
                        first,
                        run.frames(),
                        run.framesPerSecond()))
                : Optional.empty();
        return new Measures(accuracy, updates, updates * Link.PACKET_BYTES);
    }

    /** Tells each of them that there is. */
    public void explain(Sink sink) {
        for (Measure measure : Measure.values()) {
            measure.of(this).ifPresent(value -> sink.given(measure.symbol(), value, Origin.of(Origin.Source.RUN)));
        }
    }

    /** The error on a frame: the distance between the shown and the true position, m. */
    static double error(double[] trueXs, double[] trueYs, double[] xs, double[] ys, int frame) {
        return Vec2.length(xs[frame] - trueXs[frame], ys[frame] - trueYs[frame]);
    }

    /**
     * The accuracy of positions given frame by frame.
     *
     * @param truth the true path between the frames
     * @param first the first frame that counts
     * @param frames how many frames there are
     * @param framesPerSecond the rate of the grid
     */
    public static Accuracy accuracy(
            TimedPath truth,
            double[] trueXs,
            double[] trueYs,
            double[] xs,
            double[] ys,
            int first,
            int frames,
            int framesPerSecond) {
        double h = 1.0 / framesPerSecond;
        int count = frames - first;
        double[] errors = new double[count];
        double sum = 0;
        double squares = 0;
        double inconsistency = 0;
        for (int i = 0; i < count; i++) {
            double error = error(trueXs, trueYs, xs, ys, first + i);
            errors[i] = error;
            sum += error;
            squares += error * error;
            inconsistency += error >= INCONSISTENT_FROM ? h * error : 0;
        }
        StillWanted.check();
        Arrays.sort(errors);
        Lag lag = new Lag(trueXs, trueYs, xs, ys, lagFrom(first, frames, framesPerSecond), frames);
        double best = lag.best((int) Math.round(GREATEST_LAG * framesPerSecond));
        double longest = longestStep(trueXs, trueYs, frames) + JUMP_MARGIN;
        int jumps = 0;
        double largest = 0;
        for (int k = first + 1; k < frames; k++) {
            double step = Vec2.length(xs[k] - xs[k - 1], ys[k] - ys[k - 1]);
            if (step > longest) {
                jumps++;
                largest = Math.max(largest, step);
            }
        }
        return new Accuracy(
                Math.sqrt(squares / count),
                sum / count,
                errors[count - 1],
                errors[(int) Math.ceil(0.95 * count) - 1],
                best * h,
                lag.rms(best, h, truth),
                inconsistency,
                count == 1 ? 0 : jumps * 60.0 / ((count - 1) * h),
                largest,
                jerk(xs, ys, first, frames, h));
    }

    private static int lagFrom(int first, int frames, int framesPerSecond) {
        return frames - 1 < framesPerSecond ? first : Math.max(first, framesPerSecond);
    }

    private static double longestStep(double[] xs, double[] ys, int frames) {
        double longest = 0;
        for (int k = 1; k < frames; k++) {
            longest = Math.max(longest, Vec2.length(xs[k] - xs[k - 1], ys[k] - ys[k - 1]));
        }
        return longest;
    }

    private static double jerk(double[] xs, double[] ys, int first, int frames, double h) {
        double squares = 0;
        int count = 0;
        for (int k = first + 2; k < frames - 2; k++) {
            double x = thirdDifference(xs, k) / (2 * h * h * h);
            double y = thirdDifference(ys, k) / (2 * h * h * h);
            squares += x * x + y * y;
            count++;
        }
        return count == 0 ? 0 : Math.sqrt(squares / count);
    }

    private static double thirdDifference(double[] r, int k) {
        return r[k + 2] - 2 * r[k + 1] + 2 * r[k - 1] - r[k - 2];
    }
}
