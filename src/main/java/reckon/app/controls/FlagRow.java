package reckon.app.controls;

import javafx.scene.layout.HBox;
import org.controlsfx.control.ToggleSwitch;
import reckon.app.session.Session;
import reckon.app.view.Gap;
import reckon.setting.FlagSetting;

/** Something that is on or off. */
final class FlagRow extends SettingRow<Boolean> {
    private final ToggleSwitch toggle = new ToggleSwitch();

    FlagRow(Session session, FlagSetting setting) {
        super(session, setting);
        toggle.selectedProperty().addListener((value, before, on) -> change(on, null));
        Gap gap = new Gap();
        HBox line = new HBox(name(), gap, toggle);
        line.getStyleClass().add("setting-line");
        getChildren().add(line);
        describe(toggle, "switch");
    }

    @Override
    void show(Boolean value) {
        toggle.setSelected(value);
    }
}
