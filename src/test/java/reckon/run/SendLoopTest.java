package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.method.DeadReckoning;
import reckon.method.Pdu;
import reckon.motion.Generator;
import reckon.setting.Settings;

/** When a sender sends, why, and what. */
class SendLoopTest {
    private static final Given THRESHOLD = Given.straight(1, 2).sender(Settings.POLICY, "threshold");

    private static List<Long> sent(Run run) {
        return run.packets().stream().map(packet -> packet.pdu().sentMicros()).toList();
    }

    @ParameterizedTest
    @CsvSource({"0.05, 61", "0.1, 31", "1, 4", "0.7, 5"})
    void anIntervalSenderSendsAtWholeIntervals(double interval, int count) {
        Run run = Given.straight(1, 2).sender(Settings.INTERVAL, interval).run();
        List<Long> expected = LongStream.range(0, count)
                .mapToObj(k -> Math.round(k * interval * 1e6))
                .toList();
        assertEquals(expected, sent(run));
        assertEquals(Reason.FIRST, run.packets().getFirst().reason());
        assertTrue(run.packets().stream().skip(1).allMatch(packet -> packet.reason() == Reason.INTERVAL));
    }

    @Test
    void anIntervalThatIsNoWholeNumberOfMicrosecondsDoesNotDrift() {
        Run run = Given.straight(1, 2).sender(Settings.INTERVAL, 1.0 / 3).run();
        assertEquals(
                List.of(0L, 333_333L, 666_667L, 1_000_000L, 1_333_333L),
                sent(run).subList(0, 5));
    }

    @Test
    void velocityAndAccelerationLookBackOverTheWindowAndStandBeforeTheStart() {
        // x = 2t: in the first window part of the time before the start is seen
        Run run = Given.straight(2, 2).sender(Settings.INTERVAL, 0.02).run();
        List<Pdu> pdus = run.packets().stream().map(Packet::pdu).toList();
        assertEquals(0, pdus.get(0).state().velocity().x());
        assertEquals(2 * 0.02 / 0.05, pdus.get(1).state().velocity().x(), 1e-9);
        assertEquals(2, pdus.get(3).state().velocity().x(), 1e-9);
        // v̄ is 2 from 0.05 s on and 2·0.01/0.05 at 0.01 s
        assertEquals((2 - 0.4) / 0.05, pdus.get(3).state().acceleration().x(), 1e-9);
        assertEquals(0, pdus.get(5).state().acceleration().x(), 1e-9);
    }

    @Test
    void theTrackStandsStillAfterItsEnd() {
        Run run = Given.straight(2, 2).sender(Settings.INTERVAL, 0.5).run();
        Pdu end = run.packets().get(4).pdu();
        assertEquals(4, end.position().x());
        assertEquals(2, end.state().velocity().x(), 1e-9);
        Pdu after = run.packets().get(5).pdu();
        assertEquals(4, after.position().x());
        assertEquals(0, after.state().velocity().x());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold", "first", "second"})
    void atNoTickTheReplicaIsFartherThanTheThresholdUnlessThatIsSent(String model) {
        for (long seed = 0; seed < 20; seed++) {
            Scenario scenario = new Given(Scenario.of(TrackSource.Generated.of(Generator.RANDOM_WALK, 5, seed)))
                    .sender(Settings.MODEL, model)
                    .sender(Settings.HEARTBEAT, 0.6)
                    .scenario();
            assertDecidesAsSaid(scenario, Simulator.run(scenario));
        }
    }

    /** The first at once; then when strayed farther than the threshold, or else when the heartbeat has gone by. */
    private static void assertDecidesAsSaid(Scenario scenario, Run run) {
        Sender.Policy.Threshold policy =
                (Sender.Policy.Threshold) scenario.sender().policy();
        List<Packet> packets = new ArrayList<>(run.packets());
        Packet last = packets.removeFirst();
        assertEquals(0, last.pdu().sentMicros());
        assertEquals(Reason.FIRST, last.reason());
        for (long now = 10_000; now <= run.clockMicros(); now += 10_000) {
            DeadReckoning replica = DeadReckoning.ownReplica(last.pdu(), policy.model());
            double strayed =
                    replica.at(now / 1e6).position().distance(scenario.track().at(now / 1e6));
            boolean silent = now - last.pdu().sentMicros() >= 600_000;
            boolean sends = !packets.isEmpty() && packets.getFirst().pdu().sentMicros() == now;
            assertEquals(strayed > policy.threshold() || silent, sends, "at " + now);
            if (sends) {
                last = packets.removeFirst();
                assertEquals(strayed > policy.threshold() ? Reason.THRESHOLD : Reason.HEARTBEAT, last.reason());
            }
        }
        assertTrue(packets.isEmpty());
    }

    @Test
    void theModelIsAlwaysTheCorrectedOneWhateverTheMethods() {
        Run corrected = THRESHOLD.method(Settings.FORM, "corrected").run();
        Run printed = THRESHOLD.method(Settings.FORM, "printed").run();
        assertEquals(sent(corrected), sent(printed));
    }

    @Test
    void aHeartbeatIsSentAtTheFirstTickThatItHasGoneByAt() {
        Run run = Given.path(Given.at(0, 0, 0), Given.at(2, 0, 0))
                .sender(Settings.POLICY, "threshold")
                .sender(Settings.HEARTBEAT, 0.995)
                .run();
        assertEquals(List.of(0L, 1_000_000L, 2_000_000L, 3_000_000L), sent(run));
        assertTrue(run.packets().stream().skip(1).allMatch(packet -> packet.reason() == Reason.HEARTBEAT));
    }

    @Test
    void aThresholdMovedALittleLeavesTheFatesOfThePacketsThatAreStillSent() {
        Given given = new Given(Scenario.of(TrackSource.Generated.of(Generator.FIGURE_EIGHT, 20, 1)))
                .network(Settings.JITTER, 0.05)
                .network(Settings.LOSS_P, 0.3);
        List<Packet> before = given.sender(Settings.THRESHOLD, 0.01).run().packets();
        List<Packet> after = given.sender(Settings.THRESHOLD, 0.0101).run().packets();
        int met = 0;
        for (Packet packet : before) {
            for (Packet other : after) {
                if (packet.pdu().sentMicros() == other.pdu().sentMicros()) {
                    assertEquals(packet.transit().fate(), other.transit().fate());
                    assertEquals(
                            packet.transit().arrivedMicros(), other.transit().arrivedMicros());
                    met++;
                }
            }
        }
        assertTrue(met > before.size() / 4, met + " of " + before.size());
    }
}
