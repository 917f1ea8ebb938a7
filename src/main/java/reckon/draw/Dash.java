package reckon.draw;

/** How a line is broken. Methods are told apart by it as well as by colour. */
public enum Dash {
    /** Not at all. */
    SOLID,
    /** Long strokes. */
    DASHED(7, 4),
    /** Dots. */
    DOTTED(1.5, 3.5),
    /** Strokes and dots. */
    DASH_DOTTED(8, 3.5, 1.5, 3.5);

    private final double[] pattern;

    Dash(double... pattern) {
        this.pattern = pattern;
    }

    /** Lengths of strokes and gaps in turn, in pixels; none for a solid line. */
    public double[] pattern() {
        return pattern.clone();
    }

    /** The dash of a method by its place. */
    public static Dash method(int index) {
        return values()[Math.floorMod(index, values().length)];
    }
}
