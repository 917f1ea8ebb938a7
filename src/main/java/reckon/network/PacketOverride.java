package reckon.network;

import java.util.OptionalDouble;
import reckon.motion.SimulationTime;

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

    /** The way of a packet that has this fate. */
    public Transit on(Transit way) {
        return on(way, Long.MIN_VALUE);
    }

    /** The same where it cannot arrive before a moment. */
    public Transit on(Transit way, long earliestMicros) {
        return arrived.isPresent()
                ? way.byHand(Fate.DELIVERED, Math.max(earliestMicros, SimulationTime.micros(arrived.getAsDouble())))
                : way.byHand(Fate.LOST, way.sentMicros());
    }
}
