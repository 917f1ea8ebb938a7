package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.method.Pdu;
import reckon.motion.Vec2;
import reckon.network.Fate;
import reckon.setting.Settings;

/** An explanation ends in the very position that is drawn, whatever the scenario. */
class ExplanationTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void endsInTheDrawnPositionBitForBit(long seed) {
        Random random = new Random(seed);
        RandomScenarios scenarios = new RandomScenarios(seed);
        for (int i = 0; i < 200; i++) {
            Run run = Simulator.run(scenarios.next());
            for (MethodRun method : run.methods()) {
                int frame = random.nextInt(run.frames());
                Optional<Explanation> explanation = Explanation.of(method, run.time(frame));
                assertEquals(method.shown(frame), explanation.isPresent(), "explained where something is shown");
                explanation.ifPresent(told -> {
                    assertEquals(new Vec2(method.x(frame), method.y(frame)), told.drawn());
                    assertEquals(
                            Symbol.DRAWN, told.worksheet().terms().getLast().symbol(), "the drawn point comes last");
                    assertEquals(method.method().form(), told.form());
                    assertTrue(told.other().term(Symbol.DRAWN).isPresent());
                });
            }
            int packet = random.nextInt(Math.max(1, run.packets().size()));
            if (packet < run.packets().size()) {
                Packet sent = run.packets().get(packet);
                assertEquals(
                        sent.transit().delivered(),
                        Worksheets.fate(run, packet).term(Symbol.ARRIVED).isPresent());
                if (sent.transit().delivered()) {
                    assertEquals(sent.arrived(), Worksheets.fate(run, packet).number(Symbol.ARRIVED));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {6, 7})
    void everySendHasItsReasonOnTheSendersSheet(long seed) {
        RandomScenarios scenarios = new RandomScenarios(seed);
        for (int i = 0; i < 50; i++) {
            Run run = Simulator.run(scenarios.next());
            for (Packet packet : run.packets()) {
                assertEquals(
                        1,
                        Worksheets.sender(run, packet.pdu().sent()).number(Symbol.SENDS),
                        () -> "update " + packet.pdu().number() + ", " + packet.reason());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {8, 9})
    void whatIsSentAndWhatIsNotIsOnTheSendersSheet(long seed) {
        Random random = new Random(seed);
        RandomScenarios scenarios = new RandomScenarios(seed);
        for (int i = 0; i < 50; i++) {
            Run run = Simulator.run(scenarios.next());
            Set<Double> sends = new HashSet<>();
            for (Packet packet : run.packets()) {
                Pdu pdu = packet.pdu();
                sends.add(pdu.sent());
                Worksheet sheet = Worksheets.sender(run, pdu.sent());
                assertEquals(pdu.position(), sheet.vector(Symbol.P_AT_LAST));
                assertEquals(pdu.state().velocity(), sheet.vector(Symbol.AVE_VELOCITY));
                assertEquals(pdu.state().acceleration(), sheet.vector(Symbol.AVE_ACCELERATION));
            }
            for (int k = 0; k < 50; k++) {
                Worksheet sheet = Worksheets.sender(run, random.nextDouble() * run.seconds());
                boolean sent = sends.contains(sheet.number(Symbol.NOW));
                assertEquals(sent ? 1 : 0, sheet.number(Symbol.SENDS), () -> "at " + sheet.number(Symbol.NOW));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {10})
    void everyFateIsOnItsSheet(long seed) {
        RandomScenarios scenarios = new RandomScenarios(seed);
        for (int i = 0; i < 30; i++) {
            Run run = Simulator.run(scenarios.next());
            for (int k = 0; k < run.packets().size(); k++) {
                Fate fate = run.packets().get(k).transit().fate();
                Worksheet sheet = Worksheets.fate(run, k);
                assertEquals(fate == Fate.LOST ? 1 : 0, sheet.number(Symbol.LOST));
                assertEquals(fate == Fate.DELIVERED, sheet.term(Symbol.ARRIVED).isPresent());
                assertEquals(
                        fate == Fate.DROPPED,
                        sheet.term(Symbol.DROPPED).isPresent() && sheet.number(Symbol.DROPPED) > 0);
            }
        }
    }

    /** The sender looks every sixtieth of a second and has a heartbeat of a third, neither of which a microsecond measures. */
    @Test
    void aHeartbeatIsTheOneThatTheSenderGoesBy() {
        Run run = Simulator.run(Given.path(Given.at(0, 0, 0), Given.at(2, 0, 0))
                .sender(Settings.POLICY, "threshold")
                .sender(Settings.TICK, 1.0 / 60)
                .sender(Settings.HEARTBEAT, 1.0 / 3)
                .scenario());
        assertEquals(333_333, run.packets().get(1).pdu().sentMicros());
        Worksheet sheet = Worksheets.sender(run, run.packets().get(1).pdu().sent());
        assertEquals(1, sheet.number(Symbol.SILENT));
        assertTrue(sheet.number(Symbol.SILENCE) >= sheet.number(Symbol.HEARTBEAT), "h ≥ H, as is printed");
    }
}
