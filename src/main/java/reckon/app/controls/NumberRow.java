package reckon.app.controls;

import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import reckon.app.session.Session;
import reckon.setting.NumberSetting;
import reckon.setting.Range;

/** A number as a slider, and to type. */
final class NumberRow extends SettingRow<Double> {
    private final Slider slider;
    private final NumberField field;

    NumberRow(Session session, NumberSetting setting) {
        super(session, setting);
        Range range = setting.range();
        field = new NumberField(range, setting.unit(), value -> change(value, false));
        slider = SettingSlider.of(range, value -> change(value, true), this::endGesture);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(name(), gap, field);
        line.getStyleClass().add("setting-line");
        getChildren().addAll(line, slider);
    }

    @Override
    void show(Double value) {
        slider.setValue(Math.min(value, slider.getMax()));
        field.show(value);
    }
}
