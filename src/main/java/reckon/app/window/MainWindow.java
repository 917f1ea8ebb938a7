package reckon.app.window;

import java.util.Map;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableStringValue;
import javafx.geometry.Orientation;
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
import reckon.file.Document;

/** The window's content: where its parts stand. */
public final class MainWindow extends BorderPane {
    private final Session session;
    private final Pulse pulse;
    private final Keys keys;

    /**
     * The window of a session.
     *
     * @param prompts what asks the person at the screen
     * @param close closes the window
     */
    public MainWindow(Session session, Prompts prompts, Runnable close) {
        this.session = session;
        this.pulse = new Pulse(session::advance);
        Sight sight = new Sight(session);
        TimeWindow time = new TimeWindow(session);
        Commands commands = new Commands(session, sight, time, prompts, close);
        this.keys = new Keys(commands);
        SettingsPanel settings = new SettingsPanel(session);
        MeasuresPanel measures = new MeasuresPanel(session);
        Panels panels = new Panels(session.look(), Map.<String, Region>of("settings", settings, "measures", measures));
        ReadyPaths ready = new ReadyPaths(session);
        Menus menus = new Menus(session, commands, ready);
        setTop(new TopBar(session, commands, menus, panels));
        setLeft(settings);
        Stages stages = new Stages(session, sight, ready, pulse);
        stages.addTools(new PathTools(session, commands, ready));
        setCenter(centre(stages, time));
        setRight(measures);
        widthProperty()
                .addListener((value, before, after) -> panels.widthChanged(before.doubleValue(), after.doubleValue()));
        getStyleClass().add("window");
        acceptDrops();
        wear();
        session.look().themeProperty().addListener((value, before, after) -> wear());
    }

    private SplitPane centre(Stages stages, TimeWindow time) {
        TimelineView timeline = new TimelineView(session, time, pulse);
        SplitPane split = new SplitPane(stages, timeline);
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.68);
        SplitPane.setResizableWithParent(timeline, false);
        return split;
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
        getStylesheets()
                .setAll(sheet(session.look().themeProperty().get().sheet()), sheet("/reckon/app/window/reckon.css"));
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
