package reckon.app.window;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableStringValue;
import javafx.geometry.Orientation;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import reckon.app.controls.SettingsPanel;
import reckon.app.measures.MeasuresPanel;
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
    private final Pulse pulse;
    private final Keys keys;
    private final Panels panels;
    private final SplitPane split;
    private final TimelineView timeline;
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
        this.pulse = new Pulse(session::advance);
        Sight sight = new Sight(session);
        TimeWindow time = new TimeWindow(session);
        Commands commands = new Commands(session, sight, time, prompts, clipboard, close);
        this.keys = new Keys(commands);
        SettingsPanel settings = new SettingsPanel(session);
        MeasuresPanel measures = new MeasuresPanel(session);
        this.panels = new Panels(session.look(), Map.<String, Region>of("settings", settings, "measures", measures));
        ReadyPaths ready = new ReadyPaths(session);
        Menus menus = new Menus(session, commands, ready);
        setTop(new TopBar(session, commands, menus, panels));
        setLeft(settings);
        Stages stages = new Stages(session, sight, ready, pulse);
        stages.addTools(new PathTools(session, commands, ready));
        this.timeline = new TimelineView(session, time, pulse);
        this.split = centre(stages);
        setCenter(split);
        setRight(measures);
        this.work = new WorkBar(session);
        getChildren().add(work);
        widthProperty()
                .addListener((value, before, after) -> panels.widthChanged(before.doubleValue(), after.doubleValue()));
        getStyleClass().add("window");
        acceptDrops();
        wear();
        session.look().themeProperty().addListener((value, before, after) -> wear());
    }

    private SplitPane centre(Stages stages) {
        SplitPane centre = new SplitPane(stages, timeline);
        centre.setOrientation(Orientation.VERTICAL);
        centre.setDividerPositions(0.68);
        SplitPane.setResizableWithParent(timeline, false);
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

    /** How high the timeline is, px. */
    public ReadOnlyDoubleProperty timelineHeightProperty() {
        return timeline.heightProperty();
    }

    /** Makes the timeline as high as this, px, as far as there is room. */
    public void setTimelineHeight(double height) {
        applyCss();
        layout();
        split.setDividerPositions(1 - height / split.getHeight());
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
                    return (session.edits().unsaved() ? "• " : "") + name + " – Reckon";
                },
                session.edits().documentProperty(),
                session.look().textsProperty());
    }
}
