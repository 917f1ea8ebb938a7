package reckon.app.window;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
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
import reckon.lesson.Control;

/** The bar at the top: menus, the playhead's buttons, the stall, language and theme. */
final class TopBar extends HBox {
    /** How tight the bar's forms are, in order; each goes without what those before it go without. */
    private static final int NO_PROJECTOR = 1;

    private static final int FEW_WORDS = 2;
    private static final int NO_THEME = 3;
    private static final int CLOSE = 4;
    private static final int STEPS_BY_ICONS = 5;

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private static final double[] SPEEDS = {0.25, 0.5, 1, 2, 4};
    private static final String[] SPEED_NAMES = {"¼×", "½×", "1×", "2×", "4×"};

    private final Session session;
    private final Commands commands;
    private final CommandButtons buttons;
    private final Label brand = new Label("Reckon");
    private final Button stall;
    private final Button lessons;
    private final Button projector;
    private final Button theme;
    private final List<ToggleButton> modes = new ArrayList<>();
    private final List<ToggleButton> steps = new ArrayList<>();
    private final BarFit fit;

    TopBar(Session session, Commands commands, Menus menus, Panels panels) {
        this.session = session;
        this.commands = commands;
        this.buttons = new CommandButtons(session.look(), commands);
        getStyleClass().add("top-bar");
        lessons = buttons.button("lessons", Feather.BOOK);
        brand.getStyleClass().add("brand");
        brand.setMinWidth(USE_PREF_SIZE);
        menus.setMinWidth(USE_PREF_SIZE);
        stall = buttons.button("stall", Feather.ZAP);
        stall.textProperty().bind(session.look().text("command.stall"));
        stall.getStyleClass().add("stall-button");
        stall.setMinWidth(USE_PREF_SIZE);
        stall.visibleProperty()
                .bind(session.modeProperty()
                        .isEqualTo(Mode.METHODS)
                        .and(session.permit().allowed(Control.STALL)));
        stall.managedProperty().bind(stall.visibleProperty());
        projector = buttons.button("projector", Feather.MONITOR);
        theme = buttons.button("theme", Feather.MOON);
        theme.managedProperty().bind(theme.visibleProperty());
        projector.managedProperty().bind(projector.visibleProperty());
        brand.managedProperty().bind(brand.visibleProperty());
        getChildren()
                .addAll(
                        brand,
                        menus,
                        modes(),
                        lessons(),
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
                        theme,
                        projector);
        fit = new BarFit(this, "top-bar", forms());
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

    /** All lessons. */
    private Button lessons() {
        lessons.textProperty().bind(session.look().text("button.lessons"));
        lessons.setMinWidth(USE_PREF_SIZE);
        return lessons;
    }

    /** Fits the bar into a window of a width, with text so large, px: what is hidden then is told elsewhere. */
    void fit(double windowWidth, double em) {
        fit.fit(windowWidth, em);
    }

    /** The forms that the bar has, from all its words to none but the menus'. */
    private List<Runnable> forms() {
        return IntStream.rangeClosed(0, STEPS_BY_ICONS)
                .mapToObj(tight -> (Runnable) () -> form(tight))
                .toList();
    }

    private void form(int tight) {
        projector.setVisible(tight < NO_PROJECTOR);
        brand.setVisible(tight < FEW_WORDS);
        theme.setVisible(tight < NO_THEME);
        pseudoClassStateChanged(NARROW, tight >= CLOSE);
        for (Button button : List.of(stall, lessons)) {
            button.setContentDisplay(tight < FEW_WORDS ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        }
        words(modes, tight < CLOSE);
        words(steps, tight < STEPS_BY_ICONS);
    }

    private static void words(List<ToggleButton> buttons, boolean words) {
        buttons.forEach(
                button -> button.setContentDisplay(words ? ContentDisplay.TEXT_ONLY : ContentDisplay.GRAPHIC_ONLY));
    }

    private HBox transport() {
        Button play = buttons.button("play", Feather.PLAY);
        play.getStyleClass().add("play-button");
        ObservableBooleanValue playing = session.playback()
                .playingProperty()
                .or(session.play().playback().playingProperty());
        // until a question of a lesson is answered one only looks back
        ObservableBooleanValue locked = session.playback().lockedProperty();
        Button forward = buttons.button("forward", Feather.CHEVRON_RIGHT);
        Button end = buttons.button("end", Feather.SKIP_FORWARD);
        for (Button onward : List.of(play, forward, end)) {
            onward.disableProperty().bind(locked);
        }
        play.graphicProperty()
                .bind(Bindings.createObjectBinding(
                        () -> new FontIcon(playing.get() ? Feather.PAUSE : Feather.PLAY), playing));
        HBox box = new HBox(
                buttons.button("start", Feather.SKIP_BACK),
                buttons.button("back", Feather.CHEVRON_LEFT),
                play,
                forward,
                end);
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
            button.setGraphic(new FontIcon(icon(one)));
            steps.add(button);
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
            buttons.seen(button, "step-" + one.word());
            box.getChildren().add(button);
        }
        return box;
    }

    private static Feather icon(StepUnit unit) {
        return switch (unit) {
            case FRAME -> Feather.FILM;
            case PACKET -> Feather.MAIL;
            case TERM -> Feather.PLUS;
        };
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
