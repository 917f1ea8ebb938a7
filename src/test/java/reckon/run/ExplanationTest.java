package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.explain.Symbol;
import reckon.motion.Vec2;

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
}
