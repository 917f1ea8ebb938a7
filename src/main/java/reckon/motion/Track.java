package reckon.motion;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The true path: timed positions, linear in between, standing still before the first and after the last. Immutable;
 * {@link #plus} shares the points it extends, so that a path that is being drawn is never copied as a whole. Of two points
 * with one time the later counts from then on.
 */
public final class Track implements TimedPath {
    /** The track without a point. */
    public static final Track EMPTY = new Track(new double[0], new double[0], new double[0], 0);

    /** The latest moment that a point may have, s: a day. */
    public static final double LATEST = 86_400.0;

    /** The farthest that a coordinate may be from 0, m; what is computed from such positions stays finite. */
    public static final double FARTHEST = 1e9;

    /** How many points from the hint are looked at one by one. */
    private static final int NEAR = 8;

    private final double[] times;
    private final double[] xs;
    private final double[] ys;
    private final int size;
    /** How many places of the shared arrays are taken, by this track or by one that extends it. */
    private final AtomicInteger taken;

    private Track(double[] times, double[] xs, double[] ys, int size) {
        this(times, xs, ys, size, new AtomicInteger(size));
    }

    private Track(double[] times, double[] xs, double[] ys, int size, AtomicInteger taken) {
        this.times = times;
        this.xs = xs;
        this.ys = ys;
        this.size = size;
        this.taken = taken;
    }

    /**
     * A track of the first points of three arrays, which are copied.
     *
     * @param times moments, s, not decreasing, from 0 on
     * @param xs first coordinates, m
     * @param ys second coordinates, m
     * @param size how many points
     * @throws IllegalArgumentException where a number is out of range or the times run backwards
     */
    public static Track of(double[] times, double[] xs, double[] ys, int size) {
        double previous = 0;
        for (int i = 0; i < size; i++) {
            requirePoint(previous, times[i], xs[i], ys[i]);
            previous = times[i];
        }
        return new Track(Arrays.copyOf(times, size), Arrays.copyOf(xs, size), Arrays.copyOf(ys, size), size);
    }

    private static void requirePoint(double previous, double time, double x, double y) {
        if (!(time >= previous && time <= LATEST)) {
            throw new IllegalArgumentException("a point at " + time + " s after one at " + previous + " s");
        }
        if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)) {
            throw new IllegalArgumentException("a point at (" + x + ", " + y + ")");
        }
    }

    /**
     * This track and one point more.
     *
     * @param time its moment, s, not before the last one
     * @throws IllegalArgumentException where a number is out of range or the time runs backwards
     */
    public Track plus(double time, double x, double y) {
        requirePoint(size == 0 ? 0 : times[size - 1], time, x, y);
        if (size < times.length && taken.compareAndSet(size, size + 1)) {
            return put(new Track(times, xs, ys, size + 1, taken), time, x, y);
        }
        int room = Math.max(64, size * 2);
        Track copy = new Track(
                Arrays.copyOf(Arrays.copyOf(times, size), room),
                Arrays.copyOf(Arrays.copyOf(xs, size), room),
                Arrays.copyOf(Arrays.copyOf(ys, size), room),
                size + 1);
        return put(copy, time, x, y);
    }

    private static Track put(Track track, double time, double x, double y) {
        int last = track.size - 1;
        track.times[last] = time;
        track.xs[last] = x;
        track.ys[last] = y;
        return track;
    }

    /** The track of this one's first points, which both share. */
    public Track first(int count) {
        return new Track(times, xs, ys, Math.clamp(count, 0, size), taken);
    }

    /** How many points it has. */
    public int size() {
        return size;
    }

    /** The moment of a point, s. */
    public double time(int index) {
        return times[index];
    }

    /** A point's first coordinate, m. */
    public double x(int index) {
        return xs[index];
    }

    /** A point's second coordinate, m. */
    public double y(int index) {
        return ys[index];
    }

    /** A point's position, m. */
    public Vec2 point(int index) {
        return new Vec2(xs[index], ys[index]);
    }

    /** The moment of its last point in whole microseconds; -1 where it has none. */
    public long endMicros() {
        return size == 0 ? -1 : SimulationTime.micros(times[size - 1]);
    }

    /**
     * Whether this track begins with all points of that one. Tracks that were extended from one another are told apart
     * without a look at their points.
     */
    @SuppressWarnings("ReferenceEquality") // the same array is what makes it quick
    public boolean startsWith(Track that) {
        if (that.size > size) {
            return false;
        }
        return times == that.times
                || (Arrays.equals(times, 0, that.size, that.times, 0, that.size)
                        && Arrays.equals(xs, 0, that.size, that.xs, 0, that.size)
                        && Arrays.equals(ys, 0, that.size, that.ys, 0, that.size));
    }

    /**
     * The position at a moment.
     *
     * @throws IndexOutOfBoundsException where the track has no point
     */
    @Override
    public Vec2 at(double seconds) {
        int index = indexAt(seconds, 0);
        return new Vec2(x(index, seconds), y(index, seconds));
    }

    /**
     * The last point that is not after a moment, -1 where the first is. The search starts from a hint, so that reading
     * moments in order costs next to nothing.
     */
    public int indexAt(double seconds, int hint) {
        int low = Math.clamp(hint, 0, Math.max(0, size - 1));
        int steps = 0;
        int high;
        if (size == 0 || times[low] > seconds) {
            high = low;
            while (low > 0 && times[low] > seconds) {
                high = low;
                low = Math.max(0, low - stride(steps++));
            }
            if (size == 0 || times[low] > seconds) {
                return -1;
            }
        } else {
            high = low + 1;
            while (high < size && times[high] <= seconds) {
                low = high;
                high = Math.min(size, high + stride(steps++));
            }
        }
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (times[middle] <= seconds) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** A search goes by single points as long as it is near its hint, which it mostly is, and then ever faster. */
    private static int stride(int steps) {
        return steps < NEAR ? 1 : 1 << Math.min(steps - NEAR, 30);
    }

    /** The way from its first point to its last, m. */
    public double length() {
        double length = 0;
        for (int i = 1; i < size; i++) {
            length += Vec2.length(xs[i] - xs[i - 1], ys[i] - ys[i - 1]);
        }
        return length;
    }

    /** The first coordinate at a moment, given {@link #indexAt} of it. */
    public double x(int index, double seconds) {
        return between(xs, index, seconds);
    }

    /** The second coordinate at a moment, given {@link #indexAt} of it. */
    public double y(int index, double seconds) {
        return between(ys, index, seconds);
    }

    private double between(double[] values, int index, double seconds) {
        if (index < 0) {
            return values[0];
        }
        if (index >= size - 1) {
            return values[size - 1];
        }
        return lerp(times[index], values[index], times[index + 1], values[index + 1], seconds);
    }

    /** Linear between two values at two different moments. */
    public static double lerp(double fromTime, double from, double toTime, double to, double time) {
        return from + (to - from) * ((time - fromTime) / (toTime - fromTime));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Track that && size == that.size && startsWith(that);
    }

    @Override
    public int hashCode() {
        return size == 0 ? 0 : 31 * size + Double.hashCode(times[size - 1]) + Double.hashCode(xs[size - 1]);
    }

    @Override
    public String toString() {
        return "track of " + size + " points";
    }
}
