package reckon.app.window;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Look;

/** Makes buttons of commands, with what they do and their key in the tooltip. */
final class CommandButtons {
    private final Look look;
    private final Commands commands;

    CommandButtons(Look look, Commands commands) {
        this.look = look;
        this.commands = commands;
    }

    /** A button of a command, which has its name. */
    Button button(String id, Feather icon) {
        return button(id, icon, id);
    }

    /** A button of a command, with a name of its own beside another button of the same. */
    Button button(String id, Feather icon, String name) {
        Button button = new Button();
        button.setId(name);
        button.setGraphic(new FontIcon(icon));
        // the keys stay with the playhead; every button has a key of its own
        button.setFocusTraversable(false);
        button.setOnAction(event -> commands.get(id).run());
        tip(button, id);
        seen(button, id);
        return button;
    }

    /** A button is seen while its command may be given. */
    void seen(ButtonBase button, String id) {
        ObservableBooleanValue allowed = commands.get(id).allowed();
        if (allowed != null) {
            button.visibleProperty().bind(allowed);
            button.managedProperty().bind(button.visibleProperty());
        }
    }

    /** Says with a button what its command does. */
    void tip(ButtonBase button, String id) {
        Command command = commands.get(id);
        String keys = command.keys().isEmpty()
                ? ""
                : "  (" + command.keys().getFirst().getDisplayText() + ")";
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(look.text("command." + id).map(words -> words + keys));
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(look.text("command." + id));
    }
}
