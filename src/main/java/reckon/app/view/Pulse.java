package reckon.app.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.animation.AnimationTimer;

/** The beat of the window: once a frame of the screen the session goes on, and what is out of date is drawn. */
public final class Pulse {
    private static final double NANOS_PER_SECOND = 1e9;

    private final DoubleConsumer advance;
    private final List<DoubleConsumer> movings = new ArrayList<>();
    private final List<Runnable> drawings = new ArrayList<>();
    private boolean beats;
    private long last;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            beat(now);
        }
    };

    /** A pulse that moves something on by the time that went by, s. */
    public Pulse(DoubleConsumer advance) {
        this.advance = advance;
    }

    /** Adds something that moves by itself, by the time that went by, s. */
    void addMoving(DoubleConsumer moving) {
        movings.add(moving);
    }

    /** Whether it beats: a window that no screen shows stands still. */
    boolean beats() {
        return beats;
    }

    /** Adds something to be drawn at each beat; it decides itself whether it has to. */
    public void add(Runnable drawing) {
        drawings.add(drawing);
    }

    /** Begins to beat. */
    public void start() {
        last = 0;
        beats = true;
        timer.start();
    }

    /** Beats no more. */
    public void stop() {
        beats = false;
        timer.stop();
    }

    private void beat(long now) {
        double passed = last == 0 ? 0 : (now - last) / NANOS_PER_SECOND;
        last = now;
        advance.accept(passed);
        movings.forEach(moving -> moving.accept(passed));
        draw();
    }

    /** Draws what is out of date, now. */
    public void draw() {
        drawings.forEach(Runnable::run);
    }
}
