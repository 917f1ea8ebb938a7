package reckon.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reckon.setting.Settings;

/** Stalls against the words that define them, carried out one by one. */
class StallScheduleTest {

    /** From {@code at} to before {@code end}, µs. */
    private record Held(long at, long end) {}

    /** What would arrive in a stall arrives at its end; stalls in the order of their starts, again until none holds it. */
    private static long naive(List<Held> stalls, long arrives) {
        List<Held> ordered =
                stalls.stream().sorted(Comparator.comparingLong(Held::at)).toList();
        long moved = arrives;
        boolean again = true;
        while (again) {
            again = false;
            for (Held stall : ordered) {
                if (moved >= stall.at() && moved < stall.end()) {
                    moved = stall.end();
                    again = true;
                }
            }
        }
        return moved;
    }

    private static long micros(double seconds) {
        return (long) Math.rint(seconds * 1e6);
    }

    private static List<Held> given(List<Stall> stalls) {
        return stalls.stream()
                .map(stall -> new Held(micros(stall.at()), micros(stall.at()) + micros(stall.length())))
                .toList();
    }

    /** The chain: a gap from the last one's end, a length; rounded when used, not in the chain. */
    private static List<Held> random(long seed, double every, double length, double until) {
        List<Held> stalls = new ArrayList<>();
        double end = 0;
        for (int i = 0; end < until; i++) {
            double at = end - every * Math.log(1 - Draws.uniform(seed, 0, 7, i, 0));
            double takes = -length * Math.log(1 - Draws.uniform(seed, 0, 8, i, 0));
            stalls.add(new Held(micros(at), micros(at) + micros(takes)));
            end = at + takes;
        }
        return stalls;
    }

    @ParameterizedTest
    @CsvSource({
        "999999, 999999",
        "1000000, 1500000",
        "1499999, 1500000",
        "1500000, 1500000",
        // touching: at 2 s for 0.5 s, at 2.5 s for 0.25 s
        "2000000, 2750000",
        "2749999, 2750000",
        "2750000, 2750000",
        // overlapping: at 4 s for 1 s, at 4.5 s for 1 s
        "4000000, 5500000",
        // nested: at 6 s for 2 s, at 6.5 s for 0.1 s
        "6550000, 8000000",
        // of no length, at 9 s
        "9000000, 9000000"
    })
    void holdsFromTheStartToBeforeTheEnd(long arrives, long released) {
        Traffic traffic = Traffic.overNothing(1)
                .stalls(
                        new Stall(6.5, 0.1),
                        new Stall(6, 2),
                        new Stall(4.5, 1),
                        new Stall(4, 1),
                        new Stall(2.5, 0.25),
                        new Stall(2, 0.5),
                        new Stall(1, 0.5),
                        new Stall(9, 0));
        assertEquals(released, new StallSchedule(traffic.network(), 1, 0).release(arrives));
    }

