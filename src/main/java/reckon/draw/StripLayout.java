package reckon.draw;

/**
 * What stands where on the strip that shows how far a game's screens are apart: the key, the plot, and the axis. Moments stand
 * under those of the whole diagram of as much width.
 *
 * @param span what is shown
 * @param width its width, px
 * @param height its height, px
 * @param em the size of text, px
 */
public record StripLayout(TimeSpan span, double width, double height, double em) {

    /** Where moments stand. */
    public TimeScale scale() {
        return DiagramLayout.scale(span, width, em);
    }

    double keyY() {
        return em * 1.1;
    }

    /** Where the greatest value stands, px. */
    public double top() {
        return em * 1.9;
    }

    /** Where 0 stands, px. */
    public double bottom() {
        return Math.max(top() + em, height - em * 1.9);
    }
}
