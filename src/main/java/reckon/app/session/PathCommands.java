package reckon.app.session;

import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import org.jspecify.annotations.Nullable;
import reckon.file.Document;
import reckon.lesson.Control;
import reckon.motion.Generator;
import reckon.motion.Reshaping;
import reckon.motion.SimulationTime;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.text.Texts;

/**
 * What can be done to the true path: draw it and go on with it, by pointer or by keys, take its end away, and put a ready one
 * in its place. A path that was generated or recorded consists of points from then on.
 */
public final class PathCommands {
    /** How long a generated path is, s. */
    public static final double GENERATED_SECONDS = 20;

    /** How much of the path's end is rubbed out at a time, µs. */
    private static final long RUBBED_MICROS = 250_000;

    private static final Object RUBBING = new Object();

    private final Edits edits;
    private final Drawing drawing;
    private final Shaping shaping;
    private final Playback playback;
    private final Simulations simulations;
    private final Permit permit;

    PathCommands(
            Edits edits, Drawing drawing, Shaping shaping, Playback playback, Simulations simulations, Permit permit) {
        this.edits = edits;
        this.drawing = drawing;
        this.shaping = shaping;
        this.playback = playback;
        this.simulations = simulations;
        this.permit = permit;
    }

    private Scenario scenario() {
        return edits.documentProperty().get().scenario();
    }

    private void change(Scenario changed, Function<Texts, String> name, @Nullable Object gesture) {
        Document document = edits.documentProperty().get();
        edits.change(document.withScenario(changed), name, gesture);
    }

    /** Whether there is a path. */
    public BooleanBinding present() {
        return Bindings.createBooleanBinding(() -> scenario().track().size() > 0, edits.documentProperty());
    }

    /** Whether a hand may draw: not where a lesson leaves it out, nor while it asks about the path that is there. */
    public boolean mayDraw() {
        return permit.allows(Control.DRAW) && !playback.lockedProperty().get();
    }

    private void makeReady() {
        finish();
        playback.pause();
    }

    /** Begins to draw a new path at a position, m. */
    public void begin(double x, double y) {
        makeReady();
        drawing.begin(scenario(), x, y);
    }

    /** Goes on with the path from its end to a position, m; without a path begins a new one. */
    public void goOn(double x, double y) {
        makeReady();
        if (scenario().track().size() > 0) {
            drawing.goOn(scenario(), x, y);
        } else {
            drawing.begin(scenario(), x, y);
        }
    }

    /** Goes on with the path by steering; without a path steers a new one from a position, m. */
    public void steer(double x, double y) {
        if (!mayDraw()) {
            return;
        }
        makeReady();
        if (scenario().track().size() > 0) {
            drawing.steerOn(scenario());
        } else {
            drawing.steer(scenario(), x, y);
        }
    }

    /** Steers a new path from a position, m. */
    public void steerNew(double x, double y) {
        if (mayDraw()) {
            makeReady();
            drawing.steer(scenario(), x, y);
        }
    }

    /** Ends what is being done to the path by hand: drawing, or the moving of its points. */
    public void finish() {
        endStroke();
        shaping.leave();
    }

    /** Ends the stroke of a hand, be it that a path is drawn or that a point is moved. */
    public void endStroke() {
        shaping.release();
        if (drawing.activeProperty().get()) {
            String name = drawing.goesOn() ? "edit.continue" : "edit.draw";
            Scenario before = scenario();
            Scenario drawn = drawing.end();
            playback.end();
            change(drawn, texts -> texts.get(name), null);
            if (drawn.equals(before)) {
                // what was shown ends where the path does; the replica may catch up
                simulations.show(drawn);
            }
        }
    }

    /** Lets the path's points be moved by hand, or no longer. */
    public void toggleShaping() {
        boolean active = shaping.activeProperty().get();
        finish();
        if (!active && mayDraw() && scenario().track().size() > 0) {
            shaping.enter();
        }
    }

    /** Takes a quarter of a second off the path's end, but leaves a point. In a row this is undone as one. */
    public void rubOut() {
        shaping.release();
        Track track = scenario().track();
        if (mayDraw() && track.size() > 1 && !drawing.activeProperty().get()) {
            Track cut = Reshaping.cut(track, SimulationTime.seconds(track.endMicros() - RUBBED_MICROS));
            change(scenario().withSource(new TrackSource.Points(cut)), texts -> texts.get("edit.rub.out"), RUBBING);
        }
    }

    /** Puts a generated path in the place of this one; all settings stay. */
    public void generate(Generator generator) {
        makeReady();
        TrackSource made = TrackSource.Generated.of(
                generator, GENERATED_SECONDS, scenario().seed());
        change(
                scenario().withSource(made),
                texts -> texts.get("edit.generate", texts.get("generator." + generator.word())),
                null);
        playback.jump(0);
    }
}
