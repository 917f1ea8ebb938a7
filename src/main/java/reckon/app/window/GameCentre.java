package reckon.app.window;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import reckon.app.scheme.DiagramArea;
import reckon.app.scheme.GameScreens;
import reckon.app.scheme.GameSight;
import reckon.app.session.Session;
import reckon.app.timeline.TimeWindow;
import reckon.app.view.Gap;
import reckon.app.view.Hint;
import reckon.app.view.Pulse;
import reckon.lesson.Part;

/** The middle of the window while it shows a game: the screens, and below them the space-time diagram. */
final class GameCentre extends SplitPane {
    private static final double SCREENS_SHARE = 0.38;
    private static final double SCREENS_SHARE_COMPARED = 0.24;

    private final Session session;
    private final CommandButtons buttons;

    GameCentre(Session session, Commands commands, GameSight sight, TimeWindow time, Pulse pulse) {
        this.session = session;
        this.buttons = new CommandButtons(session.look(), commands);
        GameScreens screens = new GameScreens(session, sight, pulse);
        DiagramArea diagram = new DiagramArea(session, sight, time, pulse);
        VBox.setVgrow(screens, Priority.ALWAYS);
        VBox.setVgrow(diagram, Priority.ALWAYS);
        ToggleButton walls = toggle("walls");
        walls.selectedProperty().bindBidirectional(sight.wallsProperty());
        ToggleButton compare = toggle("compare");
        compare.selectedProperty().bindBidirectional(sight.comparedProperty());
        Hint hint = new Hint();
        hint.textProperty()
                .bind(sight.wallsProperty()
                        .flatMap(on -> session.look().text(on ? "screens.hint.walls" : "screens.hint")));
        HBox above = bar("screens-bar", hint, new Gap(), group(walls, button("clear-walls"), button("clear-commands")));
        HBox between = bar(
                "diagram-bar",
                group(
                        buttons.button("packet-back", Feather.ARROW_UP_LEFT, "event-back"),
                        buttons.button("packet-forward", Feather.ARROW_DOWN_RIGHT, "event-forward")),
                group(compare),
                new Gap(),
                group(
                        buttons.button("time-out", Feather.ZOOM_OUT, "game-time-out"),
                        buttons.button("time-in", Feather.ZOOM_IN, "game-time-in"),
                        buttons.button("time-whole", Feather.MAXIMIZE_2, "game-time-whole")));
        setId("game-split");
        setOrientation(Orientation.VERTICAL);
        VBox below = new VBox(between, diagram);
        getItems().add(new VBox(above, screens));
        session.permit().shows(Part.TIMELINE).subscribe(on -> {
            getItems().remove(below);
            if (on) {
                getItems().add(below);
                setDividerPositions(SCREENS_SHARE);
            }
        });
        setDividerPositions(SCREENS_SHARE);
        // five diagrams below each other need the room
        sight.comparedProperty()
                .addListener((value, before, compared) ->
                        setDividerPositions(compared ? SCREENS_SHARE_COMPARED : SCREENS_SHARE));
    }

    private ToggleButton toggle(String id) {
        ToggleButton toggle = new ToggleButton();
        toggle.setId("toggle-" + id);
        toggle.textProperty().bind(session.look().text("button." + id));
        toggle.setFocusTraversable(false);
        toggle.setMinWidth(USE_PREF_SIZE);
        buttons.tip(toggle, id);
        buttons.seen(toggle, id);
        return toggle;
    }

    private Button button(String id) {
        Button button = buttons.button(id, Feather.X);
        button.textProperty().bind(session.look().text("button." + id));
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private static HBox bar(String id, Node... parts) {
        HBox bar = new HBox(parts);
        bar.setId(id);
        bar.getStyleClass().add("timeline-bar");
        return bar;
    }

    private static HBox group(Node... parts) {
        HBox group = new HBox(parts);
        group.getStyleClass().add("button-group");
        return group;
    }
}
