package reckon.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.method.Epoch;
import reckon.method.Method;
import reckon.method.Phase;
import reckon.motion.SimulationTime;

/** What one method showed. */
public final class MethodRun {
    private final Method method;
    private final List<Epoch> epochs;
    private final double[] xs;
    private final double[] ys;
    private final int firstFrame;

    MethodRun(Method method, List<Epoch> epochs, double[] xs, double[] ys, int firstFrame) {
        this.method = method;
        this.epochs = epochs;
        this.xs = xs;
        this.ys = ys;
        this.firstFrame = firstFrame;
    }

    /** The method. */
    public Method method() {
        return method;
    }

    /** Its epochs, in order. */
    public List<Epoch> epochs() {
        return epochs;
    }

    /** The first frame on which something is shown; the number of frames where none is. */
    public int firstFrame() {
        return firstFrame;
    }

    /** Whether something is shown on a frame. */
    public boolean shown(int frame) {
        return frame >= firstFrame;
    }

    /** The first coordinate shown on a frame, m. */
    public double x(int frame) {
        return xs[frame];
    }

    /** The second coordinate shown on a frame, m. */
    public double y(int frame) {
        return ys[frame];
    }

    /** The place of the epoch that a moment in s lies in; -1 before the first arrival. */
    public int epochIndexAt(double seconds) {
        int low = -1;
        int high = epochs.size();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (SimulationTime.seconds(epochs.get(middle).fromMicros()) <= seconds) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The epoch that a moment in s lies in; nothing before the first arrival. */
    public Optional<Epoch> epochAt(double seconds) {
        int index = epochIndexAt(seconds);
        return index < 0 ? Optional.empty() : Optional.of(epochs.get(index));
    }

    /** What the replica does at a moment in s. */
    public Phase phaseAt(double seconds) {
        return epochAt(seconds).map(epoch -> epoch.phase(seconds)).orElse(Phase.NONE);
    }

    /** How many stalls it noticed, one that has not ended included. */
    public int noticedStalls() {
        int count = 0;
        for (int i = 0; i < epochs.size(); i++) {
            count += epochs.get(i).stalled() && (i == 0 || !epochs.get(i - 1).stalled()) ? 1 : 0;
        }
        return count;
    }

    /** When the stalls that it noticed ended, with an arrival that was news, in order, µs. */
    public List<Long> stallEndsMicros() {
        List<Long> ends = new ArrayList<>();
        for (int i = 1; i < epochs.size(); i++) {
            if (epochs.get(i - 1).stalled() && !epochs.get(i).stalled()) {
                ends.add(epochs.get(i).fromMicros());
            }
        }
        return ends;
    }

    /** The shown coordinates, frame by frame; not to be written to. */
    double[] xs() {
        return xs;
    }

    double[] ys() {
        return ys;
    }
}
