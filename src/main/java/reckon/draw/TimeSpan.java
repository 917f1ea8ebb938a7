package reckon.draw;

/**
 * A stretch of time.
 *
 * @param from its start, s
 * @param to its end, s, above {@code from}
 */
public record TimeSpan(double from, double to) {
    /** The shortest that a timeline shows, s. */
    public static final double SHORTEST = 0.1;

    /** What is left before, or after, a moment that was brought into view, as a share. */
    private static final double MARGIN = 0.1;

    /** The whole of something that lasts so long, s, and at least a second. */
    public static TimeSpan whole(double seconds) {
        return new TimeSpan(0, Math.max(1, seconds));
    }

    /** How long it is, s. */
    public double length() {
        return to - from;
    }

    /** Whether a moment in s lies in it. */
    public boolean holds(double seconds) {
        return seconds >= from && seconds <= to;
    }

    /** This stretch, shorter by a factor, with a moment in s kept where it is in it. */
    public TimeSpan zoomed(double factor, double about) {
        double longer = Math.max(length() / factor, SHORTEST);
        double start = about - (about - from) / length() * longer;
        return new TimeSpan(start, start + longer);
    }

    /** This stretch, moved on by a time in s. */
    public TimeSpan moved(double by) {
        return new TimeSpan(from + by, to + by);
    }

    /** This stretch, moved into a longer one; or the other one where this is longer. */
    public TimeSpan within(TimeSpan whole) {
        if (length() >= whole.length()) {
            return whole;
        }
        double start = Math.clamp(from, whole.from, whole.to - length());
        return new TimeSpan(start, start + length());
    }

    /**
     * This stretch, turned over like a page where it does not hold a moment in s: most of what follows can then be seen, or
     * where the moment lies only a little before it, most of what precedes.
     */
    public TimeSpan turnedTo(double seconds) {
        if (holds(seconds)) {
            return this;
        }
        boolean littleBefore = seconds < from && from - seconds < MARGIN * length();
        return moved(seconds - from - (littleBefore ? 1 - MARGIN : MARGIN) * length());
    }
}
