package reckon.run;

import java.util.OptionalInt;
import reckon.motion.SimulationTime;

/** Steps by packet: from one frame on which a send, a loss or an arrival is first seen to another. A loss is seen as it is sent. */
public final class PacketSteps {
    private final Run run;

    /** Steps through a run. */
    public PacketSteps(Run run) {
        this.run = run;
    }

    /** The first such frame after a frame; nothing where there is none. */
    public OptionalInt after(int frame) {
        int nearest = Integer.MAX_VALUE;
        for (Packet packet : run.packets()) {
            int sent = frameOf(packet.pdu().sentMicros());
            nearest = sent > frame ? Math.min(nearest, sent) : nearest;
            if (packet.transit().delivered()) {
                int arrived = frameOf(packet.transit().arrivedMicros());
                nearest = arrived > frame ? Math.min(nearest, arrived) : nearest;
            }
        }
        return nearest < run.frames() ? OptionalInt.of(nearest) : OptionalInt.empty();
    }

    /** The last such frame before a frame; nothing where there is none. */
    public OptionalInt before(int frame) {
        int nearest = -1;
        for (Packet packet : run.packets()) {
            int sent = frameOf(packet.pdu().sentMicros());
            nearest = sent < frame ? Math.max(nearest, sent) : nearest;
            if (packet.transit().delivered()) {
                int arrived = frameOf(packet.transit().arrivedMicros());
                nearest = arrived < frame ? Math.max(nearest, arrived) : nearest;
            }
        }
        return nearest < 0 ? OptionalInt.empty() : OptionalInt.of(nearest);
    }

    private int frameOf(long micros) {
        return SimulationTime.firstFrame(micros, run.framesPerSecond());
    }
}
