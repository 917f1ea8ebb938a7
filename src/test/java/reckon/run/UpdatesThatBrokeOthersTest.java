package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.method.Epoch;
import reckon.method.Phase;
import reckon.network.Transit;
import reckon.setting.Settings;

/** Updates as they have troubled other programs, each with what is sensible then. */
class UpdatesThatBrokeOthersTest {
    private static final double CLOSE = 1e-9;

    private static MethodRun shown(Run run) {
        return run.methods().getFirst();
    }

    private static double x(Run run, double seconds) {
        Epoch epoch = shown(run).epochAt(seconds).orElseThrow();
        assertTrue(Double.isFinite(epoch.x(seconds)) && Double.isFinite(epoch.y(seconds)));
        return epoch.x(seconds);
    }

    private static Phase phase(Run run, double seconds) {
        return shown(run).phaseAt(seconds);
    }

    @Test
    void noTimeBetweenTwoUpdates() {
        // both arrive at 0.34 s; the newer one counts
        Run run = Given.straight(2, 2)
                .network(Settings.DELAY, 0.1)
                .method("first", "snap")
                .arrives(0.2, 0.34)
                .arrives(0.25, 0.34)
                .run();
        assertEquals(0.25, shown(run).epochAt(0.34).orElseThrow().newest().sent());
        assertEquals(2 * 0.34, x(run, 0.34), CLOSE);
    }

    @ParameterizedTest
    @CsvSource({"hold, 1", "first, 0.6", "second, 0.6"})
    void anUpdateFromTheFutureIsFollowedBackwards(String predictor, double expected) {
        // sent at 0.5 s at x = 1, it arrives at 0.3 s, before its own time
        Run run =
                Given.straight(2, 2).method(predictor, "snap").arrives(0.5, 0.3).run();
        assertEquals(expected, x(run, 0.3), CLOSE);
        assertEquals(1, x(run, 0.5), CLOSE);
        assertEquals(1, x(run, 0.52), predictor.equals("hold") ? CLOSE : 0.05);
    }

