package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reckon.draw.Theme;
import reckon.motion.Generator;
import reckon.motion.Inertia;
import reckon.motion.Reshaping;
import reckon.motion.Track;
import reckon.motion.Vec2;
import reckon.run.Run;
import reckon.run.Sameness;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;
import reckon.text.Language;

/** What can be done to the path, in a session without a window, in which everything happens at once. */
class PathCommandsTest {
    private static final double PULSE = 1.0 / 60;

    private final List<String> wrong = new ArrayList<>();
    private final Session session = new Session(
            new Look(Language.ENGLISH, Theme.LIGHT),
            new Problems() {
                @Override
                public void wrong(String line) {
                    wrong.add(line);
                }

                @Override
                public void unexpected(Throwable cause) {
                    throw new AssertionError(cause);
                }
            },
            Runnable::run,
            Runnable::run,
            Runnable::run);

    private Track track() {
        return session.scenario().track();
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private String undoName() {
        return session.edits()
                .undoNameProperty()
                .get()
                .orElseThrow()
                .apply(session.look().texts());
    }

    private void pulses(int count) {
        for (int i = 0; i < count; i++) {
            session.advance(PULSE);
        }
    }

    /** Moves the pointer about for a second. */
    private void wander(double fromX) {
        for (int i = 0; i < 60; i++) {
            session.drawing().move(fromX + 3 * Math.sin(i / 9.0), 2 * Math.cos(i / 7.0));
            pulses(1);
        }
    }

    private void draw() {
        session.path().begin(0, 2);
        wander(0);
        session.path().endStroke();
    }

    /** That the run is, to the bit, what a run of the scenario from its start is. */
    private void assertAsFromTheStart(String what) {
        Run shown = run();
        Run whole = Simulator.run(shown.scenario());
        if (shown.clockMicros() == whole.clockMicros()) {
            Sameness.assertSame(whole, shown, what);
            return;
        }
        for (int frame = 0; frame < shown.frames(); frame++) {
            for (int method = 0; method < shown.methods().size(); method++) {
                assertEquals(
                        whole.methods().get(method).x(frame),
                        shown.methods().get(method).x(frame),
                        0,
                        what + ", frame " + frame);
            }
        }
    }

    @Test
    void aPathGoesOnFromWhereItWas() {
        session.set(Settings.JITTER, 0.03, null);
        session.set(Settings.LOSS_P, 0.1, null);
        session.addMethod();
        session.set(Settings.PREDICTOR, "patent", null);
        draw();
        Track first = track();
        session.path().goOn(1, 1);
        assertEquals(first.endMicros(), run().clockMicros(), "the clock stands at the path's end");
        wander(1);
        assertAsFromTheStart("while it is drawn");
        session.stalls().cause();
        wander(-2);
        session.path().endStroke();
        assertEquals("go on with the path", undoName());
        assertTrue(track().startsWith(first));
        assertTrue(track().endMicros() > first.endMicros() + 1_900_000);
        assertEquals(1, session.scenario().network().stalls().size());
        assertAsFromTheStart("when it is done");
        session.undo();
        assertEquals(first, track());
        assertAsFromTheStart("undone");
        assertEquals(0, session.scenario().network().stalls().size());
    }

    @Test
    void whereTheDragBeginsBesideTheEndNothingJumps() {
        draw();
        Vec2 end = track().point(track().size() - 1);
        int before = track().size();
        session.path().goOn(end.x() + 1, end.y());
        pulses(60);
        session.path().endStroke();
        // the distance left goes down by e in a quarter of a second
        assertEquals(end.x() + 1 - Math.exp(-PULSE / 0.25), track().x(before), 1e-4);
        assertEquals(end.x() + 1 - Math.exp(-4), track().x(track().size() - 1), 1e-3);
        assertEquals(end.y(), track().y(track().size() - 1), 1e-4);
    }

    @Test
    void withoutAPathGoingOnBeginsOne() {
        session.path().goOn(3, 4);
        pulses(3);
        session.path().endStroke();
        assertEquals(new Vec2(3, 4), track().point(0));
        assertEquals("draw a path", undoName());
    }

    @Test
    void nothingIsLeftOfADrawingThatAddedNothing() {
        draw();
        Scenario before = session.scenario();
        session.path().goOn(0, 0);
        session.path().endStroke();
        assertEquals(before, session.scenario());
        assertEquals(before.endMicros(), run().clockMicros(), "the replica may catch up again");
        session.path().steer(0, 0);
        pulses(20);
        session.path().finish();
        assertEquals(before, session.scenario(), "nobody steered");
        session.path().steerNew(0, 0);
        session.path().finish();
        assertEquals(before, session.scenario());
    }

    @Test
    void steeringIsExactAndWaitsForTheFirstKey() {
        session.path().steer(1, 2);
        assertTrue(session.drawing().steeredProperty().get());
        pulses(30);
        session.drawing().push(Heading.RIGHT, true);
        pulses(30);
        session.drawing().push(Heading.UP, true);
        pulses(12);
        session.drawing().push(Heading.RIGHT, false);
        session.drawing().push(Heading.UP, false);
        pulses(60);
        session.path().finish();
        assertFalse(session.drawing().steeredProperty().get());
        double pulse = 0.016_667;
        Inertia expected = Inertia.atRest(new Vec2(1, 2))
                .after(30 * pulse, new Vec2(1, 0))
                .after(12 * pulse, new Vec2(1, 1))
                .after(60 * pulse, Vec2.ZERO);
        assertEquals(102 * pulse, track().time(track().size() - 1), 1e-9);
        assertEquals(expected.position().x(), track().x(track().size() - 1), 1e-4);
        assertEquals(expected.position().y(), track().y(track().size() - 1), 1e-4);
        Track first = track();
        session.path().steer(0, 0);
        session.drawing().push(Heading.DOWN, true);
        pulses(30);
        session.path().finish();
        assertTrue(track().startsWith(first), "steering goes on with the path");
        assertEquals(expected.position().x(), track().x(track().size() - 1), 1e-4);
        assertAsFromTheStart("steered on");
    }

    @Test
    void settingsChangeWhileOneDraws() {
        session.path().begin(0, 0);
        wander(0);
        session.set(Settings.DELAY, 0.25, null);
        assertEquals(0.25, run().scenario().get(Settings.DELAY, 0));
        assertTrue(run().frames() > 50, "the path is still there");
        assertFalse(session.simulations().measuresProperty().get().isEmpty(), "and is measured");
        wander(1);
        session.path().endStroke();
        assertEquals(0.25, session.get(Settings.DELAY));
        assertAsFromTheStart("after a change midway");
        session.undo();
        assertEquals(0, track().size());
        assertEquals(0.25, session.get(Settings.DELAY), "the path alone is undone");
    }

    @Test
    void undoEndsADrawingAndTakesItAway() {
        draw();
        Track first = track();
        session.path().begin(5, 5);
        wander(3);
        session.undo();
        assertFalse(session.drawing().activeProperty().get());
        assertEquals(first, track());
        session.redo();
        assertNotEquals(first, track());
    }

    @Test
    void aMoveOfAPointIsOneStep() {
        draw();
        Track before = track();
        session.path().toggleShaping();
        assertTrue(session.shaping().activeProperty().get());
        session.shaping().grab(20);
        for (int i = 1; i <= 10; i++) {
            session.shaping().move(before.x(20) + 0.3 * i, before.y(20) - 0.1 * i);
            assertEquals(Reshaping.bent(before, 20, 0.3 * i, -0.1 * i), track());
            assertAsFromTheStart("the past changes at once");
        }
        session.shaping().release();
        session.shaping().move(99, 99);
        Track bent = track();
        assertEquals(before.x(20) + 3, bent.x(20), 1e-9);
        session.shaping().grab(40);
        session.shaping().move(0, 0);
        session.shaping().release();
        assertEquals("move a point", undoName());
        session.undo();
        assertEquals(bent, track());
        session.undo();
        assertEquals(before, track());
        assertTrue(session.shaping().activeProperty().get(), "one goes on moving points");
        session.path().finish();
        assertFalse(session.shaping().activeProperty().get());
    }

    @Test
    void theEndIsRubbedOutInOneStepUntilSomethingElseIsDone() {
        draw();
        Track whole = track();
        session.path().rubOut();
        assertEquals(whole.endMicros() - 250_000, track().endMicros());
        session.path().rubOut();
        assertEquals(whole.endMicros() - 500_000, track().endMicros());
        Track half = track();
        assertAsFromTheStart("rubbed out");
        session.set(Settings.DELAY, 0.2, null);
        for (int i = 0; i < 9; i++) {
            session.path().rubOut();
        }
        assertEquals(whole.first(1), track(), "a point stays");
        assertEquals("rub out the end", undoName());
        session.undo();
        assertEquals(half, track());
        session.undo();
        session.undo();
        assertEquals(whole, track());
    }

    @Test
    void aGeneratedPathKeepsTheSettingsAndBecomesPointsByHand() {
        session.set(Settings.DELAY, 0.2, null);
        session.addMethod();
        draw();
        Scenario before = session.scenario();
        for (Generator generator : Generator.values()) {
            session.path().generate(generator);
            assertEquals(before, session.scenario().withSource(before.source()), "only the path is another");
            assertEquals(20_000_000, track().endMicros());
            assertEquals(0, session.playback().frameProperty().get());
            assertInstanceOf(TrackSource.Generated.class, session.scenario().source());
            session.undo();
            assertEquals(before, session.scenario());
        }
        session.path().generate(Generator.CIRCLE);
        session.path().rubOut();
        assertEquals(19_750_000, track().endMicros());
        assertInstanceOf(TrackSource.Points.class, session.scenario().source());
    }

    @Test
    void aPathThatCannotGoOnEndsWithAWord() {
        session.set(Settings.POLICY, "interval", null);
        session.set(Settings.INTERVAL, 1.0, null);
        session.edits()
                .change(
                        session.document()
                                .withScenario(session.scenario()
                                        .withSource(new TrackSource.Points(
                                                Track.EMPTY.plus(0, 0, 0).plus(Track.LATEST, 1, 1)))),
                        texts -> "");
        Track day = track();
        session.path().goOn(1, 1);
        pulses(1);
        assertEquals(1, wrong.size());
        assertFalse(session.drawing().activeProperty().get());
        assertEquals(day, track());
    }
}
