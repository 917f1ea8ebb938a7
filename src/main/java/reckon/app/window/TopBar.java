package reckon.app.window;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.app.session.StepUnit;
import reckon.app.view.Gap;

/** The bar at the top: menus, the playhead's buttons, the stall, language and theme. */
final class TopBar extends HBox {
    /** From this width on there is room for every word, px. */
    private static final double ROOMY = 1400;

    /** From this width on there is room for the names of the window's two uses, px. */
    private static final double MIDDLING = 1220;

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private static final double[] SPEEDS = {0.25, 0.5, 1, 2, 4};
    private static final String[] SPEED_NAMES = {"¼×", "½×", "1×", "2×", "4×"};

    private final Session session;
    private final Commands commands;
    private final CommandButtons buttons;
    private final Label brand = new Label("Reckon");
    private final Button stall;
    private final List<ToggleButton> modes = new ArrayList<>();

    TopBar(Session session, Commands commands, Menus menus, Panels panels) {
        this.session = session;
        this.commands = commands;
        this.buttons = new CommandButtons(session.look(), commands);
        getStyleClass().add("top-bar");
        brand.getStyleClass().add("brand");
        brand.setMinWidth(USE_PREF_SIZE);
        menus.setMinWidth(USE_PREF_SIZE);
        stall = buttons.button("stall", Feather.ZAP);
        stall.textProperty().bind(session.look().text("command.stall"));
        stall.getStyleClass().add("stall-button");
        stall.setMinWidth(USE_PREF_SIZE);
        stall.visibleProperty().bind(session.modeProperty().isEqualTo(Mode.METHODS));
        stall.managedProperty().bind(stall.visibleProperty());
        brand.managedProperty().bind(brand.visibleProperty());
        getChildren()
                .addAll(
                        brand,
                        menus,
                        modes(),
                        new Gap(),
                        transport(),
                        steps(),
                        speeds(),
                        stall,
                        new Gap(),
                        panels.toggle("settings", Feather.SLIDERS, true),
                        panels.toggle("formula", Feather.BOOK_OPEN, false),
                        panels.toggle("measures", Feather.BAR_CHART_2, true),
                        language(),
                        buttons.button("theme", Feather.MOON));
    }

    /** The window's two uses. */
    private HBox modes() {
        HBox box = new HBox();
        box.getStyleClass().add("button-group");
        for (Mode mode : Mode.values()) {
            ToggleButton button = new ToggleButton();
            button.setId("mode-" + mode.word());
            button.textProperty().bind(session.look().text("mode." + mode.word()));
            button.setGraphic(new FontIcon(mode == Mode.METHODS ? Feather.TRENDING_UP : Feather.USERS));
            button.setMinWidth(USE_PREF_SIZE);
            modes.add(button);
            button.setFocusTraversable(false);
            button.setSelected(session.modeProperty().get() == mode);
            session.modeProperty().addListener((value, before, now) -> button.setSelected(now == mode));
            button.setOnAction(event -> {
                button.setSelected(true);
                commands.get("mode-" + mode.word()).run();
            });
            buttons.tip(button, "mode-" + mode.word());
            box.getChildren().add(button);
        }
        return box;
    }

    /** Leaves room for the steps where the window is narrow: what is hidden then is told elsewhere. */
    void fit(double windowWidth) {
        boolean roomy = windowWidth >= ROOMY;
        boolean narrow = windowWidth < MIDDLING;
        brand.setVisible(roomy);
        pseudoClassStateChanged(NARROW, narrow);
        stall.setContentDisplay(roomy ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        modes.forEach(mode -> mode.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TEXT_ONLY));
    }

    private HBox transport() {
        Button play = buttons.button("play", Feather.PLAY);
        play.getStyleClass().add("play-button");
        ObservableBooleanValue playing = session.playback()
                .playingProperty()
                .or(session.play().playback().playingProperty());
        play.graphicProperty()
                .bind(Bindings.createObjectBinding(
                        () -> new FontIcon(playing.get() ? Feather.PAUSE : Feather.PLAY), playing));
        HBox box = new HBox(
                buttons.button("start", Feather.SKIP_BACK),
                buttons.button("back", Feather.CHEVRON_LEFT),
                play,
                buttons.button("forward", Feather.CHEVRON_RIGHT),
                buttons.button("end", Feather.SKIP_FORWARD));
        box.getStyleClass().add("button-group");
        return box;
    }

    /** What a step goes on by. */
    private HBox steps() {
        HBox box = new HBox();
        box.getStyleClass().add("button-group");
        ObjectProperty<StepUnit> unit = session.stepping().unitProperty();
        for (StepUnit one : StepUnit.values()) {
            ToggleButton button = new ToggleButton();
            button.setId("step-" + one.word());
            button.textProperty()
                    .bind(Bindings.createStringBinding(
                            () -> session.look().texts().get(stepKey(one)),
                            session.modeProperty(),
                            session.look().textsProperty()));
            button.setMinWidth(USE_PREF_SIZE);
            button.setFocusTraversable(false);
            button.setSelected(unit.get() == one);
            unit.addListener((value, before, now) -> button.setSelected(now == one));
            button.setOnAction(event -> {
                button.setSelected(true);
                commands.get("step-" + one.word()).run();
            });
            buttons.tip(button, "step-" + one.word());
            box.getChildren().add(button);
        }
        return box;
    }

    /** In a game one steps by events where a run has packets. */
    private String stepKey(StepUnit unit) {
        boolean events = unit == StepUnit.PACKET && session.modeProperty().get() == Mode.SCHEMES;
        return events ? "step.event" : "step." + unit.word();
    }

    private HBox speeds() {
        HBox box = new HBox();
        box.getStyleClass().add("button-group");
        ToggleGroup group = new ToggleGroup();
        for (int i = 0; i < SPEEDS.length; i++) {
            double speed = SPEEDS[i];
            ToggleButton button = new ToggleButton(SPEED_NAMES[i]);
            button.setId("speed-" + i);
            button.setToggleGroup(group);
            button.setSelected(session.playback().speedProperty().get() == speed);
            button.setMinWidth(USE_PREF_SIZE);
            button.setFocusTraversable(false);
            button.setOnAction(event -> {
                button.setSelected(true);
                session.playback().speedProperty().set(speed);
                session.play().playback().speedProperty().set(speed);
            });
            box.getChildren().add(button);
        }
        return box;
    }

    private Button language() {
        Button button = new Button("中 / EN");
        button.setId("language");
        button.setMinWidth(USE_PREF_SIZE);
        button.setFocusTraversable(false);
        button.setOnAction(event -> commands.get("language").run());
        buttons.tip(button, "language");
        return button;
    }
}
