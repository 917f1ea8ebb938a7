package reckon.network;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.setting.Settings;

/**
 * The chances of a packet: a hash of the seed and of the packet's place, so that no draw depends on another one and a seed
 * means the same everywhere.
 */
public final class Draws {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    /** The greatest seed that a worksheet, whose numbers have 53 bits, can say. */
    private static final long GREATEST_TOLD = 1L << 53;

    private Draws() {}

    /** A draw in [0, 1) for an effect on a link, in a slot, of a packet with a number within that slot. */
    public static double uniform(long seed, int link, int effect, long slot, long number) {
        long z = mix(seed + (link * 64L + effect + 1) * STEP);
        z = mix(z + (slot + 1) * STEP);
        z = mix(z + (number + 1) * STEP);
        return (z >>> 11) * 0x1p-53;
    }

    /** Tells what every draw of a packet is a hash of: the seed, its link, its slot and its number there. */
    static void explainPlace(long seed, int link, long slot, long number, Sink sink) {
        if (Math.abs(seed) <= GREATEST_TOLD) {
            sink.given(Symbol.SEED, (double) seed, Origin.setting(Settings.SEED));
        }
        sink.given(Symbol.LINK_NUMBER, link, Origin.of(Origin.Source.FIXED));
        sink.given(Symbol.SLOT, (double) slot, Origin.of(Origin.Source.CLOCK));
        sink.given(Symbol.NUMBER_IN_SLOT, (double) number, Origin.of(Origin.Source.LINK));
    }

    /** Tells a draw, as {@link #uniform} makes it. */
    public static void explain(long seed, int link, int effect, long slot, long number, Sink sink) {
        explainPlace(seed, link, slot, number, sink);
        sink.given(Symbol.EFFECT, effect, Origin.of(Origin.Source.FIXED));
        sink.given(Symbol.DRAW, uniform(seed, link, effect, slot, number), Origin.of(Origin.Source.DRAW));
    }

    /** A hash of a number: one step of SplitMix64. */
    public static long hash(long value) {
        return mix(value + STEP);
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
