package reckon.app.controls;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.setting.Setting;

/**
 * The control of one setting: its name, and whatever changes it. A row is shown while its setting means something.
 *
 * @param <T> the type of the setting's value
 */
abstract class SettingRow<T> extends VBox {
    private final Session session;
    private final Setting<T> setting;
    private final Label name = new Label();
    private boolean showing;

    SettingRow(Session session, Setting<T> setting) {
        this.session = session;
        this.setting = setting;
        setId("setting-" + setting.path().replace('.', '-'));
        getStyleClass().add("setting");
        name.textProperty().bind(session.look().text("setting." + setting.path()));
        name.getStyleClass().add("setting-name");
        name.setMinWidth(0);
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(session.look().text("setting." + setting.path() + ".tip"));
        tip.setWrapText(true);
        tip.setMaxWidth(320);
        Tooltip.install(this, tip);
        managedProperty().bind(visibleProperty());
    }

    Session session() {
        return session;
    }

    Setting<T> setting() {
        return setting;
    }

    /** The setting's name. */
    Label name() {
        return name;
    }

    /** Shows the session's value. */
    void refresh() {
        setVisible(setting.appliesTo(session.scenario()
                .values(setting.group(), session.methodProperty().get())));
        showing = true;
        show(session.get(setting));
        showing = false;
    }

    /** Shows a value in the control; changes that this makes are not changes of the setting. */
    abstract void show(T value);

    /** Changes the setting, unless the control changed because it shows a value. */
    void change(T value, boolean ofGesture) {
        if (!showing) {
            session.set(setting, value, ofGesture ? this : null);
        }
    }

    /** Ends a gesture: what comes next is undone by itself. */
    void endGesture() {
        session.edits().endGesture();
    }
}
