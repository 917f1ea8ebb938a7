package reckon.app.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableStringValue;
import javafx.css.PseudoClass;
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
import reckon.app.lesson.Classroom;
import reckon.app.lesson.LessonPanel;
import reckon.app.lesson.Lessons;
import reckon.app.lesson.StartPage;
import reckon.app.measures.MeasuresPanel;
import reckon.app.scheme.GamePanel;
import reckon.app.scheme.GameSight;
import reckon.app.session.Look;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.app.stage.ReadyPaths;
import reckon.app.stage.Sight;
import reckon.app.stage.Stages;
import reckon.app.timeline.TimeWindow;
import reckon.app.timeline.TimelineView;
import reckon.app.view.Pulse;
import reckon.app.view.TextFit;
import reckon.draw.Theme;
import reckon.file.Document;
import reckon.lesson.Lesson;
import reckon.lesson.Part;

/** The window's content: where its parts stand. */
public final class MainWindow extends BorderPane {
    private static final double STAGES_SHARE = 0.68;
    private static final PseudoClass PROJECTOR = PseudoClass.getPseudoClass("projector");

    private final Session session;
    private final Runnable close;
    private final Pulse pulse;
    private final Keys keys;
    private final Panels panels;
    private final TopBar top;
    private final SplitPane split;
    private final VBox lower;
    private final WorkBar work;
    private final StartPage start;
    private final Lessons lessons;
    private final LessonDesk desk;
    private final Lectern lectern;
    private final ShortcutSheet sheet;
    private final BookmarkEditor bookmark;
    /** How wide the window was when it was last looked at, in px of usual text. */
    private double room;

    /**
     * The window of a session, with the clipboard of the system.
     *
     * @param classroom its lessons
     * @param prompts what asks the person at the screen
     * @param display the screens
     * @param close closes the window
     */
    public MainWindow(Session session, Classroom classroom, Prompts prompts, Display display, Runnable close) {
        this(session, classroom, prompts, new SystemClipboard(), display, close);
    }

    /**
     * The window of a session.
     *
     * @param classroom its lessons
     * @param prompts what asks the person at the screen
     * @param clipboard the clipboard
     * @param display the screens
     * @param close closes the window
     */
    public MainWindow(
            Session session,
            Classroom classroom,
            Prompts prompts,
            TextClipboard clipboard,
            Display display,
            Runnable close) {
        this.session = session;
        this.close = close;
        this.pulse = new Pulse(session::advance);
        Sight sight = new Sight(session);
        TimeWindow time = new TimeWindow(session.playback());
        GameSight game = new GameSight(session.play());
        TimeWindow gameTime = new TimeWindow(session.play().playback());
        this.lessons = classroom.lessons();
        this.desk = new LessonDesk(session, classroom, prompts);
        this.lectern = new Lectern(display);
        Commands commands =
                new Commands(session, sight, time, game, gameTime, prompts, desk, clipboard, lectern, close);
        this.keys = new Keys(commands);
        SettingsPanel settings = new SettingsPanel(session);
        MeasuresPanel measures = new MeasuresPanel(session);
        FormulaPanel formula = new FormulaPanel(session, pulse);
        Region right = ofMode(measures, new GamePanel(session, game, pulse));
        this.panels = new Panels(
                session.look(),
                Map.<String, Region>of("settings", settings, "formula", formula, "measures", right),
                Map.of(
                        "settings",
                        settings.anyProperty(),
                        "formula",
                        session.permit().shows(Part.FORMULA),
                        "measures",
                        session.permit().shows(Part.MEASURES)));
        ReadyPaths ready = new ReadyPaths(session);
        Menus menus = new Menus(session, commands, ready);
        this.top = new TopBar(session, commands, menus, panels);
        setTop(top);
        setLeft(new LeftColumn(
                new LessonPanel(session, lessons, desk::edit, desk::toggle),
                settings,
                session.look().emProperty(),
                widthProperty()));
        Stages stages = new Stages(session, sight, ready, pulse);
        stages.addTools(new PathTools(session, commands, ready));
        stages.addRemoteTools(new GuessTool(session, commands));
        TimelineView timeline = new TimelineView(session, time, pulse);
        this.lower = new VBox(new TimelineBar(session.look(), commands), timeline);
        VBox.setVgrow(timeline, Priority.ALWAYS);
        this.split = centre(stages);
        session.permit().shows(Part.TIMELINE).subscribe(this::showTimeline);
        setCenter(ofMode(split, new GameCentre(session, commands, game, gameTime, pulse)));
        setRight(new HBox(formula, right));
        panels.openProperty("formula").bindBidirectional(session.walk().openProperty());
        this.work = new WorkBar(session);
        this.start = new StartPage(session.look(), lessons, classroom.shelf(), desk);
        start.visibleProperty().bind(desk.startingProperty());
        start.setManaged(false);
        for (Node covered : List.of(getLeft(), getCenter(), getRight())) {
            covered.disableProperty().bind(desk.startingProperty());
        }
        new Presentation(session, lessons, this, lectern, keys);
        this.sheet = new ShortcutSheet(session.look(), commands, lectern);
        LightPointer pointer = new LightPointer(lectern);
        pointer.follow(this);
        this.bookmark = new BookmarkEditor(session);
        getChildren().addAll(start, work, bookmark, sheet, pointer);
        widthProperty().addListener((value, before, after) -> fit());
        setId("window");
        getStyleClass().add("window");
        TextSize.follow(this, session.look());
        acceptDrops();
        wear();
        session.look().themeProperty().addListener((value, before, after) -> wear());
        session.look().emProperty().addListener((value, before, after) -> {
            wear();
            fit();
        });
    }

