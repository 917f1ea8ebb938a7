package reckon.app.controls;

import reckon.setting.Range;

/**
 * The steps in which sliders and drags change a number: values stay short.
 *
 * @param range the numbers allowed
 */
public record Steps(Range range) {
    /** How many steps a slider has, at least. */
    private static final double LEAST_STEPS = 200;

    private static final double MOST_DIGITS = 1e6;

    /** The length of the slider, in the number's unit. */
    public double span() {
        return range.to() - range.from();
    }

    /**
     * The nearest step, written with as few digits as it needs.
     *
     * @param finer how many times finer than a slider's the steps are
     */
    public double nearest(double value, double finer) {
        double step = length() / finer;
        double nearest = Math.rint(value / step) * step;
        return Math.rint(nearest * MOST_DIGITS) / MOST_DIGITS;
    }

    /** The length of a step. */
    public double length() {
        return Math.pow(10, Math.floor(Math.log10(span() / LEAST_STEPS)));
    }
}
