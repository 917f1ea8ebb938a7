package reckon.network;

import java.util.OptionalDouble;

/**
 * A packet's fate set by hand. It is for the packet that was sent nearest, if within 5 ms.
 *
 * @param sent about when the packet was sent, s
 * @param arrived when it arrives, s; nothing: it is lost
 */
public record PacketOverride(double sent, OptionalDouble arrived) {

    /** Checks both numbers. */
    public PacketOverride {
        if (!allowed(sent) || (arrived.isPresent() && !allowed(arrived.getAsDouble()))) {
            throw new IllegalArgumentException("an override of a packet sent at " + sent + " s");
        }
    }

    private static boolean allowed(double seconds) {
        return seconds >= 0 && seconds <= Stall.LONGEST;
    }
}
