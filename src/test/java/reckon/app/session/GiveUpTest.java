package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import reckon.draw.Theme;
import reckon.file.Document;
import reckon.file.OpenWork;
import reckon.motion.Generator;
import reckon.run.Run;
import reckon.setting.Settings;
import reckon.text.Language;

/** Giving up runs, with no window: the test says when a run is made. */
class GiveUpTest {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final Session session = new Session(
            new Look(Language.ENGLISH, Theme.LIGHT), new Loud(), waiting::add, Runnable::run, Runnable::run);

    private static final class Loud implements Problems {
        @Override
        public void wrong(String line) {
            throw new AssertionError(line);
        }

        @Override
        public void unexpected(Throwable cause) {
            throw new AssertionError(cause);
        }
    }

    private void makeRuns() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    private Run shown() {
        return session.simulations().runProperty().get();
    }

    private boolean computing() {
        return session.simulations().computingProperty().get();
    }

    @Test
    void goesBackToWhatIsShownHoweverManyChangesAgo() {
        session.path().generate(Generator.LAP);
        makeRuns();
        Run before = shown();
        session.set(Settings.DELAY, 0.3, null);
        session.set(Settings.LOSS_P, 0.2, null);
        assertTrue(computing());
        session.giveUp();
        assertFalse(computing(), "what is shown need not be run anew");
        assertEquals(before.scenario(), session.scenario());
        makeRuns();
        assertSame(before, shown());
        session.redo();
        makeRuns();
        assertEquals(0.3, shown().scenario().get(Settings.DELAY, 0));
        assertEquals(0.0, shown().scenario().get(Settings.LOSS_P, 0));
    }

    @Test
    void goesOnToWhatIsShownWhereThatWasUndone() {
        session.path().generate(Generator.LAP);
        session.set(Settings.DELAY, 0.3, null);
        makeRuns();
        Run before = shown();
        session.undo();
        assertTrue(computing());
        session.giveUp();
        makeRuns();
        assertEquals(0.3, session.scenario().get(Settings.DELAY, 0));
        assertSame(before, shown());
    }

    @Test
    void goesBackBehindAGestureThatWasShownInItsMidst() {
        session.path().generate(Generator.LAP);
        makeRuns();
        session.set(Settings.DELAY, 0.3, "drag");
        makeRuns();
        session.set(Settings.DELAY, 0.4, "drag");
        session.giveUp();
        assertEquals(0.1, session.scenario().get(Settings.DELAY, 0));
        makeRuns();
        assertEquals(session.scenario(), shown().scenario());
        assertFalse(computing());
    }

    @Test
    void whatCameFromTheLastStartIsGivenUpForAnEmptyWindowAndCanBeHadBack() {
        session.path().generate(Generator.LAP);
        Document last = session.document();
        Session fresh = new Session(
                new Look(Language.ENGLISH, Theme.LIGHT), new Loud(), waiting::add, Runnable::run, Runnable::run);
        fresh.edits().resume(new OpenWork(last, true));
        fresh.giveUp();
        assertEquals(0, fresh.scenario().track().size());
        fresh.undo();
        makeRuns();
        assertEquals(last.scenario(), fresh.simulations().runProperty().get().scenario());
    }

    @Test
    void whatIsShownAlreadyIsNotRunAnew() {
        session.path().generate(Generator.LAP);
        makeRuns();
        Run before = shown();
        session.simulations().show(session.scenario());
        assertTrue(waiting.isEmpty());
        session.set(Settings.DELAY, 0.3, null);
        session.undo();
        assertEquals(1, waiting.size());
        makeRuns();
        assertEquals(before.scenario(), shown().scenario());
    }
}
