package reckon.network;

import java.util.List;
import java.util.OptionalInt;
import reckon.motion.SimulationTime;

/** The fates that were set by hand. */
public final class Overrides {
    /** How far from a packet's sending an override may be, µs. */
    public static final long REACH_MICROS = 5_000;

    private Overrides() {}

    /**
     * Changes the fates of the packets that the overrides are for: each is for the original that was sent nearest, the
     * earlier of two as near. Copies keep their own.
     *
     * @param ways every way over the link, in the order of sending; changed in place
     */
    public static void apply(List<PacketOverride> overrides, List<Transit> ways) {
        for (PacketOverride override : overrides) {
            target(override, ways).ifPresent(index -> ways.set(index, override.on(ways.get(index))));
        }
    }

    /**
     * Which packet an override is for, by its place among the ways; nothing where none was sent near enough.
     *
     * @param ways every way over the link, in the order of sending
     */
    public static OptionalInt target(PacketOverride override, List<Transit> ways) {
        int index = nearest(SimulationTime.micros(override.sent()), ways);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    private static int nearest(long sentMicros, List<Transit> ways) {
        int low = 0;
        int high = ways.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ways.get(middle).sentMicros() < sentMicros - REACH_MICROS) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        int best = -1;
        long bestDistance = REACH_MICROS + 1;
        for (int i = low; i < ways.size() && ways.get(i).sentMicros() <= sentMicros + REACH_MICROS; i++) {
            long distance = Math.abs(ways.get(i).sentMicros() - sentMicros);
            if (ways.get(i).copy() == 0 && distance < bestDistance) {
                best = i;
                bestDistance = distance;
            }
        }
        return best;
    }
}
