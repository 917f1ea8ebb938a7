package reckon.app.session;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import reckon.motion.Reshaping;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/**
 * The path's points in a hand: one is moved, and its neighbours follow. The past changes at once; a move from its beginning
 * to its end is undone as one.
 */
public final class Shaping {
    private final Edits edits;
    private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper(this, "active", false);
    private final ReadOnlyBooleanWrapper moving = new ReadOnlyBooleanWrapper(this, "moving", false);
    private Move move = new Move(Track.EMPTY, 0);

    /** One move: each of its steps starts from the track that was there at its beginning. It is its own gesture. */
    private static final class Move {
        private final Track from;
        private final int index;

        Move(Track from, int index) {
            this.from = from;
            this.index = index;
        }

        Track to(double x, double y) {
            return Reshaping.bent(from, index, x - from.x(index), y - from.y(index));
        }
    }

    Shaping(Edits edits) {
        this.edits = edits;
        edits.documentProperty().addListener((value, before, after) -> {
            if (after.scenario().track().size() == 0) {
                leave();
            }
        });
    }

    /** Whether points can be taken hold of. */
    public ReadOnlyBooleanProperty activeProperty() {
        return active.getReadOnlyProperty();
    }

    /** Whether one is being moved. */
    public ReadOnlyBooleanProperty movingProperty() {
        return moving.getReadOnlyProperty();
    }

    void enter() {
        active.set(true);
    }

    void leave() {
        release();
        active.set(false);
    }

    /** Takes hold of a point. */
    public void grab(int index) {
        release();
        move = new Move(scenario().track(), index);
        moving.set(true);
    }

    /** Moves the point that is held, m. */
    public void move(double x, double y) {
        if (moving.get()) {
            change(new TrackSource.Points(move.to(x, y)), move);
        }
    }

    private void change(TrackSource source, @Nullable Object gesture) {
        edits.change(
                edits.documentProperty().get().withScenario(scenario().withSource(source)),
                texts -> texts.get("edit.bend"),
                gesture);
    }

    /** Lets the point go. */
    public void release() {
        if (moving.get()) {
            moving.set(false);
            edits.endGesture();
        }
    }

    private Scenario scenario() {
        return edits.documentProperty().get().scenario();
    }
}
