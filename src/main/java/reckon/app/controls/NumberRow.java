package reckon.app.controls;

import javafx.scene.layout.HBox;
import reckon.app.session.Session;
import reckon.app.view.Gap;
import reckon.setting.NumberSetting;
import reckon.setting.Range;

/** A number as a slider, to drag, and to type. */
final class NumberRow extends SettingRow<Double> {
    private final SettingSlider slider;
    private final NumberField field;

    NumberRow(Session session, NumberSetting setting) {
        super(session, setting);
        Range range = setting.range();
        field = new NumberField(
                range, setting.unit(), value -> change(value, null), (gesture, value) -> change(value, gesture));
        slider = new SettingSlider(range, (gesture, value) -> change(value, gesture), this::toDefault);
        // of a narrow line the number gives up room, which has some to spare, and not the name
        name().setMinWidth(USE_PREF_SIZE);
        field.setMinWidth(0);
        Gap gap = new Gap();
        HBox line = new HBox(name(), gap, field);
        line.getStyleClass().add("setting-line");
        getChildren().addAll(line, slider);
        describe(field, "field");
        describe(slider, "slider");
    }

    @Override
    void show(Double value) {
        slider.setValue(Math.clamp(value, slider.getMin(), slider.getMax()));
        field.show(value);
    }
}
