package reckon.network;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What happened to real packets: for each its send time and delay, or its loss. A simulated packet takes the fate of the
 * one that was sent nearest.
 */
public final class PacketLog {
    private final double[] sent;
    private final double[] delays;

    private PacketLog(double[] sent, double[] delays) {
        this.sent = sent;
        this.delays = delays;
    }

    /**
     * A log of packets in the order of their sending.
     *
     * @param sent send times, s, not decreasing
     * @param delays one-way delays, s, not negative; NaN for a packet that was lost
     */
    public static PacketLog of(double[] sent, double[] delays) {
        if (sent.length == 0 || sent.length != delays.length) {
            throw new IllegalArgumentException("a log of " + sent.length + " packets and " + delays.length + " delays");
        }
        for (int i = 0; i < sent.length; i++) {
            if (!(sent[i] >= (i == 0 ? 0 : sent[i - 1])) || delays[i] < 0 || Double.isInfinite(delays[i])) {
                throw new IllegalArgumentException("packet " + i + " of the log");
            }
        }
        return new PacketLog(sent.clone(), delays.clone());
    }

    /** How many packets it has. */
    public int size() {
        return sent.length;
    }

    /** When a packet was sent, s. */
    public double sent(int index) {
        return sent[index];
    }

    /** Whether a packet was lost. */
    public boolean lost(int index) {
        return Double.isNaN(delays[index]);
    }

    /** A packet's delay, s; meaningless where it was lost. */
    public double delay(int index) {
        return delays[index];
    }

    /** The packet that was sent nearest to a moment; of two as near the earlier. */
    public int nearest(double seconds) {
        int found = Arrays.binarySearch(sent, seconds);
        if (found >= 0) {
            return found;
        }
        int after = -found - 1;
        if (after == 0) {
            return 0;
        }
        if (after == sent.length) {
            return after - 1;
        }
        return seconds - sent[after - 1] <= sent[after] - seconds ? after - 1 : after;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PacketLog that && Arrays.equals(sent, that.sent) && Arrays.equals(delays, that.delays);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(sent) + Arrays.hashCode(delays);
    }
}
