package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reckon.method.Epoch;
import reckon.motion.Generator;
import reckon.setting.Settings;

/** A frame costs arithmetic and its place in the arrays, and no object. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Where the sums go, so that nothing is left out. */
    private double looked;

    @AfterEach
    void somethingWasLookedAt() {
        assertTrue(Double.isFinite(looked) && looked != 0);
    }

    @Test
    void lookingUpPositionsInEpochsAllocatesNothing() {
        RandomScenarios scenarios = new RandomScenarios(21);
        for (int i = 0; i < RandomScenarios.forAllCombinations(); i++) {
            Run run = Simulator.run(scenarios.next());
            for (MethodRun method : run.methods()) {
                List<Epoch> epochs = method.epochs();
                long least = leastAllocated(() -> look(epochs), 20);
                assertEquals(0, least, () -> "bytes for " + epochs.size() + " epochs of " + method.method());
            }
        }
    }

    private void look(List<Epoch> epochs) {
        for (int i = 0; i < epochs.size(); i++) {
            Epoch epoch = epochs.get(i);
            for (double t = epoch.fromMicros() / 1e6, end = t + 0.5; t < end; t += 0.01) {
                looked += epoch.x(t) + epoch.y(t);
            }
        }
    }

    /** Four times as many frames take so much more room: a true and a shown position each, two numbers of eight bytes. */
    @Test
    void moreFramesTakeMoreRoomInTheArraysAndNothingElse() {
        Scenario scenario = new Given(Scenario.of(TrackSource.Generated.of(Generator.LAP, 20, 1)))
                .network(Settings.LOSS_P, 0.2)
                .scenario();
        long frames60 = Simulator.run(scenario, 60).frames();
        long frames240 = Simulator.run(scenario, 240).frames();
        long least60 = Long.MAX_VALUE;
        long least240 = Long.MAX_VALUE;
        for (int i = 0; i < 100; i++) {
            // by turns, so that both are compiled alike
            least60 = Math.min(least60, leastAllocated(() -> run(scenario, 60), 20));
            least240 = Math.min(least240, leastAllocated(() -> run(scenario, 240), 20));
        }
        long frames = frames240 - frames60;
        // the smallest object takes sixteen bytes
        assertEquals(2 * 2 * 8, (least240 - least60) / (double) frames, 1, "bytes a frame");
    }

    private void run(Scenario scenario, int framesPerSecond) {
        looked += Simulator.run(scenario, framesPerSecond).frames();
    }

    /** The least of several times: what the JVM does for itself meanwhile, such as compiling, is not ours. */
    private static long leastAllocated(Runnable work, int times) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < times; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            work.run();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
