package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import reckon.setting.Settings;

/** Fates set by hand, and fates taken from a log. */
class OverridesTest {

    private static PacketOverride arrives(double sent, double arrived) {
        return new PacketOverride(sent, OptionalDouble.of(arrived));
    }

    private static PacketOverride lost(double sent) {
        return new PacketOverride(sent, OptionalDouble.empty());
    }

    /** The originals' fates: when they arrived, or that they did not. */
    private static List<String> after(List<Transit> ways, PacketOverride... overrides) {
        List<Transit> changed = new ArrayList<>(ways);
        Overrides.apply(List.of(overrides), changed);
        return changed.stream()
                .map(way -> way.delivered()
                        ? Long.toString(way.arrivedMicros())
                        : way.fate().word())
                .toList();
    }

    @Test
    void onlyThePacketSentNearestIsChanged() {
        List<Transit> ways = Traffic.overNothing(1).send(4);
        assertEquals(List.of("0", "900000", "40000", "60000"), after(ways, arrives(0.02, 0.9)));
        assertEquals(List.of("0", "20000", "lost", "60000"), after(ways, lost(0.0449)));
        assertEquals(List.of("0", "20000", "40000", "lost"), after(ways, lost(0.065)), "5 ms");
        assertEquals(List.of("0", "20000", "40000", "60000"), after(ways, lost(0.065_001)), "more than 5 ms");
        assertEquals(List.of("0", "20000", "7", "60000"), after(ways, arrives(0.04, 0.000_007)), "before it was sent");
        List<Transit> close = Traffic.overNothing(1).send(3, i -> 4_000 * i);
        assertEquals(List.of("lost", "4000", "8000"), after(close, lost(0.002)), "of two as near the earlier");
    }

    @Test
    void aLostAndADroppedPacketArriveWhereSaidSo() {
        List<Transit> lost = Traffic.overNothing(1).with(Settings.LOSS_P, 1).send(2);
        assertEquals(List.of("lost", "50000"), after(lost, arrives(0.02, 0.05)));
        List<Transit> dropped = Traffic.overNothing(1)
                .with(Settings.RATE, 1000)
                .with(Settings.QUEUE, 0)
                .send(2);
        assertEquals(List.of("40000", "dropped"), after(dropped, arrives(0, 0.04)));
    }

    @Test
    void aCopyKeepsItsFate() {
        List<Transit> ways = Traffic.overNothing(1).with(Settings.DUPLICATE, 1).send(2);
        assertEquals(List.of("0", "0", "lost", "20000"), after(ways, lost(0.02)));
    }

    @Test
    void theNearestOfManyIsFoundAsByLookingAtEach() {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 300; i++) {
            long[] sent = random.longs(40, 0, 200_000).sorted().toArray();
            List<Transit> ways =
                    Traffic.overNothing(i).with(Settings.DUPLICATE, 0.3).send(sent.length, k -> sent[(int) k]);
            long asked = random.nextLong(210_000);
            int nearest = -1;
            for (int k = 0; k < ways.size(); k++) {
                long distance = Math.abs(ways.get(k).sentMicros() - asked);
                boolean nearer =
                        nearest < 0 || distance < Math.abs(ways.get(nearest).sentMicros() - asked);
                if (ways.get(k).copy() == 0 && distance <= 5_000 && nearer) {
                    nearest = k;
                }
            }
            List<String> expected = new ArrayList<>(after(ways));
            if (nearest >= 0) {
                expected.set(nearest, "lost");
            }
            assertEquals(expected, after(ways, lost(asked / 1e6)));
        }
    }

    @Test
    void aPacketTakesTheFateOfTheLoggedOneSentNearest() {
        PacketLog log = PacketLog.of(new double[] {0, 0.05, 0.07}, new double[] {0.3, Double.NaN, 0.1});
        Network network = Traffic.overNothing(1)
                .with(Settings.DELAY, 9)
                .with(Settings.LOSS_P, 1)
                .network()
                .withLog(Optional.of(new Network.LoggedFates("log.csv", log)));
        List<Transit> ways = new Traffic(network, 1).send(6);
        // sent at 0, 20, 40, 60, 80 and 100 ms; at 60 ms the earlier of two as near counts
        assertEquals(List.of("300000", "320000", "lost", "lost", "180000", "200000"), after(ways));
    }

    @Test
    void reorderSkipsALoggedDelayToo() {
        PacketLog log = PacketLog.of(new double[] {0}, new double[] {0.3});
        Network network = Traffic.overNothing(1)
                .with(Settings.REORDER, 1)
                .network()
                .withLog(Optional.of(new Network.LoggedFates("log.csv", log)));
        assertEquals(List.of("0", "20000"), after(new Traffic(network, 1).send(2)));
    }

    @Test
    void theNearestLoggedPacketIsFoundAsByLookingAtEach() {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 300; i++) {
            double[] sent = random.doubles(random.nextInt(1, 30), 0, 1).sorted().toArray();
            PacketLog log = PacketLog.of(sent, new double[sent.length]);
            double asked = random.nextDouble(-0.1, 1.1);
            int nearest = 0;
            for (int k = 1; k < sent.length; k++) {
                nearest = Math.abs(sent[k] - asked) < Math.abs(sent[nearest] - asked) ? k : nearest;
            }
            assertEquals(nearest, log.nearest(asked));
        }
    }

    @Test
    void aRecordingsDelaysAreTakenWhereTheNetworkSaysSo() {
        PacketLog recording = PacketLog.of(new double[] {0, 0.03}, new double[] {0.25, 0.5});
        for (boolean recorded : new boolean[] {false, true}) {
            Network network = Traffic.overNothing(1)
                    .with(Settings.DELAY, 0.1)
                    .with(Settings.RECORDED, recorded)
                    .network();
            List<Transit> ways = new ArrayList<>();
            Link link = new Link(network, 1, 0, Optional.of(recording));
            link.send(0, ways::add);
            link.send(20_000, ways::add);
            assertEquals(recorded ? List.of("250000", "520000") : List.of("100000", "120000"), after(ways));
        }
    }
}
