package reckon.app.session;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Goes on and back step by step, by frames, packets or terms as is chosen. */
public final class Stepping {
    private final Playback playback;
    private final Walk walk;
    private final ObjectProperty<StepUnit> unit = new SimpleObjectProperty<>(this, "unit", StepUnit.FRAME);

    /** Steps by frames at first. */
    public Stepping(Playback playback, Walk walk) {
        this.playback = playback;
        this.walk = walk;
        unit.addListener((value, before, chosen) -> {
            walk.byTermsProperty().set(chosen == StepUnit.TERM);
            if (chosen == StepUnit.TERM) {
                playback.pause();
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

    /** What a step goes on by. */
    public ObjectProperty<StepUnit> unitProperty() {
        return unit;
    }

    /** Goes so many steps on, or back where the number is negative. */
    public void step(int steps) {
        switch (unit.get()) {
            case FRAME -> playback.step(steps);
            case PACKET -> packets(steps);
            case TERM -> {
                // whoever walks from term to term wants to see them
                walk.openProperty().set(true);
                walk.walk(steps);
            }
        }
    }

    private void packets(int steps) {
        for (int i = 0; i < Math.abs(steps); i++) {
            if (steps > 0) {
                playback.stepToNextPacket();
            } else {
                playback.stepToPacketBefore();
            }
        }
    }

    /** Goes to the start of the run; of terms, to the first of the frame. */
    public void first() {
        if (unit.get() == StepUnit.TERM) {
            walk.first();
        } else {
            playback.step(Integer.MIN_VALUE / 2);
        }
    }

    /** Goes to the end of the run; of terms, to the last of the frame. */
    public void last() {
        if (unit.get() == StepUnit.TERM) {
            walk.last();
        } else {
            playback.step(Integer.MAX_VALUE / 2);
        }
    }
}
