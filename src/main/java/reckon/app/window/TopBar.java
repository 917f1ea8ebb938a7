package reckon.app.window;

import javafx.beans.property.ObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Session;
import reckon.app.session.StepUnit;

/** The bar at the top: menus, the playhead's buttons, the stall, language and theme. */
final class TopBar extends HBox {
    /** From this width on there is room for every word, px. */
    private static final double ROOMY = 1200;

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private static final double[] SPEEDS = {0.25, 0.5, 1, 2, 4};
    private static final String[] SPEED_NAMES = {"¼×", "½×", "1×", "2×", "4×"};

    private final Session session;
    private final Commands commands;
    private final CommandButtons buttons;

    TopBar(Session session, Commands commands, Menus menus, Panels panels) {
        this.session = session;
        this.commands = commands;
        this.buttons = new CommandButtons(session.look(), commands);
        getStyleClass().add("top-bar");
        Label brand = new Label("Reckon");
        brand.getStyleClass().add("brand");
        brand.setMinWidth(USE_PREF_SIZE);
        menus.setMinWidth(USE_PREF_SIZE);
        Button stall = buttons.button("stall", Feather.ZAP);
        stall.textProperty().bind(session.look().text("command.stall"));
        stall.getStyleClass().add("stall-button");
        stall.setMinWidth(USE_PREF_SIZE);
        brand.managedProperty().bind(brand.visibleProperty());
        widthProperty().addListener((value, before, after) -> {
            // in a narrow window the steps need the room of what is told elsewhere
            boolean narrow = after.doubleValue() < ROOMY;
            brand.setVisible(!narrow);
            pseudoClassStateChanged(NARROW, narrow);
            stall.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        });
        getChildren()
                .addAll(
                        brand,
                        menus,
                        gap(),
                        transport(),
                        steps(),
                        speeds(),
                        stall,
                        gap(),
                        panels.toggle("settings", Feather.SLIDERS, true),
                        panels.toggle("formula", Feather.BOOK_OPEN, false),
                        panels.toggle("measures", Feather.BAR_CHART_2, true),
                        language(),
                        buttons.button("theme", Feather.MOON));
    }

    private static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    private HBox transport() {
        Button play = buttons.button("play", Feather.PLAY);
        play.getStyleClass().add("play-button");
        session.playback()
                .playingProperty()
                .addListener((value, before, playing) ->
                        play.setGraphic(new FontIcon(playing ? Feather.PAUSE : Feather.PLAY)));
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
            button.textProperty().bind(session.look().text("step." + one.word()));
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
