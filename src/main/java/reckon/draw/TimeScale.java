package reckon.draw;

/**
 * How time is laid on a timeline.
 *
 * @param from the first moment shown, s
 * @param to the last moment shown, s, above {@code from}
 * @param left where the first moment stands, px
 * @param right where the last moment stands, px
 */
public record TimeScale(double from, double to, double left, double right) {

    /** Where a moment stands, px. */
    public double x(double seconds) {
        return left + (seconds - from) / (to - from) * (right - left);
    }

    /** The moment at a place, s; not beyond what is shown. */
    public double seconds(double x) {
        return Math.clamp(from + (x - left) / (right - left) * (to - from), from, to);
    }
}
