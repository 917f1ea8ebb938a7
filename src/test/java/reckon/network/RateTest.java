package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reckon.setting.Settings;

/** A limited rate: packets of 172 bytes leave one after the other, and what does not fit into the queue is dropped. */
class RateTest {
    /** At this rate a packet takes 10 ms. */
    private static final double RATE = 17_200;

    private static List<String> said(List<Transit> ways) {
        return ways.stream()
                .map(way -> way.delivered()
                        ? Long.toString(way.arrivedMicros())
                        : way.fate().word())
                .toList();
    }

    @Test
    void packetsLeaveOneAfterTheOther() {
        List<Transit> ways = Traffic.overNothing(1)
                .with(Settings.RATE, RATE)
                .with(Settings.DELAY, 0.05)
                .send(4, i -> 1_000 * i);
        assertEquals(List.of("60000", "70000", "80000", "90000"), said(ways));
    }

    @Test
    void aPacketStartsNotBeforeItIsSent() {
        List<Transit> ways = Traffic.overNothing(1).with(Settings.RATE, RATE).send(3, i -> 25_000 * i);
        assertEquals(List.of("10000", "35000", "60000"), said(ways));
    }

    @Test
    void theQueueHoldsWhatWaitsAndThePacketItself() {
        // all sent at once: the k-th waits for k packets, and with itself must not be more than four
        List<Transit> ways = Traffic.overNothing(1)
                .with(Settings.RATE, RATE)
                .with(Settings.QUEUE, 4 * 172)
                .send(6, i -> 0);
        assertEquals(List.of("10000", "20000", "30000", "40000", "dropped", "dropped"), said(ways));
    }

    @ParameterizedTest
    @CsvSource({"258, 20000", "257.9, dropped"})
    void theUnsentPartOfThePacketUnderWayCounts(double queue, String second) {
        // 5 ms after the first half of it, 86 bytes, has not left
        List<Transit> ways = Traffic.overNothing(1)
                .with(Settings.RATE, RATE)
                .with(Settings.QUEUE, queue)
                .send(2, i -> 5_000 * i);
        assertEquals(List.of("10000", second), said(ways));
    }

    @Test
    void aDroppedPacketTakesNoPlace() {
        // the second does not fit; the third, sent when the first has left, does
        List<Transit> ways = Traffic.overNothing(1)
                .with(Settings.RATE, RATE)
                .with(Settings.QUEUE, 172)
                .send(3, i -> 5_000 * i);
        assertEquals(List.of("10000", "dropped", "20000"), said(ways));
    }

    @Test
    void aQueueSmallerThanAPacketLetsNoneThrough() {
        List<Transit> ways = Traffic.overNothing(1)
                .with(Settings.RATE, RATE)
                .with(Settings.QUEUE, 171)
                .send(2);
        assertEquals(List.of("dropped", "dropped"), said(ways));
    }

    @Test
    void aCopyIsSentToo() {
        List<Transit> ways = Traffic.overNothing(1)
                .with(Settings.RATE, RATE)
                .with(Settings.DUPLICATE, 1)
                .send(2, i -> 5_000 * i);
        assertEquals(List.of("10000", "20000", "30000", "40000"), said(ways));
    }

    @Test
    void aLostPacketTakesNoneOfTheRate() {
        Traffic traffic = Traffic.overNothing(1).with(Settings.RATE, RATE).gilbertElliott(1, 1, 0, 1);
        // good and bad by turns
        assertEquals(List.of("10000", "lost", "20000", "lost"), said(traffic.send(4, i -> 1_000 * i)));
    }

    @ParameterizedTest
    @CsvSource({"1000, 20", "5000, 20", "8600, 20", "20000, 20", "12345, 3"})
    void overALongTimeAsMuchGetsThroughAsTheRateSays(double rate, long apartMillis) {
        int packets = 20_000;
        List<Transit> ways =
                Traffic.overNothing(1).with(Settings.RATE, rate).send(packets, i -> 1_000 * apartMillis * i);
        double seconds = packets * apartMillis / 1e3;
        double offered = packets * 172.0;
        double delivered = ways.stream()
                        .filter(Transit::delivered)
                        .filter(way -> way.arrivedMicros() <= seconds * 1e6)
                        .count()
                * 172.0;
        // up to the packet under way, and to the microsecond that the end of each is rounded by
        double rounding = delivered / 172 * 0.5e-6 * rate;
        assertEquals(Math.min(offered, rate * seconds), delivered, 172 * 1.01 + rounding);
    }
}
