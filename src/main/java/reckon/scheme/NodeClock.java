package reckon.scheme;

/**
 * A node's own clock: C(t) = t + offset + drift·t.
 *
 * @param offset what it is ahead of the simulation clock at the start, s
 * @param drift what it gains, parts per million
 */
public record NodeClock(double offset, double drift) {
    private static final double MILLION = 1e6;

    /** The clock of the server, which is the simulation clock. */
    public static final NodeClock TRUE = new NodeClock(0, 0);

    /** What it shows at a moment of the simulation clock, s. */
    public double at(double seconds) {
        return seconds + offset + drift / MILLION * seconds;
    }

    /** The moment of the simulation clock at which it shows a time, s. */
    public double when(double shown) {
        return (shown - offset) / (1 + drift / MILLION);
    }
}
