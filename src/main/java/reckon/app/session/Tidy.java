package reckon.app.session;

/** Numbers that a hand set, as a person would write them. */
final class Tidy {
    private static final double PER_SECOND = 1000;

    private Tidy() {}

    /** The nearest whole millisecond, in s. */
    static double seconds(double seconds) {
        return Math.rint(seconds * PER_SECOND) / PER_SECOND;
    }
}
