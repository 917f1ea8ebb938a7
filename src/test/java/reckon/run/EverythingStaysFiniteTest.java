package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.method.Epoch;
import reckon.method.Phase;
import reckon.motion.SimulationTime;
import reckon.network.Fate;

/** No run of any scenario comes to NaN or infinity, neither on its frames nor between them nor in its measures. */
class EverythingStaysFiniteTest {
    private static final int SCENARIOS = RandomScenarios.many(500);

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void positionsVelocitiesAndMeasures(long seed) {
        RandomScenarios scenarios = new RandomScenarios(seed);
        EnumSet<Phase> phases = EnumSet.noneOf(Phase.class);
        Map<Fate, Integer> fates = new EnumMap<>(Fate.class);
        for (int i = 0; i < SCENARIOS; i++) {
            Run run = Simulator.run(scenarios.next());
            String what = "scenario " + i + " of seed " + seed;
            for (MethodRun method : run.methods()) {
                framesAreFinite(run, method, phases, what + ", " + method.method());
                epochsAreFinite(method, what + ", " + method.method());
                measuresAreFinite(run.measures(method), what + ", " + method.method());
            }
            run.packets().forEach(packet -> fates.merge(packet.transit().fate(), 1, Integer::sum));
        }
        assertEquals(EnumSet.allOf(Phase.class), phases, "phases seen");
        assertEquals(EnumSet.allOf(Fate.class), fates.keySet(), "fates seen");
    }

    private static void framesAreFinite(Run run, MethodRun method, EnumSet<Phase> phases, String what) {
        for (int frame = 0; frame < run.frames(); frame++) {
            assertEquals(method.shown(frame), method.phaseAt(run.time(frame)) != Phase.NONE, what);
            phases.add(method.phaseAt(run.time(frame)));
            if (method.shown(frame)) {
                boolean finite = Double.isFinite(method.x(frame)) && Double.isFinite(method.y(frame));
                assertTrue(finite && Double.isFinite(run.error(method, frame)), what + ", frame " + frame);
            }
        }
    }

    private static void epochsAreFinite(MethodRun method, String what) {
        for (Epoch epoch : method.epochs()) {
            double begins = SimulationTime.seconds(epoch.fromMicros());
            for (double later : new double[] {0, 1e-6, 0.01, 1.0 / 60, 0.3, 1, 100}) {
                boolean finite = Double.isFinite(epoch.at(begins + later).length())
                        && Double.isFinite(epoch.velocity(begins + later).length());
                assertTrue(finite, what + ", " + later + " s into the epoch at " + begins);
            }
        }
    }

    private static void measuresAreFinite(Measures measures, String what) {
        for (Measure measure : Measure.values()) {
            double value = measure.of(measures).orElse(0);
            assertTrue(value >= 0 && Double.isFinite(value), what + ", " + measure);
        }
    }
}
