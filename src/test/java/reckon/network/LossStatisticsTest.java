package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.setting.Settings;

/** Losses and duplicates are as many, and as far apart, as they claim to be. */
class LossStatisticsTest {
    private static final int PACKETS = 200_000;

    private static long count(List<Boolean> events) {
        return events.stream().filter(event -> event).count();
    }

    private static List<Boolean> losses(List<Transit> ways) {
        return ways.stream().map(Traffic::lost).toList();
    }

    private static long pairs(List<Boolean> events) {
        return LongStream.range(1, events.size())
                .filter(i -> events.get((int) i) && events.get((int) i - 1))
                .count();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.001, 0.02, 0.3, 0.9, 1})
    void independentLossIsAsLikelyAsItSays(double p) {
        List<Boolean> lost =
                losses(Traffic.overNothing(1).with(Settings.LOSS_P, p).send(PACKETS));
        Chance.assertShare(p, count(lost), PACKETS);
        // and does not depend on the packet before: pairs overlap, so that their number varies a little more
        double variance = p * p * (1 - p * p) + 2 * (p * p * p - p * p * p * p);
        Chance.assertMean(p * p, pairs(lost) / (PACKETS - 1.0), Math.sqrt(variance / PACKETS));
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 10_000, 100_000})
    void lossIsAsLikelyHoweverManyPacketsAreInASlot(long apart) {
        List<Boolean> lost =
                losses(Traffic.overNothing(2).with(Settings.LOSS_P, 0.1).send(PACKETS, i -> i * apart));
        Chance.assertShare(0.1, count(lost), PACKETS);
    }

    @ParameterizedTest
    @CsvSource({"0.05, 0.4, 0, 1", "0.1, 0.4, 0.2, 0.98", "0.3, 0.9, 0.5, 0.9", "0.01, 0.1, 0, 1", "0.6, 0.7, 0, 1"})
    void gilbertElliottLosesItsMean(double p, double r, double h, double k) {
        Traffic traffic = Traffic.overNothing(3).gilbertElliott(p, r, h, k);
        double mean = ((1 - k) * r + (1 - h) * p) / (p + r);
        assertEquals(mean, traffic.network().loss().meanLoss(), 1e-12);
        // states a packet apart go together by λ = 1 − p − r, which makes a mean vary (1 + λ)/(1 − λ) times as much
        double lambda = Math.abs(1 - p - r);
        double variance = mean * (1 - mean) * (1 + lambda) / (1 - lambda);
        long lost = count(losses(traffic.send(PACKETS)));
        Chance.assertMean(mean, (double) lost / PACKETS, Math.sqrt(variance / PACKETS));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.4, 0.8, 1})
    void simpleGilbertLosesInBurstsOfItsMeanLength(double r) {
        Traffic traffic = Traffic.overNothing(4).gilbertElliott(0.05, r, 0, 1);
        assertBurstLengths(bursts(losses(traffic.send(PACKETS))), r);
    }

    /** Copies move the state as other packets do. */
    @Test
    void aCopyIsAPacketMoreForTheLossState() {
        Traffic traffic = Traffic.overNothing(5).gilbertElliott(0.05, 0.3, 0, 1).with(Settings.DUPLICATE, 1);
        List<Transit> ways = traffic.send(PACKETS);
        assertEquals(2 * PACKETS, ways.size());
        assertBurstLengths(bursts(losses(ways)), 0.3);
    }

    /** Geometric: mean 1/r, variance (1 − r)/r², and one of length 1 with a chance of r. */
    private static void assertBurstLengths(List<Integer> bursts, double r) {
        double mean = bursts.stream().mapToInt(length -> length).average().orElseThrow();
        Chance.assertMean(1 / r, mean, Math.sqrt((1 - r) / (r * r) / bursts.size()));
        Chance.assertShare(r, bursts.stream().filter(length -> length == 1).count(), bursts.size());
    }

    private static List<Integer> bursts(List<Boolean> lost) {
        List<Integer> bursts = new ArrayList<>();
        int length = 0;
        for (boolean one : lost) {
            if (!one && length > 0) {
                bursts.add(length);
            }
            length = one ? length + 1 : 0;
        }
        return bursts;
    }

    @Test
    void theFirstStateIsGood() {
        for (long seed = 0; seed < 200; seed++) {
            Traffic traffic = Traffic.overNothing(seed).gilbertElliott(1, 0, 0, 1);
            List<Boolean> lost = losses(traffic.send(5));
            assertEquals(List.of(false, true, true, true, true), lost, "the state before the move counts");
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.5, 1})
    void duplicatesAreAsLikelyAsTheySay(double p) {
        List<Transit> ways = Traffic.overNothing(6).with(Settings.DUPLICATE, p).send(PACKETS);
        Chance.assertShare(p, ways.size() - PACKETS, PACKETS);
        for (int i = 0; i < ways.size(); i++) {
            assertTrue(ways.get(i).copy() == 0
                    || ways.get(i - 1).number() == ways.get(i).number());
        }
    }

    @Test
    void aCopyIsLostByItself() {
        List<Transit> ways = Traffic.overNothing(7)
                .with(Settings.DUPLICATE, 1)
                .with(Settings.LOSS_P, 0.3)
                .send(PACKETS);
        long both = LongStream.range(0, PACKETS)
                .filter(i -> Traffic.lost(ways.get((int) (2 * i))) && Traffic.lost(ways.get((int) (2 * i + 1))))
                .count();
        Chance.assertShare(0.09, both, PACKETS);
    }
}
