package reckon.app.session;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import reckon.motion.SimulationTime;

/** The playhead: a frame of the run or the game, and the stretch that it loops in. A step is one frame, whatever the speed. */
public final class Playback {
    private final ObservableValue<? extends Course> course;
    private final ReadOnlyIntegerWrapper frame = new ReadOnlyIntegerWrapper(this, "frame", 0);
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing", false);
    private final ReadOnlyBooleanWrapper atPacket = new ReadOnlyBooleanWrapper(this, "atPacket", false);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private final BooleanProperty barred = new SimpleBooleanProperty(this, "barred", false);
    private final BooleanProperty locked = new SimpleBooleanProperty(this, "locked", false);
    private final IntegerProperty farthest = new SimpleIntegerProperty(this, "farthest", Integer.MAX_VALUE);
    private final ReadOnlyObjectWrapper<Optional<Loop>> loop =
            new ReadOnlyObjectWrapper<>(this, "loop", Optional.empty());

    private final ReadOnlyIntegerWrapper packetSteps = new ReadOnlyIntegerWrapper(this, "packetSteps", 0);

    /** The frame at which playing ends by itself. */
    private int until = Integer.MAX_VALUE;

    /** How far the playhead has come since the frame that it shows, as a share of a frame. */
    private double share;

    /** The playhead of a course that may be replaced at any moment; it then stays where it was. */
    public Playback(ObservableValue<? extends Course> course) {
        this.course = course;
        course.addListener((value, before, after) -> {
            clamp();
            loop.set(after.goesOnFrom(before) ? loop.get().flatMap(this::clamped) : Optional.empty());
        });
    }

    /** What it goes along. */
    public ObservableValue<? extends Course> course() {
        return course;
    }

    /** The frame that is shown; 0 where there is none. */
    public ReadOnlyIntegerProperty frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /** Whether it moves by itself. */
    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** Whether it came to where it is by a step from packet to packet. */
    public ReadOnlyBooleanProperty atPacketProperty() {
        return atPacket.getReadOnlyProperty();
    }

    /** How often it was stepped from packet to packet. */
    public ReadOnlyIntegerProperty packetStepsProperty() {
        return packetSteps.getReadOnlyProperty();
    }

    /** The stretch that is played again and again, if one is. */
    public ReadOnlyObjectProperty<Optional<Loop>> loopProperty() {
        return loop.getReadOnlyProperty();
    }

    /** How many simulated seconds go by in a second. */
    public DoubleProperty speedProperty() {
        return speed;
    }

    /** Whether the way on is barred: it neither plays nor steps on, and only a hand that puts the playhead elsewhere moves it. */
    public BooleanProperty barredProperty() {
        return barred;
    }

    /** Whether the way on is barred as well until a question of a lesson is answered. */
    public BooleanProperty lockedProperty() {
        return locked;
    }

    /** The farthest frame that any hand puts the playhead on, while the way on is barred by a question. */
    public IntegerProperty farthestProperty() {
        return farthest;
    }

    private boolean closed() {
        return barred.get() || locked.get();
    }

    /** The moment that is shown, s. */
    public double seconds() {
        return SimulationTime.frame(frame.get(), SimulationTime.FRAMES_PER_SECOND);
    }

    private int last() {
        return Math.max(0, course.getValue().frames() - 1);
    }

    private void clamp() {
        if (frame.get() > last()) {
            frame.set(last());
            share = 0;
        }
    }

    private Optional<Loop> clamped(Loop wanted) {
        int to = Math.min(wanted.to(), last());
        return wanted.from() < to ? Optional.of(new Loop(wanted.from(), to)) : Optional.empty();
    }

    /** Loops between two frames, given in either order, or as near as there are some. */
    public void loop(int one, int other) {
        int from = Math.clamp(Math.min(one, other), 0, Math.max(0, last() - 1));
        int to = Math.max(from + 1, Math.max(one, other));
        loop.set(clamped(new Loop(from, to)));
    }

    /** Loops from the playhead to where the loop ends, or else to the end of the run. */
    public void loopFromHere() {
        int to = loop.get().map(Loop::to).filter(end -> end > frame.get()).orElse(last());
        loop(frame.get(), to);
    }

    /** Loops to the playhead from where the loop begins, or else from the start of the run. */
    public void loopToHere() {
        int from =
                loop.get().map(Loop::from).filter(start -> start < frame.get()).orElse(0);
        loop(from, frame.get());
    }

    /** Loops no more. */
    public void clearLoop() {
        loop.set(Optional.empty());
    }

    /** Plays, from the start where the end had been reached; in a loop from its start where it is not in it. */
    public void play() {
        if (closed()) {
            return;
        }
        int start = loop.get().map(Loop::from).orElse(0);
        int end = loop.get().map(Loop::to).orElse(last());
        if (frame.get() >= end || frame.get() < start) {
            jump(start);
        }
        playing.set(last() > 0);
    }

    /** Plays from one moment to another, s; no loop is in its way. */
    public void play(double from, double to) {
        pause();
        clearLoop();
        seek(from);
        play();
        until = to < SimulationTime.frame(last(), SimulationTime.FRAMES_PER_SECOND)
                ? SimulationTime.nearestFrame(to, SimulationTime.FRAMES_PER_SECOND)
                : Integer.MAX_VALUE;
    }

    /** Stops where it is. */
    public void pause() {
        until = Integer.MAX_VALUE;
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
        if (frames < 0 || !closed()) {
            jump(frame.get() + frames);
        }
    }

    /** Stops, and goes on to the next frame on which a packet is sent, lost or has arrived. */
    public void stepToNextPacket() {
        stepTo(closed() ? OptionalInt.empty() : course.getValue().after(frame.get()));
    }

    /** Stops, and goes back to the frame before on which a packet is sent, lost or has arrived. */
    public void stepToPacketBefore() {
        stepTo(course.getValue().before(frame.get()));
    }

    private void stepTo(OptionalInt to) {
        pause();
        to.ifPresent(next -> {
            jump(next);
            atPacket.set(true);
            packetSteps.set(packetSteps.get() + 1);
        });
    }

    /** Goes to a frame, or as near as there is one. */
    public void jump(int to) {
        share = 0;
        until = Integer.MAX_VALUE;
        atPacket.set(false);
        frame.set(Math.clamp(Math.min(to, farthest.get()), 0, last()));
    }

    /** Goes to the frame nearest to a moment in s. */
    public void seek(double seconds) {
        jump(SimulationTime.nearestFrame(seconds, SimulationTime.FRAMES_PER_SECOND));
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
        int next = frame.get() + whole;
        share = frames - whole;
        atPacket.set(false);
        int end = Math.min(until, last());
        frame.set(Math.min(loop.get().map(stretch -> stretch.wrapped(next)).orElse(next), end));
        if (loop.get().isEmpty() && frame.get() >= end) {
            pause();
        }
    }
}
