package reckon.app.view;

/** How much closer one step of the wheel or of a key brings what is looked at. */
public final class Zoom {
    private static final double STEP = 1.25;

    private Zoom() {}

    /** How many times as large things are after some steps; smaller where the number is negative. */
    public static double factor(double steps) {
        return Math.pow(STEP, steps);
    }

    /** How many steps make things so many times as large. */
    public static double steps(double factor) {
        return Math.log(factor) / Math.log(STEP);
    }
}
