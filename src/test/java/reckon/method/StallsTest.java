package reckon.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reckon.method.Feed.first;
import static reckon.method.Feed.notice;
import static reckon.method.Feed.then;
import static reckon.method.Feed.update;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.motion.Kinematics;

/** Stalls: when they are noticed, what the patent predicts in them, what they teach, and the cap. */
class StallsTest {
    private static final Convergence SNAP = new Convergence.Snap();

    /** x = 3·t received from 0 to 0.3 s without delay; the stall is noticed at 0.45 s. */
    private static Epoch walking(Receiver receiver) {
        return then(
                then(first(receiver, 0, update(0, 0, 0)), 0.1, update(0.1, 0.3, 0)),
                0.3,
                update(0.2, 0.6, 0),
                update(0.3, 0.9, 0));
    }

    @ParameterizedTest
    @EnumSource(Order.class)
    void anExtrapolationIsNotChangedByTheNoticeButForItsPhase(Order order) {
        Epoch epoch = then(
                first(Feed.extrapolating(order, new Convergence.Cubic(0.3, Form.CORRECTED)), 0, update(0, 0, 1, 2)),
                0.2,
                update(0.2, 0.5, 1, 2));
        assertEquals(350_000, epoch.noticeMicros().orElseThrow());
        Epoch stalled = notice(epoch);
        for (double t = 0.35; t < 2; t += 0.05) {
            assertEquals(epoch.at(t), stalled.at(t));
        }
        assertEquals(Phase.CONVERGING, epoch.phase(0.4));
        assertEquals(Phase.STALLED, stalled.phase(0.4));
        assertEquals(Phase.STALE, stalled.phase(1.3));
        assertTrue(stalled.noticeMicros().isEmpty());
    }

    @ParameterizedTest
    @EnumSource(Form.class)
    void thePatentStandsUntilTheNoticeAndThenGoesOnFromTheLastArrival(Form form) {
        Epoch epoch = walking(Feed.patent(SNAP, form));
        assertEquals(0.9, epoch.at(0.44).x(), 1e-12);
        Epoch stalled = notice(epoch);
        assertEquals(450_000, stalled.fromMicros());
        // v̄ = 3 m/s, ā = 0, the lapse 0.15 s at the notice
        assertEquals(0.9 + 3 * 0.15, stalled.at(0.45).x(), 1e-9);
        assertEquals(0.9 + 3 * 0.5, stalled.at(0.8).x(), 1e-9);
        assertEquals(3, stalled.velocity(0.8).x(), 1e-9);
    }

    @ParameterizedTest
    @EnumSource(Form.class)
    void accelerationCountsOnceAsPrintedAndHalfCorrected(Form form) {
        Receiver receiver = Feed.patent(SNAP, form);
        Epoch stalled = notice(then(
                then(first(receiver, 0, update(0, 0, 0)), 0.1, update(0.1, 0.1, 0)), 0.2, update(0.2, 0.4, 0)));
        // v̄ = (0.4 − 0.1)/0.1 = 3, ā = (3 − 1)/0.1 = 20
        double factor = form == Form.PRINTED ? 1 : 0.5;
        Kinematics at = stalled.model().at(0.6);
        assertEquals(0.4 + 3 * 0.4 + factor * 20 * 0.16, at.position().x(), 1e-9);
        assertEquals(3 + 2 * factor * 20 * 0.4, at.velocity().x(), 1e-9);
        assertEquals(2 * factor * 20, at.acceleration().x(), 1e-9);
    }

    @Test
    void withTooLittleHistoryThereIsNoVelocityAndNoAcceleration() {
        Receiver receiver = Feed.patent(SNAP, Form.CORRECTED);
        Epoch shorter = notice(then(first(receiver, 0, update(0, 0, 0)), 0.1, update(0.099_999, 1, 0)));
        assertEquals(1, shorter.at(0.9).x(), 1e-12, "less than M");
        Epoch exactly = notice(then(first(receiver, 0, update(0, 0, 0)), 0.1, update(0.1, 1, 0)));
        assertEquals(1 + 10 * 0.5, exactly.at(0.6).x(), 1e-9, "M: a velocity");
        Epoch twice = notice(then(first(receiver, 0, update(0, 0, 0)), 0.1, update(0.2, 1, 0)));
        // 5 m/s over both windows
        assertEquals(1 + 5 * 0.5, twice.at(0.6).x(), 1e-9, "2M: also an acceleration");
    }

