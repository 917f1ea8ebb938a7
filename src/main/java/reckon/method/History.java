package reckon.method;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import java.util.Arrays;
import java.util.List;
import reckon.explain.Expression;
import reckon.explain.Gap;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.motion.SimulationTime;
import reckon.motion.TimedPath;
import reckon.motion.Track;
import reckon.motion.Vec2;

/**
 * The positions received, by send time, as far back as they can still be read; read linearly in between, clamped to the
 * first and the last (patent, step 1). Immutable. Where a teleport lies in it the step is not smoothed: the older position
 * holds until the newer one's time.
 */
final class History implements TimedPath {
    static final History EMPTY =
            new History(new long[0], new int[0], new double[0], new double[0], Long.MAX_VALUE, Long.MIN_VALUE);

    private final long[] sent;
    private final int[] numbers;
    private final double[] xs;
    private final double[] ys;
    /** The first send time received, also where the position itself is too old to be kept. */
    private final long firstMicros;
    /** The send time of the update that a teleport led to. */
    private final long stepMicros;

    private History(long[] sent, int[] numbers, double[] xs, double[] ys, long firstMicros, long stepMicros) {
        this.sent = sent;
        this.numbers = numbers;
        this.xs = xs;
        this.ys = ys;
        this.firstMicros = firstMicros;
        this.stepMicros = stepMicros;
    }

    /**
     * With one update more, in its place by send time; one with the same send time is replaced.
     *
     * @param fromMicros the earliest moment that will still be read; what only earlier moments need is forgotten
     */
    History plus(Pdu pdu, long fromMicros) {
        int found = Arrays.binarySearch(sent, pdu.sentMicros());
        boolean replaces = found >= 0;
        int place = replaces ? found : -found - 1;
        int keepFrom = firstNeeded(fromMicros);
        long first = Math.min(firstMicros, pdu.sentMicros());
        if (place < keepFrom) {
            return new History(sent, numbers, xs, ys, first, stepMicros);
        }
        int size = sent.length - keepFrom + (replaces ? 0 : 1);
        long[] newSent = new long[size];
        int[] newNumbers = new int[size];
        double[] newXs = new double[size];
        double[] newYs = new double[size];
        int before = place - keepFrom;
        int after = size - before - 1;
        int resume = sent.length - after;
        System.arraycopy(sent, keepFrom, newSent, 0, before);
        System.arraycopy(numbers, keepFrom, newNumbers, 0, before);
        System.arraycopy(xs, keepFrom, newXs, 0, before);
        System.arraycopy(ys, keepFrom, newYs, 0, before);
        newSent[before] = pdu.sentMicros();
        newNumbers[before] = pdu.number();
        newXs[before] = pdu.position().x();
        newYs[before] = pdu.position().y();
        System.arraycopy(sent, resume, newSent, before + 1, after);
        System.arraycopy(numbers, resume, newNumbers, before + 1, after);
        System.arraycopy(xs, resume, newXs, before + 1, after);
        System.arraycopy(ys, resume, newYs, before + 1, after);
        return new History(newSent, newNumbers, newXs, newYs, first, stepMicros);
    }

    /** Only this update, and the older one held until its time. */
    static History step(Pdu older, Pdu newer) {
        History held = EMPTY.plus(older, Long.MIN_VALUE);
        History both = held.plus(newer, Long.MIN_VALUE);
        return new History(both.sent, both.numbers, both.xs, both.ys, newer.sentMicros(), newer.sentMicros());
    }

    private int firstNeeded(long fromMicros) {
        int index = 0;
        while (index + 1 < sent.length && sent[index + 1] <= fromMicros) {
            index++;
        }
        return index;
    }

    /** Whether there is an update with a send time. */
    boolean has(long sentMicros) {
        return Arrays.binarySearch(sent, sentMicros) >= 0;
    }

    /** The send time of the last update that is not after a moment, or of the oldest one. */
    long sentBy(double seconds) {
        return sent[Math.max(0, indexAt(seconds))];
    }

    /** How long the updates span, s. */
    double span() {
        return sent.length == 0 ? 0 : SimulationTime.seconds(sent[sent.length - 1] - firstMicros);
    }

    @Override
    public Vec2 at(double seconds) {
        return new Vec2(x(seconds), y(seconds));
    }

    double x(double seconds) {
        return read(xs, seconds);
    }

    double y(double seconds) {
        return read(ys, seconds);
    }

    private double read(double[] values, double seconds) {
        int index = indexAt(seconds);
        if (index < 0) {
            return values[0];
        }
        if (ends(index)) {
            return values[index];
        }
        return Track.lerp(
                SimulationTime.seconds(sent[index]),
                values[index],
                SimulationTime.seconds(sent[index + 1]),
                values[index + 1],
                seconds);
    }

    /** How fast the position read moves at a moment, m/s. */
    Vec2 velocity(double seconds) {
        int index = indexAt(seconds);
        if (index < 0 || ends(index)) {
            return Vec2.ZERO;
        }
        double takes = SimulationTime.seconds(sent[index + 1] - sent[index]);
        return new Vec2(xs[index + 1] - xs[index], ys[index + 1] - ys[index]).times(1 / takes);
    }

    /** The updates that the position at a moment is read from. */
    List<Origin> origins(double seconds) {
        int index = indexAt(seconds);
        return index < 0 || ends(index)
                ? List.of(Origin.packet(numbers[Math.max(0, index)]))
                : List.of(Origin.packet(numbers[index]), Origin.packet(numbers[index + 1]));
    }

    /** Tells how the position at a moment is read, and gives its formula. */
    Expression explain(double seconds, Sink sink) {
        int index = indexAt(seconds);
        int earlier = Math.max(0, index);
        sink.given(Symbol.EARLIER, new Vec2(xs[earlier], ys[earlier]), Origin.packet(numbers[earlier]));
        if (index < 0) {
            return Symbol.EARLIER;
        }
        if (ends(index)) {
            sink.put(Term.nothing(Symbol.LATER, Gap.NOT_RECEIVED));
            return Symbol.EARLIER;
        }
        int later = index + 1;
        sink.given(Symbol.EARLIER_SENT, SimulationTime.seconds(sent[index]), Origin.packet(numbers[index]));
        sink.given(Symbol.LATER, new Vec2(xs[later], ys[later]), Origin.packet(numbers[later]));
        sink.given(Symbol.LATER_SENT, SimulationTime.seconds(sent[later]), Origin.packet(numbers[later]));
        return sum(
                Symbol.EARLIER,
                times(
                        minus(Symbol.LATER, Symbol.EARLIER),
                        over(minus(Symbol.THEN, Symbol.EARLIER_SENT), minus(Symbol.LATER_SENT, Symbol.EARLIER_SENT))));
    }

    /** Whether the position of an update is held until the next one's time, or for ever. */
    private boolean ends(int index) {
        return index == sent.length - 1 || sent[index + 1] == stepMicros;
    }

    private int indexAt(double seconds) {
        int low = -1;
        int high = sent.length;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (SimulationTime.seconds(sent[middle]) <= seconds) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
