package reckon.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** A history against a map that forgets nothing. */
class HistoryTest {

    private static Pdu pdu(long sentMicros, double x, double y) {
        return new Pdu(0, sentMicros, Kinematics.still(new Vec2(x, y)));
    }

    /** Linear between the two around a moment, clamped to the first and the last. */
    private static double naive(NavigableMap<Long, Double> all, double seconds) {
        Map.Entry<Long, Double> before = null;
        for (Map.Entry<Long, Double> entry : all.entrySet()) {
            double time = entry.getKey() / 1e6;
            if (time > seconds) {
                if (before == null) {
                    return entry.getValue();
                }
                double share = (seconds - before.getKey() / 1e6) / (time - before.getKey() / 1e6);
                return before.getValue() * (1 - share) + entry.getValue() * share;
            }
            before = entry;
        }
        return all.lastEntry().getValue();
    }

    @Test
    void readsAsIfNothingWereForgottenFromTheMomentOnThatIsStillRead() {
        SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 500; i++) {
            TreeMap<Long, Double> all = new TreeMap<>();
            History history = History.EMPTY;
            long readFrom = -1_000_000;
            for (int n = 0; n < 40; n++) {
                // late ones and equal stamps among them
                long sent = Math.max(0, 20_000L * n - 10_000L * random.nextInt(8));
                double x = random.nextDouble(-5, 5);
                all.put(sent, x);
                readFrom = Math.max(readFrom, sent - random.nextInt(300_000));
                history = history.plus(pdu(sent, x, -x), readFrom);
                assertEquals((all.lastKey() - all.firstKey()) / 1e6, history.span(), 1e-12);
                for (int k = 0; k < 10; k++) {
                    double seconds = (readFrom + random.nextInt(400_000)) / 1e6;
                    assertEquals(naive(all, seconds), history.x(seconds), 1e-9);
                    assertEquals(-naive(all, seconds), history.y(seconds), 1e-9);
                }
            }
        }
    }

    @Test
    void aStepIsHeldUntilTheNewerOnesTime() {
        History step = History.step(pdu(100_000, 1, 0), pdu(200_000, 50, 0));
        assertEquals(1, step.x(0));
        assertEquals(1, step.x(0.199_999));
        assertEquals(Vec2.ZERO, step.velocity(0.15));
        assertEquals(50, step.x(0.2));
        History later = step.plus(pdu(300_000, 52, 0), 0);
        assertEquals(1, later.x(0.199_999));
        assertEquals(51, later.x(0.25), 1e-9);
        assertEquals(20, later.velocity(0.25).x(), 1e-9);
        assertEquals(0.1, later.span(), 1e-12, "the older one is not of the history");
    }
}
