package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.motion.Vec2;
import reckon.setting.Settings;

/** Measures of motions of which they are known. */
class MeasuresTest {
    private static final int RATE = 60;

    private static Measures.Accuracy accuracy(int frames, DoubleUnaryOperator truth, DoubleUnaryOperator shown) {
        double[] trueXs = new double[frames];
        double[] xs = new double[frames];
        for (int k = 0; k < frames; k++) {
            trueXs[k] = truth.applyAsDouble(k / (double) RATE);
            xs[k] = shown.applyAsDouble(k / (double) RATE);
        }
        return Measures.accuracy(
                t -> new Vec2(truth.applyAsDouble(Math.max(0, t)), 0),
                trueXs,
                new double[frames],
                xs,
                new double[frames],
                0,
                frames,
                RATE);
    }

    @Test
    void errors() {
        // off by 0, 1, … 99 hundredths
        Measures.Accuracy accuracy = accuracy(100, t -> 0, t -> t * RATE / 100);
        assertEquals(0.495, accuracy.mean(), 1e-12);
        assertEquals(Math.sqrt(99 * 100 * 199 / 6.0 / 100) / 100, accuracy.rms(), 1e-12);
        assertEquals(0.99, accuracy.max(), 1e-12);
        assertEquals(0.94, accuracy.p95(), 1e-12, "nearest rank: the 95th of 100");
        // from 0.05 m on, that error included
        assertEquals((4950 - 10) / 100.0 / RATE, accuracy.inconsistency(), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.1234, 0.4, 0.83})
    void lag(double lag) {
        DoubleUnaryOperator truth = t -> 3 * Math.sin(2 * t) + Math.cos(3.3 * t);
        Measures.Accuracy accuracy = accuracy(600, truth, t -> truth.applyAsDouble(t - lag));
        assertEquals(lag, accuracy.lag(), 0.002);
        assertEquals(0, accuracy.lagRms(), 0.01);
    }

    @Test
    void lagIsAtMostASecondAndNeverNegative() {
        assertEquals(1, accuracy(600, t -> t, t -> t - 3).lag(), 1e-12);
        assertEquals(0, accuracy(600, t -> t, t -> t + 0.2).lag());
    }

    @Test
    void inAShorterRunTheTruthStandsStillBeforeItsStart() {
        assertEquals(0.2, accuracy(50, t -> t, t -> Math.max(0, t - 0.2)).lag(), 0.002);
    }

    @Test
    void jumps() {
        // the truth moves at 3 m/s, 0.05 m a frame; what is shown jumps by 0.7 m and by 0.5 m, and once by less than
        // counts
        Measures.Accuracy accuracy = accuracy(
                RATE * 10 + 1,
                t -> 3 * t,
                t -> 3 * t + (t >= 2 ? 0.65 : 0) + (t >= 5 ? -0.55 : 0) + (t >= 7 ? 0.0499 : 0));
        assertEquals(2 * 6, accuracy.jumps(), 1e-9, "two in ten seconds");
        assertEquals(0.7, accuracy.largestJump(), 1e-9);
        assertEquals(0, accuracy(100, t -> 3 * t, t -> 3 * t - 0.3).largestJump());
    }

    @Test
    void jerkOfACubic() {
        // the third derivative of t³ is 6 everywhere, and so is its difference
        assertEquals(6, accuracy(300, t -> 0, t -> t * t * t).jerk(), 1e-4);
        assertEquals(0, accuracy(300, t -> 0, t -> 5 - 3 * t + t * t).jerk(), 1e-4);
        assertEquals(0, accuracy(4, t -> 0, t -> t * t * t).jerk(), "too short to have one");
    }

    @Test
    void onlyFramesAfterTheFirstUpdateCount() {
        Run run = Given.path(Given.at(0, 1, 0), Given.at(2, 1, 0)).stall(0, 1.5).run();
        Measures measures = run.measures(run.methods().getFirst());
        assertEquals(0, measures.accuracy().orElseThrow().max());
        assertEquals(0, measures.accuracy().orElseThrow().jumps());
    }

    @Test
    void trafficCountsWhatIsSentAndNoCopies() {
        Run run = Given.straight(1, 2)
                .sender(Settings.INTERVAL, 0.1)
                .network(Settings.DUPLICATE, 1)
                .network(Settings.LOSS_P, 0.5)
                .run();
        Measures measures = run.measures(run.methods().getFirst());
        assertEquals(31 / 3.0, measures.updatesPerSecond(), 1e-12);
        assertEquals(31 * 172 / 3.0, measures.bytesPerSecond(), 1e-9);
    }
}
