package reckon.app.session;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.file.Games;
import reckon.file.ReadyMade;
import reckon.method.Method;
import reckon.motion.Track;
import reckon.network.Preset;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.scheme.Game;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** What is open in a window: the document, its run, the playhead, and the commands that change them. */
public final class Session {
    /** How many methods the window compares. */
    public static final int MOST_METHODS = 4;

    /** A game with two players who do nothing yet. */
    private static final Game BLANK = Games.blank();

    private final Look look;
    private final Permit permit = new Permit();
    private final Problems problems;
    private final Edits edits;
    private final Simulations simulations;
    private final Playback playback;
    private final Drawing drawing;
    private final Shaping shaping;
    private final PathCommands path;
    private final IntegerProperty method = new SimpleIntegerProperty(this, "method", 0);
    private final Walk walk;
    private final Stepping stepping;
    private final Guess guess;
    private final FateCommands fates;
    private final StallCommands stalls;
    private final Filing filing;
    private final SettingCommands settings;
    private final Play play;
    private final GameCommands game;
    private final LetterCommands letters;
    private final BookmarkCommands bookmarks;
    private final ReadOnlyObjectWrapper<Mode> mode = new ReadOnlyObjectWrapper<>(this, "mode", Mode.METHODS);

    /**
     * A session with nothing drawn.
     *
     * @param worker one thread that runs scenarios
     * @param files one thread that reads and writes
     * @param screen the thread that draws
     */
    public Session(Look look, Problems problems, Executor worker, Executor files, Executor screen) {
        this.look = look;
        this.problems = problems;
        Document empty = Document.of(empty());
        this.edits = new Edits(empty);
        this.simulations = new Simulations(empty.scenario(), worker, screen, problems);
        this.playback = new Playback(simulations.runProperty().map(RunCourse::new));
        this.settings = new SettingCommands(look, problems, edits, method);
        this.play = new Play(edits.documentProperty(), BLANK, worker, screen, problems);
        this.game = new GameCommands(edits, play, permit);
        this.letters = new LetterCommands(edits, play, permit);
        this.bookmarks = new BookmarkCommands(edits, this::head);
        this.drawing = new Drawing(simulations, empty.scenario());
        this.shaping = new Shaping(edits);
        this.path = new PathCommands(edits, drawing, shaping, playback, simulations, permit);
        this.walk = new Walk(simulations.runProperty(), playback, method, simulations.measuresProperty());
        this.stepping = new Stepping(playback, walk, play, mode);
        walk.follow(play, mode);
        this.guess = new Guess(
                simulations.runProperty(),
                playback,
                walk,
                method,
                drawing.activeProperty().or(shaping.activeProperty()));
        PacketSelection packet = new PacketSelection(simulations.runProperty(), playback);
        this.fates = new FateCommands(edits, simulations.runProperty(), drawing, packet, permit);
        this.stalls = new StallCommands(edits, drawing, playback, permit);
        simulations.runProperty().addListener((value, before, after) -> {
            if (!after.samePathAs(before)) {
                // what a hand held is no longer there
                fates.release();
                stalls.release();
            }
        });
        packet.placeProperty().addListener((value, before, after) -> after.ifPresent(walk.packetProperty()::set));
        walk.packetProperty().addListener((value, before, after) -> packet.choose(after.intValue()));
        FileWork work = new FileWork(problems, look::texts, files, screen);
        this.filing =
                new Filing(look, edits, path, this::head, this::endGestures, work, new RecentFiles(files, screen));
        edits.documentProperty().addListener((value, before, after) -> {
            mode.set(Mode.of(after));
            method.set(Math.min(method.get(), after.scenario().methods().size() - 1));
            if (drawing.activeProperty().get()) {
                drawing.adopt(after.scenario());
            } else {
                simulations.show(after.scenario());
            }
        });
    }

    /**
     * What a drawing begins with. A hand at a mouse makes no smooth accelerations, so that the first order serves it best, with
     * velocities over a somewhat longer time.
     */
    private static Scenario empty() {
        Scenario scenario = Scenario.of(new TrackSource.Points(Track.EMPTY))
                .with(Settings.MODEL, 0, "first")
                .with(Settings.SENDER_WINDOW, 0, 0.1)
                .with(Settings.PREDICTOR, 0, "first");
        Method first = scenario.methods().getFirst();
        return scenario.with(Settings.NAME, 0, first.ownName());
    }

    /** The language and the colours. */
    public Look look() {
        return look;
    }

    /** What may be used. */
    public Permit permit() {
        return permit;
    }

    /** The document and its past. */
    public Edits edits() {
        return edits;
    }

    /** The runs. */
    public Simulations simulations() {
        return simulations;
    }

    /** The playhead. */
    public Playback playback() {
        return playback;
    }

    /** The walk through the terms. */
    public Walk walk() {
        return walk;
    }

    /** The steps through frames, packets or terms. */
    public Stepping stepping() {
        return stepping;
    }

    /** Where the class thinks that the point will go. */
    public Guess guess() {
        return guess;
    }

    /** What can be done to the fates of packets. */
    public FateCommands fates() {
        return fates;
    }

    /** What can be done to stalls at given times. */
    public StallCommands stalls() {
        return stalls;
    }

    /** The path that is being drawn, if one is. */
    public Drawing drawing() {
        return drawing;
    }

    /** The path's points, to be moved by hand. */
    public Shaping shaping() {
        return shaping;
    }

    /** What can be done to the path. */
    public PathCommands path() {
        return path;
    }

    /** Which method the settings are shown of. */
    public IntegerProperty methodProperty() {
        return method;
    }

