package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import reckon.motion.Track;
import reckon.setting.Settings;

/** A run knows its packets by arrival. Packet k is sent at k / 20 s unless said otherwise. */
class ArrivalsTest {

    private static List<Integer> numbers(List<Packet> packets) {
        return packets.stream().map(packet -> packet.transit().number()).toList();
    }

    @Test
    void givesWhatArrivedInAStretchInTheOrderOfArrival() {
        Run run = Given.straight(1, 1)
                .network(Settings.DELAY, 0.1)
                .arrives(0.1, 0.42)
                .lost(0.2)
                .run();
        // 5 at 0.35 s, 6 at 0.40 s, 2 at 0.42 s, 7 at 0.45 s
        assertEquals(List.of(6, 2, 7), numbers(run.arrivals(0.35, 0.45)), "the start is not in it, the end is");
        assertEquals(List.of(), numbers(run.arrivals(0.05, 0.09)));
        assertEquals(List.of(), numbers(run.arrivals(0.5, 0.4)));
        assertEquals(0, run.packetsArrivedBy(0.0999));
        assertEquals(1, run.packetsArrivedBy(0.1));
    }

    @Test
    void whatAStallHeldArrivesTogetherInTheOrderOfSending() {
        Run run = Given.straight(1, 1)
                .network(Settings.DELAY, 0.1)
                .stall(0.4, 0.2)
                .run();
        assertEquals(List.of(6, 7, 8, 9, 10), numbers(run.arrivals(0.39, 0.6)));
    }

    @Test
    void agreesWithALookAtEveryPacket() {
        RandomScenarios scenarios = new RandomScenarios(31);
        for (int i = 0; i < RandomScenarios.many(20); i++) {
            Run run = Simulator.run(scenarios.next());
            List<Packet> expected = run.packets().stream()
                    .filter(packet ->
                            packet.transit().delivered() && packet.transit().arrivedMicros() <= run.clockMicros())
                    .sorted(Comparator.comparingLong(packet -> packet.transit().arrivedMicros()))
                    .toList();
            assertEquals(expected, List.copyOf(run.arrivals()));
            for (int place = 0; place < run.packets().size(); place++) {
                assertEquals(place, run.place(run.packets().get(place)));
            }
        }
    }

    @Test
    void aRunThatGoesOnKnowsThemInTheSameOrder() {
        Scenario scenario = Given.straight(1, 4)
                .network(Settings.DELAY, 0.3)
                .network(Settings.JITTER, 0.25)
                .network(Settings.DUPLICATE, 0.3)
                .scenario();
        Simulation simulation = new Simulation(scenario, 60);
        for (long until = 0; until < scenario.endMicros(); until += 16_667) {
            simulation.advance(scenario, until);
        }
        Run halted = simulation.run();
        int then = halted.arrivals().size();
        simulation.advance(scenario, scenario.endMicros());
        List<Packet> whole = List.copyOf(Simulator.run(scenario).arrivals());
        assertEquals(whole, List.copyOf(simulation.run().arrivals()));
        assertEquals(whole.subList(0, then), List.copyOf(halted.arrivals()), "a run stays as it is");
        assertTrue(then > 80);
    }

    @Test
    void nothingArrivesWhereNothingIsDrawn() {
        Run run = Given.path(Track.EMPTY).run();
        assertEquals(List.of(), run.arrivals(-1, 10));
    }
}
