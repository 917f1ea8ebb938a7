package reckon.app.session;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Goes on and back step by step, by frames, packets or terms as is chosen; in a game by frames, events or terms. */
public final class Stepping {
    private final Playback playback;
    private final Walk walk;
    private final Play play;
    private final ReadOnlyObjectProperty<Mode> mode;
    private final ObjectProperty<StepUnit> unit = new SimpleObjectProperty<>(this, "unit", StepUnit.FRAME);

    /** Steps by frames at first. */
    Stepping(Playback playback, Walk walk, Play play, ReadOnlyObjectProperty<Mode> mode) {
        this.playback = playback;
        this.walk = walk;
        this.play = play;
        this.mode = mode;
        unit.addListener((value, before, chosen) -> {
            walk.byTermsProperty().set(chosen == StepUnit.TERM);
            if (chosen == StepUnit.TERM) {
                head().pause();
                walk.openProperty().set(true);
            }
        });
        walk.byTermsProperty().addListener((value, before, byTerms) -> {
            if (byTerms) {
                unit.set(StepUnit.TERM);
            } else if (unit.get() == StepUnit.TERM) {
                unit.set(StepUnit.FRAME);
            }
        });
    }

    private boolean inGame() {
        return mode.get() == Mode.SCHEMES;
    }

    private Playback head() {
        return inGame() ? play.playback() : playback;
    }

    /** What a step goes on by. */
    public ObjectProperty<StepUnit> unitProperty() {
        return unit;
    }

    /** Goes so many steps on, or back where the number is negative. */
    public void step(int steps) {
        switch (unit.get()) {
            case FRAME -> head().step(steps);
            case PACKET -> happenings(steps);
            case TERM -> {
                // whoever walks from term to term wants to see them
                walk.openProperty().set(true);
                walk.walk(steps);
            }
        }
    }

    /** Goes so many packets or events on, or back where the number is negative. */
    public void happenings(int steps) {
        if (inGame()) {
            play.step(steps);
            return;
        }
        for (int i = 0; i < Math.abs(steps); i++) {
            if (steps > 0) {
                playback.stepToNextPacket();
            } else {
                playback.stepToPacketBefore();
            }
        }
    }

    /** Goes to the start; of terms, to the first of the frame. */
    public void first() {
        if (unit.get() == StepUnit.TERM) {
            walk.first();
        } else {
            head().step(Integer.MIN_VALUE / 2);
        }
    }

    /** Goes to the end; of terms, to the last of the frame. */
    public void last() {
        if (unit.get() == StepUnit.TERM) {
            walk.last();
        } else {
            head().step(Integer.MAX_VALUE / 2);
        }
    }
}
