package reckon.network;

/**
 * A stretch in which nothing arrives; what would have arrived then arrives at its end.
 *
 * @param at its start, s
 * @param length how long it takes, s
 */
public record Stall(double at, double length) {
    /** The latest start and the greatest length allowed, s. */
    public static final double LONGEST = 2 * 86_400.0;

    /** Checks both numbers. */
    public Stall {
        if (!(at >= 0 && at <= LONGEST && length >= 0 && length <= LONGEST)) {
            throw new IllegalArgumentException("a stall at " + at + " s of " + length + " s");
        }
    }
}
