package reckon.run;

import java.util.ArrayList;
import java.util.List;
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
        double now = run.time(frame);
        int sent = run.packetsSentBy(now);
        int arrived = run.packetsArrivedBy(now);
        int nearest = Integer.MAX_VALUE;
        if (sent < run.packets().size()) {
            nearest = sentOn(run.packets().get(sent));
        }
        if (arrived < run.arrivals().size()) {
            nearest = Math.min(nearest, arrivedOn(run.arrivals().get(arrived)));
        }
        return nearest < run.frames() ? OptionalInt.of(nearest) : OptionalInt.empty();
    }

    /** The last such frame before a frame; nothing where there is none. */
    public OptionalInt before(int frame) {
        double then = run.time(frame - 1);
        int sent = run.packetsSentBy(then);
        int arrived = run.packetsArrivedBy(then);
        int nearest = -1;
        if (sent > 0) {
            nearest = sentOn(run.packets().get(sent - 1));
        }
        if (arrived > 0) {
            nearest = Math.max(nearest, arrivedOn(run.arrivals().get(arrived - 1)));
        }
        return nearest < 0 ? OptionalInt.empty() : OptionalInt.of(nearest);
    }

    /**
     * The packets that are first seen on a frame, by their places in the run: those that ended without arriving, then those
     * that arrived, then those that were sent, of each the newest first.
     */
    public List<Integer> on(int frame) {
        double before = run.time(frame - 1);
        double now = run.time(frame);
        List<Integer> ended = new ArrayList<>();
        List<Integer> sent = new ArrayList<>();
        for (int i = run.packetsSentBy(now) - 1; i >= run.packetsSentBy(before); i--) {
            (run.packets().get(i).transit().delivered() ? sent : ended).add(i);
        }
        List<Integer> arrived =
                run.arrivals(before, now).reversed().stream().map(run::place).toList();
        sent.removeAll(arrived);
        ended.addAll(arrived);
        ended.addAll(sent);
        return ended;
    }

    private int sentOn(Packet packet) {
        return frameOf(packet.pdu().sentMicros());
    }

    private int arrivedOn(Packet packet) {
        return frameOf(packet.transit().arrivedMicros());
    }

    private int frameOf(long micros) {
        return SimulationTime.firstFrame(micros, run.framesPerSecond());
    }
}
