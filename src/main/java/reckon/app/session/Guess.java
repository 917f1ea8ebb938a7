package reckon.app.session;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;
import reckon.draw.Guessed;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.run.MethodRun;
import reckon.run.Run;

/**
 * Guess first: asks where the drawn point will be a while after the playhead, hides until then what would give it away, and
 * keeps the tally of how near the guesses were. It is saved nowhere.
 */
public final class Guess {
    /** How far ahead of the playhead the point is asked for, s. */
    public static final double AHEAD_SECONDS = 0.3;

    private static final int AHEAD = (int) Math.round(AHEAD_SECONDS * SimulationTime.FRAMES_PER_SECOND);

    private final ReadOnlyObjectProperty<Run> run;
    private final Playback playback;
    private final Walk walk;
    private final IntegerProperty method;
    private final BooleanBinding possible;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.OFF);
    private final ReadOnlyObjectWrapper<Tally> tally = new ReadOnlyObjectWrapper<>(this, "tally", Tally.NONE);
    private Optional<Vec2> place = Optional.empty();
    private Optional<Guessed> answer = Optional.empty();
    private int asked;
    private int target;

    /** How far a question has come. */
    public enum State {
        /** None is asked. */
        OFF,
        /** It is asked where the point will be. */
        ASKING,
        /** A guess was made, and the run goes on to the moment asked for. */
        REVEALING,
        /** It is shown how near the guess was. */
        ANSWERED
    }

    /**
     * The guesses so far.
     *
     * @param count how many there were
     * @param sum how far they were from what was drawn, all together, m
     * @param best how far the nearest was, m
     */
    public record Tally(int count, double sum, double best) {
        /** No guess yet. */
        public static final Tally NONE = new Tally(0, 0, Double.POSITIVE_INFINITY);

        Tally plus(double distance) {
            return new Tally(count + 1, sum + distance, Math.min(best, distance));
        }

        /** How far they were on the average, m. */
        public double mean() {
            return count == 0 ? 0 : sum / count;
        }
    }

    /**
     * No question yet.
     *
     * @param method the place of the method whose point is asked for
     * @param path what a hand does to the path ends a question
     */
    Guess(
            ReadOnlyObjectProperty<Run> run,
            Playback playback,
            Walk walk,
            IntegerProperty method,
            ObservableBooleanValue path) {
        this.run = run;
        this.playback = playback;
        this.walk = walk;
        this.method = method;
        this.possible = Bindings.createBooleanBinding(
                () -> isShown(playback.frameProperty().get())
                        && playback.frameProperty().get() < last()
                        && !path.get(),
                path,
                run,
                playback.frameProperty(),
                method);
        run.addListener((value, before, after) -> end());
        method.addListener((value, before, after) -> end());
        path.addListener((value, before, after) -> {
            if (after) {
                end();
            }
        });
        playback.frameProperty().addListener((value, before, after) -> moved(after.intValue()));
    }

    private int last() {
        return run.get().frames() - 1;
    }

    private boolean isShown(int frame) {
        return method.get() < run.get().methods().size()
                && run.get().methods().get(method.get()).shown(frame);
    }

    /** How far the question has come. */
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The guesses so far. */
    public ReadOnlyObjectProperty<Tally> tallyProperty() {
        return tally.getReadOnlyProperty();
    }

    /** Whether there is something to guess after the playhead. */
    public ObservableBooleanValue possibleProperty() {
        return possible;
    }

    /** Whether what would give the answer away is hidden. */
    public boolean veils() {
        return state.get() == State.ASKING || state.get() == State.REVEALING;
    }

    /** The frame at which it is asked. */
    public int asked() {
        return asked;
    }

    /** How many frames after it the point is asked for, at most. */
    public int ahead() {
        return AHEAD;
    }

    /** The guess, once it is made, m. */
    public Optional<Vec2> place() {
        return place;
    }

    /** How near it was, once that is shown. */
    public Optional<Guessed> answer() {
        return answer;
    }

    /** Asks, or asks no longer where it was asked. */
    public void toggle() {
        if (veils()) {
            end();
        } else if (possible.get()) {
            ask();
        }
    }

    private void ask() {
        playback.pause();
        playback.barredProperty().set(true);
        walk.veiledProperty().set(true);
        place = Optional.empty();
        answer = Optional.empty();
        asked = playback.frameProperty().get();
        state.set(State.ASKING);
    }

    /** Takes the guess, m, and goes on to the moment asked for. */
    public void take(Vec2 guess) {
        if (state.get() != State.ASKING) {
            return;
        }
        place = Optional.of(guess);
        target = Math.min(asked + AHEAD, last());
        state.set(State.REVEALING);
        playback.barredProperty().set(false);
        if (playback.loopProperty().get().filter(loop -> loop.to() <= target).isPresent()) {
            // it would never come there
            playback.clearLoop();
        }
        playback.play();
    }

    private void moved(int frame) {
        if (state.get() == State.ASKING) {
            asked = Math.min(frame, last() - 1);
        } else if (state.get() == State.REVEALING && frame >= target) {
            playback.pause();
            reveal();
            playback.jump(target);
        } else if (state.get() == State.ANSWERED && frame != target) {
            end();
        }
    }

    private void reveal() {
        MethodRun shown = run.get().methods().get(method.get());
        Vec2 drawn = new Vec2(shown.x(target), shown.y(target));
        Vec2 truth = new Vec2(run.get().trueX(target), run.get().trueY(target));
        Guessed known = new Guessed(place.orElseThrow(), drawn, truth);
        answer = Optional.of(known);
        tally.set(tally.get().plus(known.fromDrawn()));
        walk.veiledProperty().set(false);
        state.set(State.ANSWERED);
    }

    /** Asks no longer; the tally is kept. */
    public void end() {
        playback.barredProperty().set(false);
        walk.veiledProperty().set(false);
        state.set(State.OFF);
    }

    /** Forgets the guesses so far. */
    public void reset() {
        tally.set(Tally.NONE);
    }
}
