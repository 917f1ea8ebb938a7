package reckon.app.session;

import java.util.Arrays;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;

/** How large text is wanted, in percent of what suits the window, in steps that can be seen. */
public final class TextScale {
    /** As large as suits the window, %. */
    public static final int USUAL = 100;

    private static final int[] STEPS = {80, 90, USUAL, 110, 125, 150, 175, 200, 250};

    private final IntegerProperty percent = new SimpleIntegerProperty(this, "percent", USUAL);

    /** A scale at which text is as large as suits the window. */
    TextScale() {}

    /** What is wanted, %. */
    public IntegerProperty percentProperty() {
        return percent;
    }

    /** Takes what was wanted once, %; what is no step is brought to the nearest one within the limits. */
    public void set(int wanted) {
        int best = USUAL;
        for (int step : STEPS) {
            best = Math.abs((long) step - wanted) < Math.abs((long) best - wanted) ? step : best;
        }
        percent.set(best);
    }

    /** Goes a step larger, up to the largest. */
    public void larger() {
        percent.set(Arrays.stream(STEPS)
                .filter(step -> step > percent.get())
                .findFirst()
                .orElse(percent.get()));
    }

    /** Goes a step smaller, down to the smallest. */
    public void smaller() {
        percent.set(
                Arrays.stream(STEPS).filter(step -> step < percent.get()).max().orElse(percent.get()));
    }
}
