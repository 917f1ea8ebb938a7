package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.setting.Settings;

/** Delays are distributed as they claim to be. */
class DelayStatisticsTest {
    private static final int PACKETS = 50_000;
    private static final double DELAY = 1;
    private static final double JITTER = 0.1;

    /** What the jitter is multiplied by, a whole second keeping all delays above 0. */
    private static double[] deviates(String shape) {
        return deviates(Traffic.overNothing(1)
                .with(Settings.DELAY, DELAY)
                .with(Settings.JITTER, JITTER)
                .with(Settings.JITTER_SHAPE, shape)
                .send(PACKETS));
    }

    private static double[] deviates(List<Transit> ways) {
        return ways.stream()
                .mapToDouble(way -> (Traffic.took(way) - DELAY) / JITTER)
                .toArray();
    }

    @Test
    void uniform() {
        Chance.assertDistributed(deviates("uniform"), x -> (x + 1) / 2);
    }

    @Test
    void normal() {
        double[] deviates = deviates("normal");
        Chance.assertDistributed(deviates, DelayStatisticsTest::normal);
        Chance.assertMean(0, Arrays.stream(deviates).average().orElseThrow(), 1 / Math.sqrt(PACKETS));
        // the variance of a normal sample's variance is 2/n
        double squares = Arrays.stream(deviates).map(x -> x * x).average().orElseThrow();
        Chance.assertMean(1, squares, Math.sqrt(2.0 / PACKETS));
    }

    /** The normal distribution function by Simpson's rule from 0. */
    private static double normal(double x) {
        int steps = 200;
        double h = x / steps;
        double sum = 0;
        for (int i = 0; i <= steps; i++) {
            int weight = i == 0 || i == steps ? 1 : i % 2 == 0 ? 2 : 4;
            sum += weight * Math.exp(-0.5 * (i * h) * (i * h));
        }
        return 0.5 + sum * h / 3 / Math.sqrt(2 * Math.PI);
    }

    @Test
    void pareto() {
        double[] deviates = deviates("pareto");
        // u = 1 − (¾x + 1.5)⁻³, cut at 4
        Chance.assertDistributed(deviates, x -> 1 - Math.pow(0.75 * x + 1.5, -3), 3.999);
        double cut = Math.pow(4.5, -3);
        Chance.assertShare(cut, Arrays.stream(deviates).filter(x -> x > 3.999).count(), PACKETS);
        assertEquals(-2 / 3.0, Arrays.stream(deviates).min().orElseThrow(), 1e-3);
        double mean = Arrays.stream(deviates).average().orElseThrow();
        double variance = Arrays.stream(deviates)
                .map(x -> (x - mean) * (x - mean))
                .average()
                .orElseThrow();
        assertEquals(0.82, Math.sqrt(variance), 0.02);
    }

    @ParameterizedTest
    @ValueSource(strings = {"uniform", "normal", "pareto"})
    void delaysOfPacketsOneAfterTheOtherDoNotGoTogether(String shape) {
        double[] deviates = deviates(shape);
        double[] next = Arrays.copyOfRange(deviates, 1, PACKETS);
        Chance.assertUncorrelated(Arrays.copyOf(deviates, PACKETS - 1), next, shape);
    }

    @Test
    void noDelayIsBelowNought() {
        List<Transit> ways = Traffic.overNothing(2)
                .with(Settings.JITTER, 0.1)
                .with(Settings.JITTER_SHAPE, "uniform")
                .send(PACKETS);
        assertEquals(0, ways.stream().mapToDouble(Traffic::took).min().orElseThrow());
        Chance.assertShare(
                0.5, ways.stream().filter(way -> Traffic.took(way) == 0).count(), PACKETS);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.02, 0.4, 1})
    void reorderedPacketsSkipTheDelayAsOftenAsTheySay(double p) {
        List<Transit> ways = Traffic.overNothing(3)
                .with(Settings.DELAY, DELAY)
                .with(Settings.REORDER, p)
                .send(PACKETS);
        Chance.assertShare(
                p, ways.stream().filter(way -> Traffic.took(way) == 0).count(), PACKETS);
        assertEquals(
                PACKETS,
                ways.stream()
                        .filter(way -> Traffic.took(way) == 0 || Traffic.took(way) == DELAY)
                        .count());
    }

    @Test
    void aCopyHasADelayOfItsOwn() {
        List<Transit> ways = Traffic.overNothing(4)
                .with(Settings.DELAY, DELAY)
                .with(Settings.JITTER, JITTER)
                .with(Settings.DUPLICATE, 1)
                .send(PACKETS);
        double[] originals =
                deviates(ways.stream().filter(way -> way.copy() == 0).toList());
        double[] copies = deviates(ways.stream().filter(way -> way.copy() == 1).toList());
        Chance.assertDistributed(copies, DelayStatisticsTest::normal);
        Chance.assertUncorrelated(originals, copies, "original and copy");
    }
}
