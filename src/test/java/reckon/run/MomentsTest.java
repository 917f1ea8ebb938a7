package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.method.Epoch;
import reckon.method.Phase;
import reckon.setting.Settings;

/** What happens at which moment, to the microsecond. */
class MomentsTest {

    private static MethodRun shown(Run run) {
        return run.methods().getFirst();
    }

    private static List<Long> moments(Run run) {
        return shown(run).epochs().stream().map(Epoch::fromMicros).toList();
    }

    private static Given sparse() {
        return Given.straight(1, 3).sender(Settings.INTERVAL, 0.5).method("first", "snap");
    }

    /** Frame 3·k is at a whole number of microseconds: k·50 ms. */
    @ParameterizedTest
    @CsvSource({"0.05, 33", "0.050001, 34", "0.049999, 33", "0.1, 36", "0.0999999999, 36"})
    void anArrivalAtTheVeryTimeOfAFrameCountsInIt(double delay, int firstFrame) {
        Run run = Given.path(Given.at(0, 1, 0), Given.at(1, 1, 0))
                .sender(Settings.INTERVAL, 0.5)
                .network(Settings.DELAY, delay)
                .lost(0)
                .run();
        assertEquals(firstFrame, shown(run).firstFrame());
    }

    @Test
    void aRunLastsASecondLongerThanItsPathAndIsSentUntilThen() {
        Run run = sparse().run();
        assertEquals(4_000_000, run.clockMicros());
        assertEquals(241, run.frames());
        assertEquals(4, run.time(240));
        assertEquals(4_000_000, run.packets().getLast().pdu().sentMicros());
        assertEquals(9, run.packets().size());
        assertEquals(4_000_000, moments(run).getLast(), "what arrives at the end counts");
    }

    @Test
    void aStallIsNoticedAfterOneAndAHalfIntervalsOfSilence() {
        Run run = sparse().lost(1).lost(1.5).run();
        assertEquals(Phase.FOLLOWING, shown(run).phaseAt(1.249_999));
        assertEquals(Phase.STALLED, shown(run).phaseAt(1.25));
        assertEquals(Phase.STALLED, shown(run).phaseAt(1.499_999));
        assertEquals(Phase.STALE, shown(run).phaseAt(1.500_001), "capped at a second of extrapolation");
        assertEquals(Phase.FOLLOWING, shown(run).phaseAt(2));
        assertEquals(List.of(0L, 500_000L, 1_250_000L, 2_000_000L), moments(run).subList(0, 4));
    }

    @Test
    void anArrivalAtTheMomentOfTheNoticePreventsIt() {
        Run prevented = sparse().arrives(1, 1.25).run();
        assertFalse(stalls(prevented));
        Run noticed = sparse().arrives(1, 1.250_001).run();
        assertTrue(stalls(noticed));
        assertEquals(
                List.of(0L, 500_000L, 1_250_000L, 1_250_001L), moments(noticed).subList(0, 4));
    }

    private static boolean stalls(Run run) {
        return shown(run).epochs().stream().anyMatch(Epoch::stalled);
    }

    @Test
    void anOlderArrivalDoesNotPreventANotice() {
        Run run = Given.straight(1, 3)
                .sender(Settings.INTERVAL, 0.5)
                .method("patent", "snap")
                .arrives(0.5, 1.1)
                .arrives(1.5, 1.9)
                .run();
        assertEquals(Phase.STALLED, shown(run).phaseAt(1.75));
        Run atTheVeryMoment = Given.straight(1, 3)
                .sender(Settings.INTERVAL, 0.5)
                .method("patent", "snap")
                .arrives(0.5, 1.75)
                .arrives(1.5, 1.9)
                .run();
        assertEquals(Phase.STALLED, shown(atTheVeryMoment).phaseAt(1.75));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second", "snapshot"})
    void aThresholdSenderMayBeSilentForLonger(String predictor) {
        // one update, then the sender says no more: heartbeats are lost
        Run run = Given.path(Given.at(0, 1, 0), Given.at(15, 1, 0))
                .sender(Settings.POLICY, "threshold")
                .sender(Settings.HEARTBEAT, 2)
                .method(predictor, "cubic")
                .method(Settings.PLAYOUT, 0)
                .stall(0.001, 100)
                .run();
        assertEquals(Phase.FOLLOWING, shown(run).phaseAt(2.999_999), "1.5 heartbeats");
        assertEquals(Phase.STALLED, shown(run).phaseAt(3));
        assertEquals(Phase.STALLED, shown(run).phaseAt(4.8), "2.4 heartbeats");
        assertEquals(Phase.STALE, shown(run).phaseAt(4.800_001));
    }

    @Test
    void theCapDoesNotShortenAConvergenceUnderWay() {
        // at 1 s the update of 0.5 s arrives; the cap of 0.6 s passes at 1.1 s, in the middle of the walk of 0.5 s
        Run run = Given.straight(1, 3)
                .sender(Settings.INTERVAL, 0.5)
                .method("first", "cubic")
                .method(Settings.TIME, 0.5)
                .method(Settings.MAX_EXTRAPOLATION, 0.6)
                .arrives(0.5, 1)
                .arrives(1, 3.9)
                .arrives(1.5, 3.9)
                .run();
        Epoch epoch = shown(run).epochAt(1.2).orElseThrow();
        assertTrue(epoch.blend(1.499_999).isPresent());
        assertEquals(Phase.STALE, epoch.phase(1.2));
        assertEquals(1 + 0.5, epoch.at(1.499_999_9).x(), 1e-5, "where the model would have been, were it not capped");
        assertEquals(1.1, epoch.at(1.5).x(), 1e-9, "and then the held point");
    }

    @Test
    void snapshotDrawsThePastAndHoldsBothEnds() {
        Run run = Given.straight(2, 3)
                .sender(Settings.INTERVAL, 0.5)
                .method("snapshot", "snap")
                .method(Settings.PLAYOUT, 0.7)
                .network(Settings.DELAY, 0.1)
                .stall(1.7, 1.3)
                .run();
        MethodRun method = shown(run);
        assertEquals(0, x(method, 0.1), "the oldest before its time");
        assertEquals(0, x(method, 0.7), 1e-9);
        assertEquals(2 * 0.5, x(method, 1.2), 1e-9);
        // at 1.6 s the update of 1.5 s has arrived; that is drawn at 2.2 s and then held until 3 s
        assertEquals(2 * 1.45, x(method, 2.15), 1e-9);
        assertEquals(2 * 1.5, x(method, 2.9), 1e-9);
        assertEquals(2 * 2.3, x(method, 3), 1e-9);
    }

    private static double x(MethodRun method, double seconds) {
        return method.epochAt(seconds).orElseThrow().x(seconds);
    }
}
