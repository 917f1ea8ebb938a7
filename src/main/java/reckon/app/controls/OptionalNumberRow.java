package reckon.app.controls;

import java.util.OptionalDouble;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.controlsfx.control.ToggleSwitch;
import reckon.app.session.Session;
import reckon.app.view.Gap;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Range;

/** A number that may be left to the program: a switch, and with it on a slider and the number to drag and to type. */
final class OptionalNumberRow extends SettingRow<OptionalDouble> {
    private final ToggleSwitch own = new ToggleSwitch();
    private final SettingSlider slider;
    private final NumberField field;

    OptionalNumberRow(Session session, OptionalNumberSetting setting) {
        super(session, setting);
        Range range = setting.range();
        field = new NumberField(
                range,
                setting.unit(),
                value -> change(OptionalDouble.of(value), null),
                (gesture, value) -> change(OptionalDouble.of(value), gesture));
        slider = new SettingSlider(
                range, (gesture, value) -> change(OptionalDouble.of(value), gesture), this::toDefault);
        own.selectedProperty()
                .addListener((value, before, on) ->
                        change(on ? OptionalDouble.of((range.from() + range.to()) / 2) : OptionalDouble.empty(), null));
        Gap gap = new Gap();
        HBox line = new HBox(name(), gap, own);
        line.getStyleClass().add("setting-line");
        HBox.setHgrow(slider, Priority.ALWAYS);
        HBox number = new HBox(slider, field);
        number.getStyleClass().add("setting-line");
        number.visibleProperty().bind(own.selectedProperty());
        number.managedProperty().bind(own.selectedProperty());
        getChildren().addAll(line, number);
        describe(field, "field");
        describe(slider, "slider");
        describe(own, "switch");
    }

    @Override
    void show(OptionalDouble value) {
        own.setSelected(value.isPresent());
        if (value.isPresent()) {
            slider.setValue(Math.clamp(value.getAsDouble(), slider.getMin(), slider.getMax()));
            field.show(value.getAsDouble());
        }
    }
}
