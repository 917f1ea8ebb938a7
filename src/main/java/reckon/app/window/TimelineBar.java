package reckon.app.window;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import reckon.app.session.Look;
import reckon.app.view.Gap;

/** The small buttons above the timeline: steps by packet, the stretch to loop, and how much of the run is shown. */
final class TimelineBar extends HBox {
    private final Commands commands;
    private final CommandButtons buttons;

    TimelineBar(Look look, Commands commands) {
        this.commands = commands;
        this.buttons = new CommandButtons(look, commands);
        setId("timeline-bar");
        getStyleClass().add("timeline-bar");
        Gap gap = new Gap();
        getChildren()
                .addAll(
                        // packets are drawn as lines that lean like these arrows
                        group(
                                button("packet-back", Feather.ARROW_UP_LEFT),
                                button("packet-forward", Feather.ARROW_DOWN_RIGHT)),
                        group(lettered("loop-from", "A"), lettered("loop-to", "B"), button("loop-clear", Feather.X)),
                        gap,
                        group(
                                button("time-out", Feather.ZOOM_OUT),
                                button("time-in", Feather.ZOOM_IN),
                                button("time-whole", Feather.MAXIMIZE_2)));
    }

    private static HBox group(Node... buttons) {
        HBox group = new HBox(buttons);
        group.getStyleClass().add("button-group");
        return group;
    }

    private Button button(String id, Feather icon) {
        Button button = buttons.button(id, icon);
        button.setMinWidth(USE_PREF_SIZE);
        Command command = commands.get(id);
        if (command.possible() != null) {
            button.disableProperty().bind(Bindings.not(command.possible()));
        }
        return button;
    }

    /** The ends of the loop bear the letters that they have on the timeline. */
    private Button lettered(String id, String letter) {
        Button button = button(id, Feather.REPEAT);
        button.setText(letter);
        return button;
    }
}