    @ParameterizedTest
    @ValueSource(strings = {"patent", "snapshot"})
    void anUpdateFromTheFutureLeavesTheHistoryReadable(String predictor) {
        Run run =
                Given.straight(2, 2).method(predictor, "snap").arrives(0.5, 0.3).run();
        assertEquals(predictor.equals("patent") ? 1 : 0.4, x(run, 0.301), 0.02);
        assertEquals(4, x(run, 2.9), CLOSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "patent", "snapshot"})
    void aFirstUpdateLongAfterTheStartIsDrawnAtOnce(String predictor) {
        Run run = Given.path(Given.at(0, 3, 0), Given.at(8, 3, 0))
                .method(predictor, "cubic")
                .stall(0, 5)
                .run();
        assertEquals(300, shown(run).firstFrame(), "the stall's end");
        assertEquals(Phase.NONE, phase(run, 4.999_999));
        assertEquals(Phase.FOLLOWING, phase(run, 5));
        assertEquals(3, x(run, 5), CLOSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "patent"})
    void withoutAnyDelayTheTruthIsShownAtOnce(String predictor) {
        Run run = Given.straight(2, 2).method(predictor, "snap").run();
        assertEquals(0, shown(run).firstFrame());
        for (Packet packet : run.packets()) {
            assertEquals(packet.pdu().position().x(), x(run, packet.pdu().sent()), CLOSE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "patent", "snapshot"})
    void aHundredUpdatesInOneFrame(String predictor) {
        Run run = Given.straight(2, 3)
                .sender(Settings.INTERVAL, 0.01)
                .method(predictor, "snap")
                .stall(1.001, 1)
                .run();
        List<Packet> burst = run.packets().stream()
                .filter(packet -> packet.transit().arrivedMicros() == 2_001_000)
                .toList();
        assertEquals(100, burst.size());
        long epochs = shown(run).epochs().stream()
                .filter(epoch -> epoch.fromMicros() == 2_001_000)
                .count();
        assertEquals(1, epochs, "one epoch for all");
        Epoch after = shown(run).epochAt(2.001).orElseThrow();
        assertEquals(burst.getLast().pdu(), after.newest());
        double now = predictor.equals("snapshot") ? 1.901 : 2;
        assertEquals(2 * now, after.x(2.001), 0.01);
    }

    @Test
    void aFrameThatTakesASecond() {
        Given given = Given.straight(2, 3).method("second", "cubic").network(Settings.JITTER, 0.05);
        Run slow = Simulator.run(given.scenario(), 1);
        assertEquals(5, slow.frames());
        for (int second = 1; second < 5; second++) {
            assertEquals(shown(given.run()).x(60 * second), shown(slow).x(second));
        }
    }

    @Test
    void noUpdateEverAgain() {
        // delivered at 0, 0.1, 0.2 s, then nothing: the cap is 1 s
        Given given = Given.straight(2, 5).sender(Settings.INTERVAL, 0.1).method("first", "snap");
        for (int i = 3; i <= 60; i++) {
            given = given.lost(i * 0.1);
        }
        Run run = given.run();
        assertEquals(Phase.STALLED, phase(run, 1.2));
        assertEquals(0.4 + 2, x(run, 1.2), CLOSE);
        assertEquals(Phase.STALE, phase(run, 1.201));
        assertEquals(0.4 + 2, x(run, 6), CLOSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "patent", "snapshot"})
    void everyUpdateLost(String predictor) {
        Run run = Given.straight(2, 2)
                .method(predictor, "cubic")
                .network(Settings.LOSS_P, 1)
                .run();
        assertEquals(run.frames(), shown(run).firstFrame());
        assertFalse(run.packets().stream().map(Packet::transit).anyMatch(Transit::delivered));
        assertEquals(Phase.NONE, phase(run, 2));
        Measures measures = run.measures(shown(run));
        assertEquals(Optional.empty(), measures.accuracy());
        // 61 updates in three seconds
        assertEquals(61 / 3.0, measures.updatesPerSecond(), CLOSE);
        assertEquals(61 * 172 / 3.0, measures.bytesPerSecond(), CLOSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"corrected", "printed"})
    void anUpdateOnEveryFrameOfASpline(String form) {
        Run run = Simulator.run(Given.straight(3, 4)
                .sender(Settings.INTERVAL, 1.0 / 60)
                .network(Settings.DELAY, 0.05)
                .network(Settings.JITTER, 0.02)
                .method("first", "cubic")
                .method(Settings.FORM, form)
                .scenario());
        double farthest = 0;
        for (int frame = 180; frame < 240; frame++) {
            farthest = Math.max(farthest, run.error(shown(run), frame));
        }
        if (form.equals("corrected")) {
            assertTrue(farthest < 1e-6, "the model is right on a straight way, and reached: " + farthest);
        } else {
            // the end of each new spline lies a second behind: drawn ever farther back, until that is a teleport
            assertTrue(farthest > 3 && farthest < 5 + 1, "as printed it strays: " + farthest);
        }
    }

    @Test
    void aSplineOfNoLength() {
        Run run = Given.path(Given.at(0, 1, 1), Given.at(3, 1, 1))
                .method("second", "cubic")
                .run();
        for (int frame = 0; frame < run.frames(); frame++) {
            assertEquals(1, shown(run).x(frame));
            assertEquals(Phase.FOLLOWING, phase(run, run.time(frame)));
        }
    }

    @Test
    void lateUpdatesDoNotPullBack() {
        // sent at 0.5 s, held until 1 s, when newer ones have long come
        Run run =
                Given.straight(2, 3).method("first", "snap").arrives(0.5, 1.01).run();
        Run without = Given.straight(2, 3).method("first", "snap").lost(0.5).run();
        for (int frame = 61; frame < run.frames(); frame++) {
            assertEquals(shown(without).x(frame), shown(run).x(frame));
        }
    }
}
