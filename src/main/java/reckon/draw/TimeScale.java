package reckon.draw;

/**
 * How time is laid on a timeline.
 *
 * @param span what is shown
 * @param left where its first moment stands, px
 * @param right where its last moment stands, px, above {@code left}
 */
public record TimeScale(TimeSpan span, double left, double right) {

    /** Where a moment stands, px. */
    public double x(double seconds) {
        return left + (seconds - span.from()) / span.length() * (right - left);
    }

    /** Where a moment stands, px; what is not shown at the end that it is nearer to. */
    public double edge(double seconds) {
        return Math.clamp(x(seconds), left, right);
    }

    /** The moment at a place, s; not beyond what is shown. */
    public double seconds(double x) {
        return Math.clamp(span.from() + (x - left) * secondsPerPixel(), span.from(), span.to());
    }

    /** How much time a pixel takes, s. */
    public double secondsPerPixel() {
        return span.length() / (right - left);
    }
}
