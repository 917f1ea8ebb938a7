package reckon.app.session;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import reckon.motion.SimulationTime;
import reckon.run.Run;

/** The playhead: a frame of the run. A step is one frame, whatever the speed. */
public final class Playback {
    private final ReadOnlyObjectProperty<Run> run;
    private final ReadOnlyIntegerWrapper frame = new ReadOnlyIntegerWrapper(this, "frame", 0);
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing", false);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);

    /** How far the playhead has come since the frame that it shows, as a share of a frame. */
    private double share;

    /** The playhead of a run that may be replaced at any moment; it then stays where it was. */
    public Playback(ReadOnlyObjectProperty<Run> run) {
        this.run = run;
        run.addListener((value, before, after) -> clamp());
    }

    /** The frame that is shown; 0 where there is none. */
    public ReadOnlyIntegerProperty frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /** Whether it moves by itself. */
    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** How many simulated seconds go by in a second. */
    public DoubleProperty speedProperty() {
        return speed;
    }

    /** The moment that is shown, s. */
    public double seconds() {
        return SimulationTime.frame(frame.get(), SimulationTime.FRAMES_PER_SECOND);
    }

    private int last() {
        return Math.max(0, run.get().frames() - 1);
    }

    private void clamp() {
        if (frame.get() > last()) {
            frame.set(last());
            share = 0;
        }
    }

    /** Plays, from the start where the end had been reached. */
    public void play() {
        if (frame.get() >= last()) {
            jump(0);
        }
        playing.set(last() > 0);
    }

    /** Stops where it is. */
    public void pause() {
        playing.set(false);
    }

    /** Plays or stops. */
    public void toggle() {
        if (playing.get()) {
            pause();
        } else {
            play();
        }
    }

    /** Stops, and goes some frames on, or back where the number is negative. */
    public void step(int frames) {
        pause();
        jump(frame.get() + frames);
    }

    /** Goes to a frame, or as near as there is one. */
    public void jump(int to) {
        share = 0;
        frame.set(Math.clamp(to, 0, last()));
    }

    /** Goes to the frame nearest to a moment in s. */
    public void seek(double seconds) {
        jump((int) Math.round(seconds * SimulationTime.FRAMES_PER_SECOND));
    }

    /** Goes to the end. */
    public void end() {
        jump(last());
    }

    /** Moves on by a time that went by on the wall, s, if it plays. */
    public void advance(double wallSeconds) {
        if (!playing.get()) {
            return;
        }
        double frames = share + wallSeconds * speed.get() * SimulationTime.FRAMES_PER_SECOND;
        int whole = (int) frames;
        frame.set(Math.min(frame.get() + whole, last()));
        share = frames - whole;
        if (frame.get() >= last()) {
            pause();
        }
    }
}
