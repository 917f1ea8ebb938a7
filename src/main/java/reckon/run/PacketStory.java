package reckon.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import reckon.method.Epoch;
import reckon.method.Predictor;
import reckon.motion.SimulationTime;
import reckon.network.Transit;

/**
 * What happened to a packet, and what a method made of it.
 *
 * @param packet the packet
 * @param duplicated whether the network made two of it
 * @param use what the method made of it
 * @param frame the first frame on which what is shown rests on it; with snapshots, the one on which it is played out; nothing
 *     where there is none
 * @param framesPerSecond the rate of the frames
 */
public record PacketStory(Packet packet, boolean duplicated, PacketUse use, OptionalInt frame, int framesPerSecond) {
    private static final double HALF_MICROSECOND = 0.5e-6;

    /** How long it was on its way, s; meaningless where it does not arrive. */
    public double took() {
        return SimulationTime.seconds(
                packet.transit().arrivedMicros() - packet.transit().sentMicros());
    }

    /** The moment of that frame, s; meaningless where there is none. */
    public double seconds() {
        return SimulationTime.frame(frame.orElse(0), framesPerSecond);
    }

    /** How long of that a stall held it, s. */
    public double held() {
        return SimulationTime.seconds(packet.transit().heldMicros());
    }

    /** The story of a packet, by its place in the run, for a method of that run. */
    public static PacketStory of(Run run, MethodRun method, int index) {
        Packet packet = run.packets().get(index);
        List<Packet> others = others(run.packets(), index);
        if (!packet.transit().delivered()) {
            return new PacketStory(
                    packet, !others.isEmpty(), PacketUse.NONE, OptionalInt.empty(), run.framesPerSecond());
        }
        boolean known = others.stream().anyMatch(other -> before(other.transit(), packet.transit()));
        OptionalInt shown = known ? OptionalInt.empty() : shown(run, method, packet);
        PacketUse use = shown.isPresent() ? PacketUse.SHOWN : unshown(run, method, packet, known);
        return new PacketStory(packet, !others.isEmpty(), use, shown, run.framesPerSecond());
    }

    /** A packet and its copy stand next to each other. */
    private static List<Packet> others(List<Packet> packets, int index) {
        int number = packets.get(index).transit().number();
        return IntStream.of(index - 1, index + 1)
                .filter(near -> near >= 0 && near < packets.size())
                .mapToObj(packets::get)
                .filter(near -> near.transit().number() == number)
                .toList();
    }

    private static boolean before(Transit one, Transit other) {
        return one.delivered()
                && (one.arrivedMicros() < other.arrivedMicros()
                        || (one.arrivedMicros() == other.arrivedMicros() && one.copy() < other.copy()));
    }

    private static OptionalInt shown(Run run, MethodRun method, Packet packet) {
        int arrived = SimulationTime.firstFrame(packet.transit().arrivedMicros(), run.framesPerSecond());
        int played = Math.max(arrived, played(run, method, packet));
        return IntStream.of(arrived, played)
                .filter(frame -> frame < run.frames() && restsOn(method, packet, run.time(frame)))
                .findFirst();
    }

    private static boolean restsOn(MethodRun method, Packet packet, double now) {
        // the play-out is looked up as a difference of times, which may be a hair short on the very frame
        return method.epochAt(now)
                .filter(epoch -> epoch.restsOn(packet.pdu(), now + HALF_MICROSECOND))
                .isPresent();
    }

    private static int played(Run run, MethodRun method, Packet packet) {
        return method.method().predictor() instanceof Predictor.Snapshot snapshot
                ? SimulationTime.firstFrame(
                        packet.pdu().sentMicros() + SimulationTime.micros(snapshot.playout()), run.framesPerSecond())
                : 0;
    }

    private static PacketUse unshown(Run run, MethodRun method, Packet packet, boolean known) {
        long arrived = packet.transit().arrivedMicros();
        int seen = Math.max(SimulationTime.firstFrame(arrived, run.framesPerSecond()), played(run, method, packet));
        if (known && arrived <= run.clockMicros()) {
            return PacketUse.KNOWN;
        }
        if (arrived > run.clockMicros() || seen >= run.frames()) {
            return PacketUse.PENDING;
        }
        Optional<Epoch> earlier = method.epochAt(SimulationTime.seconds(arrived - 1));
        boolean old = earlier.filter(
                        epoch -> epoch.newest().sentMicros() > packet.pdu().sentMicros())
                .isPresent();
        if (!old) {
            return PacketUse.OVERTAKEN;
        }
        return method.epochAt(SimulationTime.seconds(arrived))
                        .filter(epoch -> epoch.remembers(packet.pdu()))
                        .isPresent()
                ? PacketUse.REMEMBERED
                : PacketUse.USELESS;
    }
}
