package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.method.Phase;
import reckon.motion.Track;
import reckon.setting.Settings;

/** Paths and senders as they have troubled other programs, each with what is sensible then. */
class PathsThatBrokeOthersTest {

    private static MethodRun shown(Run run) {
        return run.methods().getFirst();
    }

    private static double x(Run run, double seconds) {
        return shown(run).epochAt(seconds).orElseThrow().x(seconds);
    }

    private static Track curve(int points, double step, DoubleUnaryOperator x, DoubleUnaryOperator y) {
        double[] times = new double[points];
        double[] xs = new double[points];
        double[] ys = new double[points];
        for (int i = 0; i < points; i++) {
            times[i] = i * step;
            xs[i] = x.applyAsDouble(times[i]);
            ys[i] = y.applyAsDouble(times[i]);
        }
        return Track.of(times, xs, ys, points);
    }

    @Test
    void aStopAtFullSpeedIsOvershotAndThenCorrected() {
        // it stops at x = 4 at 2 s; what was sent then is known 0.2 s later
        Run run = Given.path(Given.at(0, 0, 0), Given.at(2, 4, 0), Given.at(4, 4, 0))
                .sender(Settings.INTERVAL, 0.1)
                .network(Settings.DELAY, 0.2)
                .method("first", "snap")
                .run();
        assertEquals(4 + 2 * 0.299_999, x(run, 2.299_999), 1e-6, "overshot until the first update that knows");
        assertEquals(4, x(run, 2.3), 1e-9);
        assertEquals(4, x(run, 4.9), 1e-9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "patent"})
    void aTeleportIsDrawnAsAJumpAndOldUpdatesDoNotPullBack(String predictor) {
        // at 1 s it stands 30 m away; the update sent at 0.9 s comes after those from there
        Given given = Given.path(Given.at(0, 0, 0), Given.at(1, 0, 0), Given.at(1, 30, 0), Given.at(3, 30, 0))
                .sender(Settings.INTERVAL, 0.1)
                .sender(Settings.SENDER_WINDOW, 0.02)
                .network(Settings.DELAY, 0.05)
                .method(predictor, "cubic")
                .method(Settings.MAX_EXTRAPOLATION, 0.0)
                .arrives(0.9, 1.31);
        Run run = given.run();
        assertEquals(0, x(run, 1.049_999), 1e-9);
        assertEquals(30, x(run, 1.05), 1e-9, "no convergence");
        for (double t = 1.05; t < 4; t += 0.01) {
            assertEquals(30, x(run, t), 1e-9, "at " + t + " s");
        }
    }

