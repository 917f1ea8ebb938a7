package reckon.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reckon.draw.Theme;
import reckon.motion.Generator;
import reckon.network.Stall;
import reckon.network.StallSpan;
import reckon.run.Run;
import reckon.run.Sameness;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.setting.Settings;
import reckon.text.Language;

/** What a hand does to stalls, in a session without a window, in which everything happens at once. */
class StallCommandsTest {
    private final Session session = new Session(
            new Look(Language.ENGLISH, Theme.LIGHT),
            new Problems() {
                @Override
                public void wrong(String line) {
                    throw new AssertionError(line);
                }

                @Override
                public void unexpected(Throwable cause) {
                    throw new AssertionError(cause);
                }
            },
            Runnable::run,
            Runnable::run,
            Runnable::run);
    private final StallCommands stalls = session.stalls();

    @BeforeEach
    void open() {
        session.path().generate(Generator.CIRCLE);
        put(new Stall(2, 0.6), new Stall(6, 0.5));
    }

    private void put(Stall... some) {
        Scenario before = session.scenario();
        Scenario changed = before.withNetwork(before.network().withStalls(List.of(some)));
        session.edits().change(session.document().withScenario(changed), texts -> "put");
    }

    private Run run() {
        return session.simulations().runProperty().get();
    }

    private List<Stall> given() {
        return session.scenario().network().stalls();
    }

    private String undoName(Language language) {
        session.look().languageProperty().set(language);
        return session.edits()
                .undoNameProperty()
                .get()
                .orElseThrow()
                .apply(session.look().texts());
    }

    @Test
    void itsEdgesMoveAndADragIsUndoneAsOne() {
        Scenario before = session.scenario();
        stalls.grab(run().stalls().getFirst());
        stalls.endAt(3);
        stalls.endAt(3.123_4);
        assertEquals(Optional.of(new Stall(2, 1.123)), stalls.held());
        stalls.release();
        assertEquals(List.of(new Stall(2, 1.123), new Stall(6, 0.5)), given());
        Sameness.assertSame(Simulator.run(session.scenario()), run(), "as from the start");
        assertEquals("move a stall’s edge", undoName(Language.ENGLISH));
        assertEquals("移动抖动的边缘", undoName(Language.CHINESE));
        session.undo();
        assertEquals(before, session.scenario());
        stalls.grab(run().stalls().getFirst());
        stalls.startAt(1.5);
        stalls.release();
        assertEquals(List.of(new Stall(1.5, 1.1), new Stall(6, 0.5)), given(), "the end stays");
    }

    @Test
    void neitherEdgePassesTheOther() {
        stalls.grab(run().stalls().getFirst());
        stalls.startAt(4);
        assertEquals(new Stall(2.599, 0.001), given().getFirst());
        stalls.endAt(1);
        assertEquals(new Stall(2, 0.001), given().getFirst());
        stalls.startAt(-1);
        assertEquals(new Stall(0, 2.6), given().getFirst());
    }

    @Test
    void theWholeMovesAndKeepsItsLength() {
        stalls.grab(run().stalls().getFirst());
        stalls.moveTo(7);
        assertEquals(List.of(new Stall(6, 0.5), new Stall(7, 0.6)), given());
        assertEquals("move a stall", undoName(Language.ENGLISH));
        stalls.moveTo(-3);
        assertEquals(List.of(new Stall(0, 0.6), new Stall(6, 0.5)), given());
        stalls.release();
        stalls.moveTo(1);
        assertEquals(new Stall(0, 0.6), given().getFirst(), "it has been let go");
    }

    @Test
    void stallsThatTouchMoveAsTheOneThatTheyAre() {
        put(new Stall(2, 0.6), new Stall(2.4, 0.5), new Stall(2.5, 0), new Stall(6, 0.5));
        StallSpan seen = run().stalls().getFirst();
        Run before = run();
        stalls.grab(seen);
        stalls.endAt(3);
        assertEquals(List.of(new Stall(2, 1), new Stall(6, 0.5)), given());
        stalls.endAt(2.9);
        Sameness.assertSame(before, run(), "the same stretch as one");
        stalls.release();
        session.undo();
        assertEquals(4, given().size());
    }

    @Test
    void aDragOverAnotherStallLeavesThatAsItWas() {
        stalls.grab(run().stalls().getFirst());
        stalls.moveTo(5.8);
        stalls.moveTo(3);
        assertEquals(List.of(new Stall(3, 0.6), new Stall(6, 0.5)), given());
    }

    @Test
    void oneIsTakenAway() {
        stalls.remove(run().stalls().getFirst());
        assertEquals(List.of(new Stall(6, 0.5)), given());
        assertEquals("remove a stall", undoName(Language.ENGLISH));
    }

    @Test
    void randomStallsAreOutOfReach() {
        put();
        session.set(Settings.STALL_EVERY, OptionalDouble.of(1), null);
        Scenario before = session.scenario();
        StallSpan random = run().stalls().getFirst();
        assertTrue(random.random());
        stalls.grab(random);
        stalls.moveTo(5);
        stalls.release();
        stalls.remove(random);
        assertEquals(before, session.scenario());
    }
}