    /** Whether a file is being read or written. */
    public ReadOnlyBooleanProperty busyProperty() {
        return filing.work().busyProperty();
    }

    /** The way of documents in and out. */
    public Filing filing() {
        return filing;
    }

    /** What is open. */
    public Document document() {
        return edits.documentProperty().get();
    }

    /** The scenario that is open. */
    public Scenario scenario() {
        return document().scenario();
    }

    /** Whether a setting means something now, and may be set. */
    public boolean shows(Setting<?> setting) {
        return permit.allows(setting) && settings.shows(setting);
    }

    /** The value of a setting, of a method's setting for the method chosen. */
    public <T> T get(Setting<T> setting) {
        return settings.get(setting);
    }

    /** The value of a setting, of a method's setting for the method at a place. */
    public <T> T get(Setting<T> setting, int place) {
        return settings.get(setting, place);
    }

    /**
     * Changes a setting, of a method's setting for the method chosen. The past changes at once, under the same fates.
     *
     * @param gesture what changes are undone together with it; nothing: none
     */
    public <T> void set(Setting<T> setting, T value, @Nullable Object gesture) {
        if (permit.allows(setting)) {
            settings.set(setting, value, gesture);
        }
    }

    /** What a setting is where nobody changed it; a method is then called after what it is made of. */
    public <T> T defaultOf(Setting<T> setting) {
        return settings.defaultOf(setting);
    }

    /** Makes the network one that people know. */
    public void take(Preset preset) {
        settings.take(preset);
    }

    /** The network that people know, where it is one of them. */
    public Optional<Preset> preset() {
        return settings.preset();
    }

    /** Adds a method like the one chosen, and chooses it. */
    public void addMethod() {
        settings.addMethod(MOST_METHODS);
    }

    /** Removes the method chosen, if it is not the only one. */
    public void removeMethod() {
        settings.removeMethod();
    }

    /** What the window is for at the moment. */
    public ReadOnlyObjectProperty<Mode> modeProperty() {
        return mode.getReadOnlyProperty();
    }

    /** Turns to the other use of the window; what was open there before is open again. That is undone like any change. */
    public void turnTo(Mode wanted) {
        if (mode.get() != wanted) {
            endGestures();
            path.finish();
            head().pause();
            Document other = document().turned().orElseGet(() -> fresh(wanted).inPlaceOf(document()));
            edits.change(other, texts -> texts.get("edit.mode." + wanted.word()));
        }
    }

    /** Turns to the use of the window that it is not in. */
    public void turn() {
        turnTo(mode.get() == Mode.METHODS ? Mode.SCHEMES : Mode.METHODS);
    }

    private static Document fresh(Mode mode) {
        return mode == Mode.METHODS ? Document.of(empty()) : ReadyMade.read(ReadyMade.GAMES.getFirst());
    }

    /** The game that is open, as it was played. */
    public Play play() {
        return play;
    }

    /** What can be done to the game. */
    public GameCommands game() {
        return game;
    }

    /** What can be done to the messages of the game. */
    public LetterCommands letters() {
        return letters;
    }

    /** What can be done to bookmarks. */
    public BookmarkCommands bookmarks() {
        return bookmarks;
    }

    /** The playhead of what is open. */
    public Playback head() {
        return mode.get() == Mode.METHODS ? playback : play.playback();
    }

    /** Undoes the last change; what a hand is at is ended first. */
    public void undo() {
        endGestures();
        head().pause();
        edits.undo();
    }

    /** Does the last change again that was undone, unless a hand was at something. */
    public void redo() {
        endGestures();
        head().pause();
        edits.redo();
    }

    /** Gives up what takes long: a file that is read or written, or else a run, together with the change that wants it. */
    public void giveUp() {
        if (busyProperty().get()) {
            filing.work().cancel();
        } else if (simulations.computingProperty().get()
                && !drawing.activeProperty().get()) {
            simulations.giveUp();
            path.finish();
            takeBack(simulations.runProperty().get().scenario());
        }
    }

    /** Goes back to what is shown, or else, as where a slider is still moved, to what was before the last change. */
    private void takeBack(Scenario shown) {
        if (!scenario().equals(shown) && edits.goTo(shown)) {
            return;
        }
        if (edits.undoNameProperty().get().isPresent()) {
            edits.undo();
        } else {
            startAnew();
        }
    }

    private void endGestures() {
        path.endStroke();
        fates.release();
        stalls.release();
        letters.release();
    }

    /** Goes on by a time that went by on the wall, s. */
    public void advance(double wallSeconds) {
        if (drawing.activeProperty().get()) {
            draw(wallSeconds);
        } else {
            head().advance(wallSeconds);
        }
    }

    private void draw(double wallSeconds) {
        try {
            drawing.advance(wallSeconds);
            playback.end();
        } catch (IllegalArgumentException e) {
            path.finish();
            problems.wrong(look.texts().get("problem.path.too.long"));
        }
    }

    /** Begins anew with nothing drawn; what was open can be had back by undo. */
    public void startAnew() {
        endGestures();
        path.finish();
        head().pause();
        Document anew = mode.get() == Mode.METHODS ? Document.of(empty()) : Document.of(BLANK);
        edits.change(anew.inPlaceOf(document()), texts -> texts.get("edit.new"));
        head().jump(0);
    }

    /** Opens a scenario or a recording; what was open can be had back by undo. */
    public void open(Path path) {
        filing.open(path);
    }

    /** Opens a scenario that comes with the program; what was open can be had back by undo. */
    public void openReady(String name) {
        filing.openReady(name);
    }

    /** Saves what is open. */
    public void save(Path path) {
        filing.save(path, () -> {});
    }
}
