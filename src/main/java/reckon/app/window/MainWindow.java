package reckon.app.window;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableStringValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import reckon.app.controls.SettingsPanel;
import reckon.app.formula.FormulaPanel;
import reckon.app.measures.MeasuresPanel;
import reckon.app.scheme.GamePanel;
import reckon.app.scheme.GameSight;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.app.stage.ReadyPaths;
import reckon.app.stage.Sight;
import reckon.app.stage.Stages;
import reckon.app.timeline.TimeWindow;
import reckon.app.timeline.TimelineView;
import reckon.app.view.Pulse;
import reckon.draw.Theme;
import reckon.file.Document;

/** The window's content: where its parts stand. */
public final class MainWindow extends BorderPane {
    private final Session session;
    private final Runnable close;
    private final Pulse pulse;
    private final Keys keys;
    private final Panels panels;
    private final SplitPane split;
    private final VBox lower;
    private final WorkBar work;

    /**
     * The window of a session, with the clipboard of the system.
     *
     * @param prompts what asks the person at the screen
     * @param close closes the window
     */
    public MainWindow(Session session, Prompts prompts, Runnable close) {
        this(session, prompts, new SystemClipboard(), close);
    }

    /**
     * The window of a session.
     *
     * @param prompts what asks the person at the screen
     * @param clipboard the clipboard
     * @param close closes the window
     */
    public MainWindow(Session session, Prompts prompts, TextClipboard clipboard, Runnable close) {
        this.session = session;
        this.close = close;
        this.pulse = new Pulse(session::advance);
        Sight sight = new Sight(session);
        TimeWindow time = new TimeWindow(session.playback());
        GameSight game = new GameSight(session.play());
        TimeWindow gameTime = new TimeWindow(session.play().playback());
        Commands commands = new Commands(session, sight, time, game, gameTime, prompts, clipboard, close);
        this.keys = new Keys(commands);
        SettingsPanel settings = new SettingsPanel(session);
        MeasuresPanel measures = new MeasuresPanel(session);
        FormulaPanel formula = new FormulaPanel(session, pulse);
        Region right = ofMode(measures, new GamePanel(session, game, pulse));
        this.panels = new Panels(
                session.look(), Map.<String, Region>of("settings", settings, "formula", formula, "measures", right));
        ReadyPaths ready = new ReadyPaths(session);
        Menus menus = new Menus(session, commands, ready);
        TopBar top = new TopBar(session, commands, menus, panels);
        setTop(top);
        setLeft(settings);
        Stages stages = new Stages(session, sight, ready, pulse);
        stages.addTools(new PathTools(session, commands, ready));
        stages.addRemoteTools(new GuessTool(session, commands));
        TimelineView timeline = new TimelineView(session, time, pulse);
        this.lower = new VBox(new TimelineBar(session.look(), commands), timeline);
        VBox.setVgrow(timeline, Priority.ALWAYS);
        this.split = centre(stages);
        setCenter(ofMode(split, new GameCentre(session, commands, game, gameTime, pulse)));
        setRight(new HBox(formula, right));
        panels.openProperty("formula").bindBidirectional(session.walk().openProperty());
        this.work = new WorkBar(session);
        getChildren().add(work);
        widthProperty().addListener((value, before, after) -> {
            top.fit(after.doubleValue());
            panels.widthChanged(before.doubleValue(), after.doubleValue());
        });
        setId("window");
        getStyleClass().add("window");
        TextSize.follow(this);
        acceptDrops();
        wear();
        session.look().themeProperty().addListener((value, before, after) -> wear());
    }

    /** What is shown in the one use of the window, and what in the other. */
    private StackPane ofMode(Node methods, Node schemes) {
        methods.visibleProperty().bind(session.modeProperty().isEqualTo(Mode.METHODS));
        schemes.visibleProperty().bind(session.modeProperty().isEqualTo(Mode.SCHEMES));
        for (Node node : List.of(methods, schemes)) {
            node.managedProperty().bind(node.visibleProperty());
        }
        return new StackPane(methods, schemes);
    }

    private SplitPane centre(Stages stages) {
        SplitPane centre = new SplitPane(stages, lower);
        centre.setId("split");
        centre.setOrientation(Orientation.VERTICAL);
        centre.setDividerPositions(0.68);
        SplitPane.setResizableWithParent(lower, false);
        return centre;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        work.place(getWidth(), getHeight());
    }

    /** The side panels that are folded away, by their names. */
    public ReadOnlyObjectProperty<List<String>> foldedProperty() {
        return panels.foldedProperty();
    }

    /** Folds some side panels away, and brings the others back. */
    public void fold(List<String> some) {
        panels.fold(some);
    }

    /** How high the timeline is with its bar, px. */
    public ReadOnlyDoubleProperty timelineHeightProperty() {
        return lower.heightProperty();
    }

    /** Makes the timeline with its bar as high as this, px, as far as there is room. */
    public void setTimelineHeight(double height) {
        applyCss();
        layout();
        double both = split.getItems().stream()
                .mapToDouble(item -> item.getLayoutBounds().getHeight())
                .sum();
        // the place of a divider is that of its middle
        double divider = split.getHeight() - both;
        split.setDividerPositions(1 - (height + divider / 2) / split.getHeight());
        // from here on it keeps its height, whatever becomes of the window's
        layout();
    }

    private void acceptDrops() {
        setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
        });
        setOnDragDropped(event -> {
            if (event.getDragboard().hasFiles()) {
                session.open(event.getDragboard().getFiles().getFirst().toPath());
                event.setDropCompleted(true);
            }
        });
    }

    private void wear() {
        wear(this, session.look().themeProperty().get());
    }

    /** Gives a part of the program, such as a dialog, the looks of the window. */
    public static void wear(Parent part, Theme theme) {
        part.getStylesheets().setAll(sheet(theme.sheet()), sheet("/reckon/app/window/reckon.css"));
    }

    private static String sheet(String resource) {
        return Objects.requireNonNull(MainWindow.class.getResource(resource), resource)
                .toExternalForm();
    }

    /** Binds the keys to the scene that shows the window, and begins to move. */
    public void live() {
        keys.bind(getScene());
        // the keys are for the playhead until a control is asked for
        requestFocus();
        pulse.start();
    }

    /** Lets go of all keys that are held down: when they are let go another window may hear of it, and not this one. */
    public void letKeysGo() {
        keys.letGo();
    }

    /** Closes the window, as its command does; what is being typed counts. */
    public void close() {
        requestFocus();
        close.run();
    }

    /** Moves no more. */
    public void rest() {
        pulse.stop();
    }

    /** Draws what is out of date, now: for a picture of a window that no screen shows. */
    public void draw() {
        pulse.draw();
    }

    /** What the window is called: the file, and whether it has changed. */
    public ObservableStringValue title() {
        return Bindings.createStringBinding(
                () -> {
                    Document document = session.document();
                    String name = document.path()
                            .map(path -> String.valueOf(path.getFileName()))
                            .orElseGet(() -> session.look().texts().get("window.untitled"));
                    return (session.edits().openUnsaved() ? "• " : "") + name + " – Reckon";
                },
                session.edits().documentProperty(),
                session.look().textsProperty());
    }
}