    /** There is less room in a window for larger text. */
    private void fit() {
        double em = session.look().emProperty().get();
        double after = getWidth() * TextFit.USUAL_EM / em;
        panels.widthChanged(room, after);
        room = after;
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
        centre.setDividerPositions(STAGES_SHARE);
        SplitPane.setResizableWithParent(lower, false);
        return centre;
    }

    private void showTimeline(boolean on) {
        boolean there = split.getItems().contains(lower);
        if (there && !on) {
            split.getItems().remove(lower);
        } else if (on && !there) {
            split.getItems().add(lower);
            split.setDividerPositions(STAGES_SHARE);
        }
    }

    @Override
    protected void layoutChildren() {
        // whatever makes the bar wider or narrower, such as another language, has the window laid out anew
        top.fit(getWidth(), session.look().emProperty().get());
        super.layoutChildren();
        double below = getTop().getLayoutBounds().getHeight();
        start.resizeRelocate(0, below, getWidth(), getHeight() - below);
        work.place(getWidth(), getHeight());
        bookmark.place(getWidth(), getHeight(), lower.getHeight());
        sheet.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    /** The side panels that are folded away, by their names. */
    public ReadOnlyObjectProperty<List<String>> foldedProperty() {
        return panels.foldedProperty();
    }

    /** Folds some side panels away, and brings the others back. */
    public void fold(List<String> some) {
        panels.fold(some);
    }

    /** Whether the stages are shown large, with the controls away: then it is not as it is to be found again. */
    public ReadOnlyBooleanProperty presentingProperty() {
        return lectern.presentingProperty();
    }

    /** How high the timeline is with its bar, px. */
    public ReadOnlyDoubleProperty timelineHeightProperty() {
        return lower.heightProperty();
    }

    /** Makes the timeline with its bar as high as this, px, as far as there is room. */
    public void setTimelineHeight(double height) {
        applyCss();
        layout();
        // the place of a divider is that of its middle
        Node bar = split.lookup(".split-pane-divider");
        double divider = bar == null ? 0 : bar.getLayoutBounds().getHeight();
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
                open(event.getDragboard().getFiles().getFirst().toPath());
                event.setDropCompleted(true);
            }
        });
    }

    /** Opens a lesson, a scenario or a recording. */
    public void open(Path path) {
        desk.openAny(path);
    }

    /** The lesson that is open, if one is. */
    public ReadOnlyObjectProperty<Optional<Lesson>> lessonProperty() {
        return lessons.lessonProperty();
    }

    /** Goes on with the lesson that was open at the last start, by its id; what is open stays. */
    public void rejoin(String lesson) {
        desk.rejoin(lesson);
    }

    /** Shows all lessons. */
    public void showLessons() {
        desk.startingProperty().set(true);
    }

    /** Leaves the page with all lessons, as it was come to. */
    public void leaveLessons() {
        desk.leave();
    }

    private void wear() {
        wear(this, session.look());
    }

    /** Gives a part of the program, such as a dialog, the looks of the window. */
    public static void wear(Parent part, Look look) {
        part.pseudoClassStateChanged(PROJECTOR, look.themeProperty().get() == Theme.PROJECTOR);
        part.getStylesheets()
                .setAll(
                        sheet(look.themeProperty().get().sheet()),
                        sheet("/reckon/app/window/reckon.css"),
                        sheet("/reckon/app/window/lesson.css"),
                        TextFit.sheet(look.emProperty().get()));
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
                    Optional<String> lesson = lessons.lessonProperty()
                            .get()
                            .map(open ->
                                    open.title(session.look().languageProperty().get()));
                    if (lesson.isPresent()) {
                        return lesson.get() + " – Reckon";
                    }
                    return (session.edits().openUnsaved() ? "• " : "") + name + " – Reckon";
                },
                session.edits().documentProperty(),
                lessons.lessonProperty(),
                session.look().textsProperty());
    }
}
