package reckon.app.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.method.Method;
import reckon.method.MethodNames;
import reckon.motion.Track;
import reckon.network.Network;
import reckon.network.Preset;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.text.Texts;

/** What is open in a window: the document, its run, the playhead, and the commands that change them. */
public final class Session {
    /** How long a stall is that is caused by hand, s. */
    public static final double STALL_SECONDS = 0.6;

    /** How many methods the window compares. */
    public static final int MOST_METHODS = 4;

    private final Look look;
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
        this.playback = new Playback(simulations.runProperty());
        this.drawing = new Drawing(simulations, empty.scenario());
        this.shaping = new Shaping(edits);
        this.path = new PathCommands(edits, drawing, shaping, playback, simulations);
        this.walk = new Walk(simulations.runProperty(), playback, method, simulations.measuresProperty());
        this.stepping = new Stepping(playback, walk);
        this.guess = new Guess(
                simulations.runProperty(),
                playback,
                walk,
                method,
                drawing.activeProperty().or(shaping.activeProperty()));
        PacketSelection packet = new PacketSelection(simulations.runProperty(), playback);
        this.fates = new FateCommands(edits, simulations.runProperty(), drawing, packet);
        this.stalls = new StallCommands(edits);
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
        this.filing = new Filing(look, edits, path, playback, work, new RecentFiles(files, screen));
        edits.documentProperty().addListener((value, before, after) -> {
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

    /** The value of a setting, of a method's setting for the method chosen. */
    public <T> T get(Setting<T> setting) {
        return scenario().get(setting, method.get());
    }

    /**
     * Changes a setting, of a method's setting for the method chosen. The past changes at once, under the same fates.
     *
     * @param gesture what changes are undone together with it; nothing: none
     */
    public <T> void set(Setting<T> setting, T value, @Nullable Object gesture) {
        try {
            Scenario changed =
                    Naming.renamed(scenario(), scenario().with(setting, method.get(), value), setting, method.get());
            change(changed, texts -> texts.get("setting." + setting.path()), gesture);
        } catch (IllegalArgumentException e) {
            problems.wrong(look.texts().get("problem.setting", look.texts().get("setting." + setting.path())));
        }
    }

    /** What a setting is where nobody changed it; a method is then called after what it is made of. */
    public <T> T defaultOf(Setting<T> setting) {
        return setting.equals(Settings.NAME)
                ? setting.cast(Naming.ownName(scenario(), method.get()))
                : setting.defaultValue();
    }

    /** Makes the network one that people know. */
    public void take(Preset preset) {
        change(
                scenario().withNetwork(preset.on(scenario().network())),
                texts -> texts.get("edit.preset", texts.get("preset." + preset.word())),
                null);
    }

    private void change(Scenario changed, Function<Texts, String> name, @Nullable Object gesture) {
        edits.change(document().withScenario(changed), name, gesture);
    }

    /** Adds a method like the one chosen, and chooses it. */
    public void addMethod() {
        List<Method> methods = new ArrayList<>(scenario().methods());
        if (methods.size() < MOST_METHODS) {
            Method copy = methods.get(method.get());
            int added = methods.size();
            methods.add(copy.named(MethodNames.free(copy.ownName(), Naming.others(scenario(), added))));
            change(scenario().withMethods(methods), texts -> texts.get("edit.add.method"), null);
            method.set(added);
        }
    }

    /** Removes the method chosen, if it is not the only one. */
    public void removeMethod() {
        List<Method> methods = new ArrayList<>(scenario().methods());
        if (methods.size() > 1) {
            methods.remove(method.get());
            change(scenario().withMethods(methods), texts -> texts.get("edit.remove.method"), null);
        }
    }

    /** Undoes the last change; what a hand is at is ended first. */
    public void undo() {
        endGestures();
        edits.undo();
    }

    /** Does the last change again that was undone, unless a hand was at something. */
    public void redo() {
        endGestures();
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
    }

    /** Goes on by a time that went by on the wall, s. */
    public void advance(double wallSeconds) {
        if (drawing.activeProperty().get()) {
            draw(wallSeconds);
        } else {
            playback.advance(wallSeconds);
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

    /** Causes a stall: now while a path is being drawn, else where the playhead is. */
    public void causeStall() {
        if (drawing.activeProperty().get()) {
            drawing.causeStall(STALL_SECONDS);
        } else if (scenario().track().size() > 0) {
            Scenario stalled = Drawing.stalled(scenario(), playback.seconds(), STALL_SECONDS);
            change(stalled, texts -> texts.get("edit.stall"), null);
        }
    }

    /** Takes all stalls at given times away. */
    public void clearStalls() {
        Network network = scenario().network();
        change(scenario().withNetwork(network.withStalls(List.of())), texts -> texts.get("edit.clear.stalls"), null);
    }

    /** Begins anew with nothing drawn; what was open can be had back by undo. */
    public void startAnew() {
        path.finish();
        playback.pause();
        edits.change(Document.of(empty()), texts -> texts.get("edit.new"));
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