    @Test
    void snapshotHoldsTheOlderUpdateUntilTheTimeOfTheTeleport() {
        Run run = Given.path(Given.at(0, 0, 0), Given.at(1, 2, 0), Given.at(1, 30, 0), Given.at(3, 30, 0))
                .sender(Settings.INTERVAL, 0.1)
                .method("snapshot", "snap")
                .method(Settings.PLAYOUT, 0.2)
                .arrives(0.8, 1.15)
                .run();
        // the update of 1 s arrives at 1 s and is drawn at 1.2 s; that of 0.9 s stands until then
        assertEquals(1.8, x(run, 1), 1e-9);
        assertEquals(1.8, x(run, 1.16), 1e-9, "a late older one is thrown away");
        assertEquals(1.8, x(run, 1.199_999), 1e-9);
        assertEquals(30, x(run, 1.2), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 300", "0.25, 1, 300", "Infinity, 1, 300", "0, 1, 300"})
    void thresholdNoughtAndThresholdInfinite(double threshold, double speed, int looks) {
        Run run = Given.straight(speed, 2)
                .sender(Settings.POLICY, "threshold")
                .sender(Settings.THRESHOLD, threshold)
                .sender(Settings.HEARTBEAT, 0.5)
                .sender(Settings.MODEL, "hold")
                .method("hold", "snap")
                .run();
        List<Reason> reasons = run.packets().stream().map(Packet::reason).toList();
        List<Long> sent = run.packets().stream()
                .map(packet -> packet.transit().sentMicros() / 1000)
                .toList();
        assertEquals(Reason.FIRST, reasons.getFirst());
        if (threshold == 0 && speed > 0) {
            // every tick while it moves, 0 to 2 s, then heartbeats
            assertEquals(201 + 2, reasons.size());
            assertEquals(200, reasons.stream().filter(Reason.THRESHOLD::equals).count());
        } else if (threshold == 0.25) {
            // at 0.26 m, being greater than 0.25 m, and not at 0.25 m
            assertEquals(List.of(0L, 260L, 520L, 780L, 1040L, 1300L, 1560L, 1820L, 2320L, 2820L), sent);
        } else {
            assertEquals(List.of(0L, 500L, 1000L, 1500L, 2000L, 2500L, 3000L), sent, "heartbeats alone");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "patent", "snapshot"})
    void aPathOfOnePoint(String predictor) {
        Run run = Given.path(Given.at(0, 2, -1)).method(predictor, "cubic").run();
        assertEquals(61, run.frames(), "a second");
        for (int frame = 0; frame < 61; frame++) {
            assertEquals(2, shown(run).x(frame));
            assertEquals(-1, shown(run).y(frame));
        }
        assertEquals(0, Measure.RMS.of(run.measures(shown(run))).orElseThrow());
    }

    @Test
    void aPathOfNoPointIsARunOfNoFrame() {
        Run run = Given.path(Track.EMPTY).run();
        assertEquals(0, run.frames());
        assertEquals(0, run.seconds());
        assertEquals(List.of(), run.packets());
        assertEquals(Phase.NONE, shown(run).phaseAt(0));
        assertTrue(run.measures(shown(run)).accuracy().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"linear", "quadratic", "cubic", "projective", "decay"})
    void aPathOfNoLength(String convergence) {
        Run run = Given.path(Given.at(0, 2, 2), Given.at(1, 2, 2), Given.at(1, 2, 2), Given.at(2, 2, 2))
                .method("second", convergence)
                .run();
        Measures.Accuracy accuracy = run.measures(shown(run)).accuracy().orElseThrow();
        assertEquals(0, accuracy.max());
        assertEquals(0, accuracy.jerk());
        assertEquals(0, accuracy.lag());
    }

    @Test
    void aPathOfTwoHundredThousandPoints() {
        Track track = curve(200_000, 0.001, t -> 5 * Math.sin(t), t -> 3 * Math.cos(2 * t));
        Run run = Given.path(track)
                .method("second", "cubic")
                .network(Settings.DELAY, 0.1)
                .run();
        assertEquals(12_060, run.frames());
        assertEquals(4_020, run.packets().size(), 1);
        assertTrue(Measure.P95.of(run.measures(shown(run))).orElseThrow() < 0.2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "patent", "snapshot"})
    void coordinatesNearTenMillion(String predictor) {
        for (String convergence : Settings.CONVERGENCE.words()) {
            Run near = away(0, predictor, convergence).run();
            Run far = away(1e7, predictor, convergence).run();
            assertEquals(near.packets().size(), far.packets().size());
            for (int frame = shown(near).firstFrame(); frame < near.frames(); frame++) {
                // a coordinate is off by 1e-9, a velocity by that over 0.05 s, an acceleration by that over 0.05 s
                // again
                assertEquals(shown(near).x(frame), shown(far).x(frame) - 1e7, 1e-5, convergence);
                assertEquals(shown(near).y(frame), shown(far).y(frame) + 1e7, 1e-5, convergence);
            }
        }
    }

    private static Given away(double metres, String predictor, String convergence) {
        return Given.path(curve(100, 0.02, t -> metres + 3 * Math.sin(2 * t), t -> -metres + 2 * Math.cos(3 * t)))
                .network(Settings.DELAY, 0.08)
                .stall(1, 0.4)
                .method(predictor, convergence);
    }

    @Test
    void timesThatRunBackwards() {
        Track track = Given.track(Given.at(1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> track.plus(0.9, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> track.plus(Double.NaN, 0, 0));
    }
}
