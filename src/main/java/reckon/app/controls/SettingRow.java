package reckon.app.controls;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import reckon.app.session.Session;
import reckon.setting.Setting;

/**
 * The control of one setting: its name, with a mark where it is not at its default, and whatever changes it. A double click on
 * the name brings the default back. A row is shown while its setting means something.
 *
 * @param <T> the type of the setting's value
 */
abstract class SettingRow<T> extends VBox {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final Session session;
    private final Setting<T> setting;
    private final Label name = new Label();
    private final MenuItem back = new MenuItem();
    private boolean showing;

    SettingRow(Session session, Setting<T> setting) {
        this.session = session;
        this.setting = setting;
        setId("setting-" + setting.path().replace('.', '-'));
        getStyleClass().add("setting");
        name.textProperty().bind(session.look().text("setting." + setting.path()));
        name.setId(getId() + "-name");
        name.getStyleClass().add("setting-name");
        // a number that is typed can do with less room, a name cannot
        name.setMinWidth(Region.USE_PREF_SIZE);
        Region mark = new Region();
        mark.getStyleClass().add("changed-mark");
        name.setGraphic(mark);
        name.setContentDisplay(ContentDisplay.RIGHT);
        name.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                toDefault(null);
            }
        });
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(session.look().text("setting." + setting.path() + ".tip"));
        tip.setWrapText(true);
        tip.setMaxWidth(320);
        Tooltip.install(this, tip);
        back.setId(getId() + "-default");
        back.textProperty().bind(session.look().text("setting.default"));
        back.setOnAction(event -> toDefault(null));
        ContextMenu menu = new ContextMenu(back);
        setOnContextMenuRequested(event -> {
            menu.show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
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

    /** Names a part of the row, and says to those who cannot see it what it is for. */
    final void describe(Node control, String part) {
        control.setId(getId() + "-" + part);
        control.accessibleTextProperty().bind(name.textProperty());
        control.accessibleHelpProperty().bind(session.look().text("setting." + setting.path() + ".tip"));
    }

    /** Shows the session's value. */
    void refresh() {
        setVisible(session.shows(setting));
        if (!isVisible()) {
            return;
        }
        T value = session.get(setting);
        boolean changed = !value.equals(session.defaultOf(setting));
        pseudoClassStateChanged(CHANGED, changed);
        back.setDisable(!changed);
        showing = true;
        show(value);
        showing = false;
    }

    /** Shows a value in the control; changes that this makes are not changes of the setting. */
    abstract void show(T value);

    /** Brings the default back. */
    final void toDefault(@Nullable Object gesture) {
        change(session.defaultOf(setting), gesture);
    }

    /**
     * Changes the setting, unless the control changed because it shows a value.
     *
     * @param gesture what changes are undone together with it; nothing: none
     */
    final void change(T value, @Nullable Object gesture) {
        if (!showing) {
            session.set(setting, value, gesture);
        }
    }
}
