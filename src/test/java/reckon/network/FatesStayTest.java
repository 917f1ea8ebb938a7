package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import reckon.setting.Settings;

/** A setting moved a little bends the picture and does not reshuffle it: packets keep their fates as far as they can. */
class FatesStayTest {
    private static final int PACKETS = 5_000;

    private static final Traffic MIXED = Traffic.overNothing(9)
            .with(Settings.DELAY, 0.1)
            .with(Settings.JITTER, 0.02)
            .with(Settings.LOSS_P, 0.1)
            .with(Settings.DUPLICATE, 0.1)
            .with(Settings.REORDER, 0.1);

    private static Set<String> keys(List<Transit> ways, boolean lost) {
        return ways.stream()
                .filter(way -> Traffic.lost(way) == lost)
                .map(way -> way.sentMicros() + "/" + way.copy())
                .collect(Collectors.toSet());
    }

    /** How long each packet took, by the moment of its sending and its copy; nothing for one that was lost. */
    private static Map<String, Long> took(List<Transit> ways) {
        Map<String, Long> took = new HashMap<>();
        for (Transit way : ways) {
            if (way.delivered()) {
                took.put(way.sentMicros() + "/" + way.copy(), way.arrivedMicros() - way.sentMicros());
            }
        }
        return took;
    }

    @Test
    void moreLossLosesThoseThatWereLostAndSomeMore() {
        Set<String> before = Set.of();
        Map<String, Long> all = took(MIXED.with(Settings.LOSS_P, 0).send(PACKETS));
        for (double p : new double[] {0, 0.01, 0.1, 0.11, 0.5, 1}) {
            List<Transit> ways = MIXED.with(Settings.LOSS_P, p).send(PACKETS);
            assertTrue(keys(ways, true).containsAll(before), "at " + p);
            took(ways).forEach((packet, time) -> assertEquals(all.get(packet), time, packet));
            before = keys(ways, true);
        }
    }

    @Test
    void moreJitterMovesArrivalsInProportionAndLosesTheSame() {
        Traffic traffic = MIXED.with(Settings.REORDER, 0).with(Settings.DELAY, 1);
        List<Transit> little = traffic.with(Settings.JITTER, 0.01).send(PACKETS);
        List<Transit> more = traffic.with(Settings.JITTER, 0.03).send(PACKETS);
        assertEquals(keys(little, true), keys(more, true));
        Map<String, Long> littleTook = took(little);
        // to the rounding
        took(more)
                .forEach((packet, time) -> assertTrue(
                        Math.abs(3 * (littleTook.get(packet) - 1_000_000) - (time - 1_000_000)) <= 2, packet));
    }

    @Test
    void moreDuplicatesAddCopiesAndChangeNoOriginal() {
        List<Transit> few = MIXED.send(PACKETS);
        List<Transit> many = MIXED.with(Settings.DUPLICATE, 0.3).send(PACKETS);
        assertTrue(new HashSet<>(many).containsAll(few));
        assertTrue(many.size() > few.size());
    }

    @Test
    void moreReorderingSendsTheSameAheadAndSomeMore() {
        Map<String, Long> before = took(MIXED.send(PACKETS));
        Map<String, Long> after = took(MIXED.with(Settings.REORDER, 0.2).send(PACKETS));
        assertEquals(before.keySet(), after.keySet());
        before.forEach((packet, time) -> assertTrue(after.get(packet).equals(time) || after.get(packet) == 0));
    }

    @Test
    void anotherIntervalLeavesThePacketsThatAreStillSent() {
        Map<String, Long> each20 = took(MIXED.send(PACKETS));
        Map<String, Long> each30 = took(MIXED.send(PACKETS, i -> 30_000 * i));
        for (long sent = 0; sent < 20_000L * PACKETS; sent += 60_000) {
            assertEquals(each20.get(sent + "/0"), each30.get(sent + "/0"));
        }
    }

    @Test
    void aPacketLaterInTheSameSlotHasTheSameFate() {
        List<Transit> ways = MIXED.send(PACKETS);
        List<Transit> later = MIXED.send(PACKETS, i -> 20_000 * i + 7_000);
        assertEquals(ways.size(), later.size());
        for (int i = 0; i < ways.size(); i++) {
            assertEquals(ways.get(i).fate(), later.get(i).fate());
            assertEquals(Traffic.took(ways.get(i)), Traffic.took(later.get(i)), 1e-9);
        }
    }

    @Test
    void aPacketLeftOutLeavesTheOthers() {
        Map<String, Long> all = took(MIXED.send(PACKETS));
        Map<String, Long> withoutOne = took(MIXED.send(PACKETS - 1, i -> 20_000 * (i < 100 ? i : i + 1)));
        all.keySet().removeIf(packet -> packet.startsWith("2000000/"));
        assertEquals(all, withoutOne);
    }

    @Test
    void copiesDoNotCountAmongThePacketsOfASlot() {
        // five packets to a slot
        List<Transit> without = MIXED.with(Settings.DUPLICATE, 0).send(PACKETS, i -> 2_000 * i);
        List<Transit> with = MIXED.with(Settings.DUPLICATE, 1).send(PACKETS, i -> 2_000 * i);
        assertEquals(without, with.stream().filter(way -> way.copy() == 0).toList());
    }

    @Test
    void aStallHoldsWhatWouldArriveInItAndNothingElse() {
        List<Transit> free = MIXED.send(PACKETS);
        List<Transit> stalled = MIXED.stalls(new Stall(10, 0.5)).send(PACKETS);
        for (int i = 0; i < free.size(); i++) {
            long arrived = free.get(i).arrivedMicros();
            boolean held = free.get(i).delivered() && arrived >= 10_000_000 && arrived < 10_500_000;
            assertEquals(held ? 10_500_000 : arrived, stalled.get(i).arrivedMicros());
        }
    }

    @Test
    void anotherLinkAndAnotherSeedHaveOtherFates() {
        List<Transit> ways = MIXED.send(100);
        assertNotEquals(ways, new Traffic(MIXED.network(), 10).send(100));
        List<Transit> otherLink = new ArrayList<>();
        Link link = new Link(MIXED.network(), MIXED.seed(), 1, Optional.empty());
        for (int i = 0; i < 100; i++) {
            link.send(20_000L * i, otherLink::add);
        }
        assertNotEquals(ways, otherLink);
    }
}
