package reckon.run;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import reckon.method.DeadReckoning;
import reckon.motion.SimulationTime;
import reckon.motion.Track;
import reckon.motion.Vec2;
import reckon.network.Link;
import reckon.network.StallSpan;

/** What a scenario comes to: for each frame the true and the shown positions, for each packet its fate. Immutable. */
public final class Run {
    private final Scenario scenario;
    private final long clockMicros;
    private final int framesPerSecond;
    private final int frames;
    private final double[] trueXs;
    private final double[] trueYs;
    private final List<Packet> packets;
    private final List<Packet> arrived;
    private final List<MethodRun> methods;

    Run(
            Scenario scenario,
            long clockMicros,
            int framesPerSecond,
            int frames,
            Positions truth,
            List<Packet> packets,
            List<Packet> arrived,
            List<MethodRun> methods) {
        this.scenario = scenario;
        this.clockMicros = clockMicros;
        this.framesPerSecond = framesPerSecond;
        this.frames = frames;
        this.trueXs = truth.xs();
        this.trueYs = truth.ys();
        this.packets = packets;
        this.arrived = arrived;
        this.methods = methods;
    }

    /** What was run. */
    public Scenario scenario() {
        return scenario;
    }

    /** How far it went; -1 where the track has no point. */
    public long clockMicros() {
        return clockMicros;
    }

    /** How long it is, s; 0 where the track has no point. */
    public double seconds() {
        return SimulationTime.seconds(Math.max(0, clockMicros));
    }

    /** How many frames a second. */
    public int framesPerSecond() {
        return framesPerSecond;
    }

    /** How many frames it has. */
    public int frames() {
        return frames;
    }

    /** The moment of a frame, s. */
    public double time(int frame) {
        return SimulationTime.frame(frame, framesPerSecond);
    }

    /** The first coordinate of the true position on a frame, m. */
    public double trueX(int frame) {
        return trueXs[frame];
    }

    /** The second coordinate of the true position on a frame, m. */
    public double trueY(int frame) {
        return trueYs[frame];
    }

    /** The distance between what a method shows on a frame and the truth, m. */
    public double error(MethodRun method, int frame) {
        return Measures.error(trueXs, trueYs, method.xs(), method.ys(), frame);
    }

    /** How fast the entity is on a frame, m/s: its way to the next frame, or on the last frame from the one before. */
    public double trueSpeed(int frame) {
        int from = Math.max(0, Math.min(frame, frames - 2));
        int to = Math.min(from + 1, frames - 1);
        return Vec2.length(trueXs[to] - trueXs[from], trueYs[to] - trueYs[from]) * framesPerSecond;
    }

    /** How many updates were sent, copies that the network made not counted. */
    public long updates() {
        return packets.stream().filter(packet -> packet.transit().copy() == 0).count();
    }

    /** How many updates, copies not counted, never arrived. */
    public long lost() {
        return packets.stream()
                .filter(packet ->
                        packet.transit().copy() == 0 && !packet.transit().delivered())
                .count();
    }

    /** The packets and their copies, in the order of sending. */
    public List<Packet> packets() {
        return packets;
    }

    /** The number of packets, copies included, that had been sent by a moment in s. */
    public int packetsSentBy(double seconds) {
        return notAfter(packets, packet -> packet.pdu().sent(), seconds);
    }

    /** The packets and their copies that have arrived, in the order of arrival; those of one moment in the order of sending. */
    public List<Packet> arrivals() {
        return arrived;
    }

    /** The number of packets, copies included, that had arrived by a moment in s. */
    public int packetsArrivedBy(double seconds) {
        return notAfter(arrived, Packet::arrived, seconds);
    }

    /** What arrived after one moment in s and not after another, in the order of arrival. */
    public List<Packet> arrivals(double after, double until) {
        int from = packetsArrivedBy(after);
        return arrived.subList(from, Math.max(from, packetsArrivedBy(until)));
    }

    /** The place of a packet of this run among all. */
    int place(Packet packet) {
        int place = packetsSentBy(packet.pdu().sent()) - 1;
        while (!packets.get(place).transit().equals(packet.transit())) {
            place--;
        }
        return place;
    }

    /** The number of those, in the order of their moments, whose moment is not after one in s. */
    private static int notAfter(List<Packet> ordered, ToDoubleFunction<Packet> moment, double seconds) {
        int low = 0;
        int high = ordered.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (moment.applyAsDouble(ordered.get(middle)) <= seconds) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The stalls of the network that have begun, set ones and random ones; worked out anew at each call. */
    public List<StallSpan> stalls() {
        return Link.stalls(scenario.network(), scenario.seed(), Simulation.LINK, clockMicros);
    }

    /** Whether it is on the path of another run, or on one that came of it: gone on, cut short, or with points moved. */
    public boolean samePathAs(Run other) {
        Track mine = scenario.track();
        Track theirs = other.scenario.track();
        return mine.size() > 0
                && theirs.size() > 0
                && (mine.startsWith(theirs)
                        || theirs.startsWith(mine)
                        || (mine.size() == theirs.size() && mine.endMicros() == theirs.endMicros()));
    }

    /** Where the sender's own replica is at a moment in s; nothing with a sender that has none, or before the first update. */
    public Optional<Vec2> senderReplica(double seconds) {
        int sent = packetsSentBy(seconds);
        return sent > 0 && scenario.sender().policy() instanceof Sender.Policy.Threshold policy
                ? Optional.of(DeadReckoning.ownReplica(packets.get(sent - 1).pdu(), policy.model())
                        .at(seconds)
                        .position())
                : Optional.empty();
    }

    /** What each method showed. */
    public List<MethodRun> methods() {
        return methods;
    }

    /** The measures of a method; worth keeping, being the slow part of a run. */
    public Measures measures(MethodRun method) {
        return Measures.of(this, method);
    }

    double[] trueXs() {
        return trueXs;
    }

    double[] trueYs() {
        return trueYs;
    }
}