    @Test
    void givenAndRandomStallsTogetherReleaseAsTheWordsSay() {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 400; i++) {
            List<Stall> stalls = stalls(random);
            double every = random.nextDouble(0.01, 2);
            double length = random.nextDouble(0, 1);
            Traffic traffic = Traffic.overNothing(i)
                    .stalls(stalls.toArray(Stall[]::new))
                    .with(Settings.STALL_EVERY, every)
                    .with(Settings.STALL_LENGTH, length);
            List<Held> all = new ArrayList<>(given(stalls));
            all.addAll(random(i, every, length, 60));
            StallSchedule schedule = new StallSchedule(traffic.network(), i, 0);
            for (int n = 0; n < 100; n++) {
                // now at an edge, now anywhere, and not in order
                Held near = all.get(random.nextInt(all.size()));
                long arrives = n % 2 == 0
                        ? random.nextLong(20_000_000)
                        : Math.clamp(near.at() + random.nextInt(-1, 2), 0, 20_000_000);
                assertEquals(naive(all, arrives), schedule.release(arrives), "case " + i + " at " + arrives);
            }
        }
    }

    @Test
    void theStallsThatHaveBegunAreThoseOfTheWords() {
        Traffic traffic = Traffic.overNothing(5)
                .stalls(new Stall(2, 0.5), new Stall(1, 0.25), new Stall(2.5, 0.25), new Stall(9, 0), new Stall(30, 1))
                .with(Settings.STALL_EVERY, 0.8)
                .with(Settings.STALL_LENGTH, 0.2);
        List<StallSpan> begun = Link.stalls(traffic.network(), 5, 0, 20_000_000);
        assertEquals(
                List.of(new StallSpan(1_000_000, 1_250_000, false), new StallSpan(2_000_000, 2_750_000, false)),
                begun.stream().filter(span -> !span.random()).toList(),
                "what touches is one, what takes no time is none");
        assertEquals(
                random(5, 0.8, 0.2, 60).stream()
                        .filter(held -> held.at() <= 20_000_000)
                        .map(held -> new StallSpan(held.at(), held.end(), true))
                        .toList(),
                begun.stream().filter(StallSpan::random).toList());
        assertEquals(
                begun.stream()
                        .sorted(Comparator.comparingLong(StallSpan::fromMicros))
                        .toList(),
                begun);
    }

    private static List<Stall> stalls(SplittableRandom random) {
        List<Stall> stalls = new ArrayList<>();
        int count = random.nextInt(12);
        for (int i = 0; i < count; i++) {
            double at = random.nextInt(200) * 0.1;
            if (!stalls.isEmpty() && random.nextInt(3) == 0) {
                at = stalls.getLast().at() + stalls.getLast().length();
            }
            stalls.add(new Stall(at, random.nextInt(10) * 0.1));
        }
        return stalls;
    }

    @Test
    void whatIsReleasedTogetherArrivesInTheOrderSent() {
        List<Transit> ways = Traffic.overNothing(2)
                .with(Settings.DELAY, 0.1)
                .with(Settings.JITTER, 0.2)
                .stalls(new Stall(0, 10))
                .send(300);
        for (int i = 0; i < ways.size(); i++) {
            assertEquals(10_000_000, ways.get(i).arrivedMicros());
            assertEquals(i, ways.get(i).number());
        }
    }

    /** Looked for each millisecond, and their starts then by halving; the few shorter ones are not seen. */
    @Test
    void gapsAndLengthsAreExponential() {
        double every = 0.7;
        double length = 0.4;
        Traffic traffic =
                Traffic.overNothing(11).with(Settings.STALL_EVERY, every).with(Settings.STALL_LENGTH, length);
        StallSchedule schedule = new StallSchedule(traffic.network(), 11, 0);
        double[] gaps = new double[2_000];
        double[] lengths = new double[2_000];
        long end = 0;
        for (int i = 0; i < gaps.length; i++) {
            long held = end;
            while (schedule.release(held) == held) {
                held += 1_000;
            }
            long free = Math.max(end, held - 1_000);
            while (held - free > 1) {
                long middle = (free + held) / 2;
                if (schedule.release(middle) == middle) {
                    free = middle;
                } else {
                    held = middle;
                }
            }
            gaps[i] = (held - end) / 1e6;
            end = schedule.release(held);
            lengths[i] = (end - held) / 1e6;
        }
        Chance.assertDistributed(gaps, x -> 1 - Math.exp(-x / every));
        Chance.assertDistributed(lengths, x -> 1 - Math.exp(-x / length));
        Chance.assertUncorrelated(gaps, lengths, "gaps and lengths");
        // the standard deviation of an exponential is its mean
        Chance.assertMean(every, Arrays.stream(gaps).average().orElseThrow(), every / Math.sqrt(gaps.length));
        Chance.assertMean(length, Arrays.stream(lengths).average().orElseThrow(), length / Math.sqrt(gaps.length));
    }
}
