package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.junit.jupiter.api.Test;
import reckon.app.session.Guess.State;
import reckon.motion.Generator;
import reckon.motion.Vec2;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;

/** Guess first: a question, a guess, an answer, and the tally. */
class GuessTest {
    private static final Scenario CIRCLE = Scenario.of(TrackSource.Generated.of(Generator.CIRCLE, 5, 1));

    private final ReadOnlyObjectWrapper<Run> run = new ReadOnlyObjectWrapper<>(Simulator.run(CIRCLE));
    private final Playback playback = new Playback(run.map(RunCourse::new));
    private final SimpleIntegerProperty method = new SimpleIntegerProperty(0);
    private final Walk walk = new Walk(
            run.getReadOnlyProperty(),
            playback,
            method,
            new ReadOnlyObjectWrapper<>(run.get().methods().stream()
                            .map(run.get()::measures)
                            .toList())
                    .getReadOnlyProperty());
    private final SimpleBooleanProperty hand = new SimpleBooleanProperty(false);
    private final Guess guess = new Guess(run.getReadOnlyProperty(), playback, walk, method, hand);

    private State state() {
        return guess.stateProperty().get();
    }

    private Vec2 drawn(int frame) {
        return new Vec2(
                run.get().methods().getFirst().x(frame),
                run.get().methods().getFirst().y(frame));
    }

    private void playOn() {
        for (int i = 0; i < 200 && playback.playingProperty().get(); i++) {
            playback.advance(0.04);
        }
    }

    @Test
    void aGuessIsAnsweredThreeTenthsOfASecondLater() {
        playback.jump(100);
        guess.toggle();
        assertEquals(State.ASKING, state());
        Vec2 place = drawn(118).plus(new Vec2(0.3, 0.4));
        guess.take(place);
        assertEquals(State.REVEALING, state());
        assertTrue(guess.veils());
        playOn();
        assertEquals(State.ANSWERED, state());
        assertEquals(118, playback.frameProperty().get(), "0.3 s are 18 frames");
        assertFalse(playback.playingProperty().get());
        assertEquals(drawn(118), guess.answer().orElseThrow().drawn());
        assertEquals(
                new Vec2(run.get().trueX(118), run.get().trueY(118)),
                guess.answer().orElseThrow().truth());
        assertEquals(0.5, guess.answer().orElseThrow().fromDrawn(), 1e-12);
        playback.step(1);
        assertEquals(State.OFF, state());
        assertEquals(1, guess.tallyProperty().get().count());
    }

    @Test
    void theTallyHasTheMeanAndTheBestUntilItIsForgotten() {
        for (double away : List.of(0.2, 0.1, 0.6)) {
            playback.jump(60);
            guess.toggle();
            guess.take(drawn(78).plus(new Vec2(away, 0)));
            playOn();
        }
        assertEquals(3, guess.tallyProperty().get().count());
        assertEquals(0.3, guess.tallyProperty().get().mean(), 1e-12);
        assertEquals(0.1, guess.tallyProperty().get().best(), 1e-12);
        guess.reset();
        assertEquals(Guess.Tally.NONE, guess.tallyProperty().get());
    }

    @Test
    void nobodyStepsOnBeforeTheGuess() {
        playback.jump(100);
        guess.toggle();
        playback.step(1);
        playback.step(5);
        playback.toggle();
        playback.stepToNextPacket();
        walk.openProperty().set(true);
        walk.walk(100);
        assertEquals(100, playback.frameProperty().get());
        assertFalse(playback.playingProperty().get());
        playback.step(-3);
        assertEquals(97, playback.frameProperty().get(), "what was may be looked at");
        guess.take(Vec2.ZERO);
        playOn();
        assertEquals(115, playback.frameProperty().get(), "asked from there");
    }

    @Test
    void nothingMeasuredIsExplainedMeanwhile() {
        walk.openProperty().set(true);
        walk.sheetProperty().set(Sheet.MEASURES);
        playback.jump(100);
        assertFalse(walk.worksheetProperty().get().terms().isEmpty());
        guess.toggle();
        assertTrue(walk.worksheetProperty().get().terms().isEmpty());
        walk.sheetProperty().set(Sheet.SENDER);
        assertTrue(walk.worksheetProperty().get().terms().isEmpty());
        guess.toggle();
        assertEquals(State.OFF, state());
        assertFalse(walk.worksheetProperty().get().terms().isEmpty());
    }

    @Test
    void theEndOfTheRunIsSoonEnough() {
        int last = run.get().frames() - 1;
        playback.jump(last - 5);
        assertTrue(guess.possibleProperty().get());
        guess.toggle();
        guess.take(Vec2.ZERO);
        playOn();
        assertEquals(State.ANSWERED, state());
        assertEquals(last, playback.frameProperty().get());
        guess.end();
        assertFalse(guess.possibleProperty().get(), "there is nothing more to come");
        guess.toggle();
        assertEquals(State.OFF, state());
    }

    @Test
    void aLoopDoesNotKeepTheAnswerAway() {
        playback.loop(90, 105);
        playback.jump(100);
        guess.toggle();
        guess.take(Vec2.ZERO);
        playOn();
        assertEquals(State.ANSWERED, state());
        assertEquals(118, playback.frameProperty().get());
    }

    @Test
    void anotherRunOrAHandOnThePathEndsIt() {
        playback.jump(100);
        guess.toggle();
        run.set(Simulator.run(CIRCLE.with(Settings.DELAY, 0, 0.3)));
        assertEquals(State.OFF, state());
        playback.step(1);
        assertEquals(101, playback.frameProperty().get(), "the way is free again");
        guess.toggle();
        hand.set(true);
        assertEquals(State.OFF, state());
        assertEquals(Optional.empty(), guess.answer());
    }
}
