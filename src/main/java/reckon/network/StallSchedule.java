package reckon.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import reckon.motion.SimulationTime;
import reckon.setting.Settings;

/**
 * When a link holds back what would arrive: the stalls at given times and the random ones. A packet is moved to the end of
 * a stall that holds it, again until none does; stalls that touch therefore act as one, and are kept as one.
 */
final class StallSchedule {
    private static final int MOST = 1_000_000;

    private final long seed;
    private final int link;
    private final OptionalDouble every;
    private final double meanLength;
    private final long[] givenStarts;
    private final long[] givenEnds;

    /** The chain of random stalls in seconds, not rounded: only what is used is. */
    private double chainEnd;

    private long lastRandomStart = Long.MIN_VALUE;
    private final List<StallSpan> random = new ArrayList<>();

    StallSchedule(Network network, long seed, int link) {
        this.seed = seed;
        this.link = link;
        this.every = network.values().number(Settings.STALL_EVERY);
        this.meanLength = network.values().number(Settings.STALL_LENGTH);
        List<long[]> merged = merge(network.stalls());
        this.givenStarts = merged.stream().mapToLong(stall -> stall[0]).toArray();
        this.givenEnds = merged.stream().mapToLong(stall -> stall[1]).toArray();
    }

    private static List<long[]> merge(List<Stall> stalls) {
        List<long[]> merged = new ArrayList<>();
        List<long[]> ordered = stalls.stream()
                .map(stall -> interval(stall.at(), stall.length()))
                .filter(stall -> stall[1] > stall[0])
                .sorted(Comparator.comparingLong(stall -> stall[0]))
                .toList();
        for (long[] stall : ordered) {
            if (!merged.isEmpty() && merged.getLast()[1] >= stall[0]) {
                merged.getLast()[1] = Math.max(merged.getLast()[1], stall[1]);
            } else {
                merged.add(stall);
            }
        }
        return merged;
    }

    private static long[] interval(double at, double length) {
        long start = SimulationTime.micros(at);
        return new long[] {start, start + SimulationTime.micros(length)};
    }

    /** When a packet that would arrive at a moment does arrive. */
    long release(long arrives) {
        long released = arrives;
        long before;
        do {
            before = released;
            released = releaseGiven(released);
            released = releaseRandom(released);
        } while (released != before);
        return released;
    }

    /** The stalls that have begun by a moment, in the order of their starts; given ones that touch are one. */
    List<StallSpan> until(long micros) {
        List<StallSpan> begun = new ArrayList<>();
        for (int i = 0; i < givenStarts.length && givenStarts[i] <= micros; i++) {
            begun.add(new StallSpan(givenStarts[i], givenEnds[i], false));
        }
        if (every.isPresent()) {
            extendBeyond(micros);
            random.stream().takeWhile(span -> span.fromMicros() <= micros).forEach(begun::add);
        }
        begun.sort(Comparator.comparingLong(StallSpan::fromMicros));
        return List.copyOf(begun);
    }

    private void extendBeyond(long micros) {
        while (lastRandomStart <= micros) {
            addRandom();
        }
    }

    private long releaseGiven(long arrives) {
        int found = Arrays.binarySearch(givenStarts, arrives);
        int index = found >= 0 ? found : -found - 2;
        return index >= 0 && arrives < givenEnds[index] ? givenEnds[index] : arrives;
    }

    private long releaseRandom(long arrives) {
        if (every.isEmpty()) {
            return arrives;
        }
        extendBeyond(arrives);
        int low = 0;
        int high = random.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (random.get(middle).fromMicros() <= arrives) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        // the chain does not overlap, but for half a microsecond of rounding: the last two that have begun can hold
        for (int i = Math.max(0, low - 2); i < low; i++) {
            if (arrives < random.get(i).toMicros()) {
                return random.get(i).toMicros();
            }
        }
        return arrives;
    }

    private void addRandom() {
        int index = random.size();
        if (index == MOST) {
            throw new TooLargeException("there would be more than " + MOST
                    + " random stalls before the last arrival; make network.stallEvery or network.rate larger");
        }
        double start = chainEnd - every.getAsDouble() * Math.log(1 - uniform(Effect.STALL_GAP, index));
        double length = -meanLength * Math.log(1 - uniform(Effect.STALL_LENGTH, index));
        chainEnd = start + length;
        long[] rounded = interval(start, length);
        random.add(new StallSpan(rounded[0], rounded[1], true));
        lastRandomStart = rounded[0];
    }

    private double uniform(Effect effect, int index) {
        return Draws.uniform(seed, link, effect.number(), index, 0);
    }
}
