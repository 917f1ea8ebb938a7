package reckon.draw;

/**
 * How a line looks.
 *
 * @param ink its colour
 * @param width its width, px
 * @param dash how it is broken
 * @param opacity 0 to 1
 */
public record Stroke(Ink ink, double width, Dash dash, double opacity) {

    /** A solid line. */
    public static Stroke solid(Ink ink, double width) {
        return new Stroke(ink, width, Dash.SOLID, 1);
    }

    /** The line of a method by its place. */
    public static Stroke method(int index, double width) {
        return new Stroke(Ink.method(index), width, Dash.method(index), 1);
    }

    /** This line, broken. */
    public Stroke dashed(Dash other) {
        return new Stroke(ink, width, other, opacity);
    }

    /** This line, paler. */
    public Stroke pale(double other) {
        return new Stroke(ink, width, dash, other);
    }
}
