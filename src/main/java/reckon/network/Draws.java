package reckon.network;

/**
 * The chances of a packet: a hash of the seed and of the packet's place, so that no draw depends on another one and a seed
 * means the same everywhere.
 */
public final class Draws {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private Draws() {}

    /** A draw in [0, 1) for an effect on a link, in a slot, of a packet with a number within that slot. */
    public static double uniform(long seed, int link, int effect, long slot, long number) {
        long z = mix(seed + (link * 64L + effect + 1) * STEP);
        z = mix(z + (slot + 1) * STEP);
        z = mix(z + (number + 1) * STEP);
        return (z >>> 11) * 0x1p-53;
    }

    /** SplitMix64's finisher (Steele, Lea and Flood 2014). */
    private static long mix(long value) {
        long z = value;
        z ^= z >>> 30;
        z *= 0xBF58476D1CE4E5B9L;
        z ^= z >>> 27;
        z *= 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return z;
    }
}
