package reckon.app.controls;

import java.util.function.DoubleConsumer;
import javafx.scene.control.Slider;
import reckon.setting.Range;

/** Sliders of settings: what one drag changes is one gesture. */
final class SettingSlider {
    /** How many steps a slider has: values stay short. */
    private static final double STEPS = 200;

    private SettingSlider() {}

    static Slider of(Range range, DoubleConsumer moved, Runnable end) {
        Slider slider = new Slider(range.from(), range.to(), range.from());
        slider.setBlockIncrement((range.to() - range.from()) / 20);
        slider.valueProperty().addListener((value, before, after) -> {
            if (slider.isValueChanging() || slider.isFocused()) {
                moved.accept(rounded(after.doubleValue(), range));
            }
        });
        slider.setOnMouseReleased(event -> end.run());
        slider.setOnKeyReleased(event -> end.run());
        return slider;
    }

    /** The nearest step, written with as few digits as it needs. */
    private static double rounded(double value, Range range) {
        double step = Math.pow(10, Math.floor(Math.log10((range.to() - range.from()) / STEPS)));
        double nearest = Math.rint(value / step) * step;
        return Math.clamp(Math.rint(nearest * 1e6) / 1e6, range.from(), range.to());
    }
}
