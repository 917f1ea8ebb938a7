package reckon.setting;

import java.util.Locale;

/**
 * The numbers that a setting may be, and the part of them that a slider spans.
 *
 * @param least the least value allowed
 * @param most the greatest value allowed; positive infinity where infinity itself is allowed
 * @param from where a slider starts, at least {@code least}
 * @param to where a slider ends, finite
 */
public record Range(double least, double most, double from, double to) {

    /** Checks that the slider lies within the range. */
    public Range {
        if (!(least <= from && from < to && to <= most) || Double.isInfinite(to)) {
            throw new IllegalArgumentException("slider " + from + " to " + to + " outside " + least + " to " + most);
        }
    }

    /** Whether the value is allowed; NaN never is. */
    public boolean contains(double value) {
        return value >= least && value <= most;
    }

    /** What is allowed, in words that a message can end with, such as {@code 0 to 1}. */
    public String allowed() {
        return most == Double.POSITIVE_INFINITY
                ? brief(least) + " or more, or .inf"
                : brief(least) + " to " + brief(most);
    }

    private static String brief(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.format(Locale.ROOT, "%.0f", value)
                : Double.toString(value);
    }
}