    @Test
    void aStallTeachesADeviationThatTheNextOneAdds() {
        Receiver receiver = Feed.patent(SNAP, Form.CORRECTED);
        Epoch end = then(notice(walking(receiver)), 0.8, update(0.4, 0.9, 0), update(0.7, 1.4, 0));
        StallLesson lesson = end.lesson().orElseThrow();
        assertEquals(500_000, lesson.periodMicros(), "from the last arrival before it to its end");
        assertEquals(1.4, lesson.lastTrue().x(), 1e-12);
        assertEquals(0.9 + 3 * 0.5, lesson.lastPredicted().x(), 1e-9);
        assertEquals(1.4, end.at(0.8).x(), 1e-12, "it stands at the newest again");
        // v̄ = (1.4 − (0.9 + 0.5·2/3))/0.1 = 5/3 over the last tenth, as over the one before; Δ = (1.4 − 2.4)·lapse/0.5
        Epoch again = notice(end);
        double lapse = 0.4;
        assertEquals(1.4 + 5 / 3.0 * lapse - 2 * lapse, again.at(0.8 + lapse).x(), 1e-9);
        assertEquals(5 / 3.0 - 2, again.velocity(0.8 + lapse).x(), 1e-9);
    }

    @Test
    void anArrivalWithoutAStallTeachesNothing() {
        Epoch end = then(walking(Feed.patent(SNAP, Form.CORRECTED)), 0.449_999, update(0.4, 1.2, 0));
        assertEquals(Optional.empty(), end.lesson());
    }

    @Test
    void aTeleportForgetsWhatWasTaughtAndWhatWasReceived() {
        Receiver receiver = Feed.patent(SNAP, Form.CORRECTED);
        Epoch taught = then(notice(walking(receiver)), 0.8, update(0.7, 1.4, 0));
        assertTrue(taught.lesson().isPresent());
        Epoch there = then(taught, 0.9, update(0.8, 50, 0));
        assertEquals(50, there.at(0.9).x());
        assertEquals(Optional.empty(), there.lesson());
        assertEquals(50, notice(there).at(1.5).x(), 1e-12, "no history, no velocity");
    }

    @Test
    void theCapLimitsTheLapseInTheCorrectionTooAndTheHeldPointIsTaught() {
        Receiver receiver = Feed.patent(SNAP, Form.CORRECTED);
        Epoch again = notice(then(notice(walking(receiver)), 0.8, update(0.4, 0.9, 0), update(0.7, 1.4, 0)));
        double held = 1.4 + (5 / 3.0 - 2) * Feed.CAP;
        assertEquals(Phase.STALLED, again.phase(0.8 + Feed.CAP));
        assertEquals(Phase.STALE, again.phase(0.8 + Feed.CAP + 1e-6));
        assertEquals(held, again.at(5).x(), 1e-9);
        assertEquals(0, again.velocity(5).x());
        Epoch end = then(again, 3, update(2.9, 2, 0));
        assertEquals(held, end.lesson().orElseThrow().lastPredicted().x(), 1e-9);
        assertEquals(2_200_000, end.lesson().orElseThrow().periodMicros());
    }

    @Test
    void aStallNoticedAtOnceHasNoLapseAndNothingIsDividedByIt() {
        Receiver receiver = new Receiver(
                new Predictor.Patent(new Estimator(0.1), 1, Form.CORRECTED), SNAP, 0, Feed.CAP, Feed.SNAP_DISTANCE);
        Epoch stalled = notice(first(receiver, 0.1, update(0.1, 1, 0)));
        assertEquals(1, stalled.at(0.1).x());
        // two that arrive at one moment, the second as news: a stall of no length, which teaches nothing
        Epoch end = then(stalled, 0.1, update(0.2, 2, 0));
        assertEquals(0, end.lesson().orElseThrow().periodMicros());
        Epoch again = notice(end);
        assertEquals(2 + 10 * 0.3, again.at(0.4).x(), 1e-9, "Δ = 0");
        assertFalse(Double.isNaN(again.velocity(0.4).x()));
    }

    @Test
    void aStallNoticedInMidSplineCountsAsAnUpdate() {
        Receiver receiver = Feed.patent(new Convergence.Cubic(0.5, Form.PRINTED), Form.PRINTED);
        Epoch epoch = walking(receiver);
        assertEquals(Phase.CONVERGING, epoch.phase(0.45));
        Epoch stalled = notice(epoch);
        CubicSpline spline = (CubicSpline) stalled.blend(0.45).orElseThrow();
        assertEquals(epoch.at(0.45), spline.pos1());
        // in mid-spline as printed Pos3 is where the new model will be and Pos4 a second of motion behind it
        assertEquals(0.9 + 3 * 0.65, spline.pos3().x(), 1e-9);
        assertEquals(0.9 + 3 * 0.65 - 3, spline.pos4().x(), 1e-9);
    }
}
