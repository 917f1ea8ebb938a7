package reckon.run;

import java.util.ArrayList;
import java.util.List;
import reckon.method.Pdu;
import reckon.motion.SimulationTime;
import reckon.motion.Track;
import reckon.network.Link;
import reckon.network.Overrides;
import reckon.network.PacketOverride;
import reckon.network.Transit;

/**
 * A run in the making. It goes on from where it was when the track has grown, and then is exactly what a run from the start
 * would be; a scenario that differs in anything else needs a new one.
 */
public final class Simulation {
    /** The number of the one link of a run. */
    static final int LINK = 0;

    private final int framesPerSecond;
    private final TrackMotion motion;
    private final SendLoop sender;
    private final Link link;
    private final Grown<Packet> packets = new Grown<>();
    /** What has been sent and not yet delivered, in the order of sending. */
    private List<Packet> onTheWay = new ArrayList<>();
    /** What has been delivered, in the order of arrival: none comes before one that came at an earlier call. */
    private final Grown<Packet> arrived = new Grown<>();

    private final List<Replica> replicas;
    private final Positions truth = new Positions();
    private int frames;
    private int hint;
    private Scenario scenario;
    private long clockMicros = -1;

    /**
     * A run that has not begun.
     *
     * @param framesPerSecond how many frames a second are looked up
     */
    public Simulation(Scenario scenario, int framesPerSecond) {
        this.scenario = scenario;
        this.framesPerSecond = framesPerSecond;
        this.motion = new TrackMotion(scenario.sender().estimator());
        this.sender = new SendLoop(scenario.sender().policy(), motion);
        this.link = new Link(
                scenario.network(), scenario.seed(), LINK, scenario.source().delays());
        this.replicas = scenario.methods().stream()
                .map(method -> new Replica(method, scenario.receiver(method), framesPerSecond))
                .toList();
    }

    /**
     * Whether this run can go on with a scenario: the same but for a track that goes on after what was used of it. Not with
     * overrides, since the packet nearest to one may be still to come.
     */
    public boolean canGoOn(Scenario next) {
        return next.withSource(scenario.source()).equals(scenario)
                && next.source().delays().equals(scenario.source().delays())
                && next.network().overrides().isEmpty()
                && (clockMicros < 0 || goesOn(scenario.track(), next.track()));
    }

    /** Whether both are the same up to the clock, the point that it lies before included. */
    private boolean goesOn(Track before, Track after) {
        double clock = SimulationTime.seconds(clockMicros);
        return after.startsWith(before)
                && (after.size() == before.size()
                        || (clock <= before.time(before.size() - 1) && clock < after.time(before.size())));
    }

    /** How far it has gone; -1 before its start. */
    public long clockMicros() {
        return clockMicros;
    }

    /**
     * Goes on to a moment, that moment included.
     *
     * @param next the scenario, see {@link #canGoOn}
     * @param untilMicros how far; where the track is still growing not after its last point
     * @throws java.util.concurrent.CancellationException where its thread is interrupted; it then cannot go on
     */
    public void advance(Scenario next, long untilMicros) {
        scenario = next;
        Track track = next.track();
        if (track.size() == 0 || untilMicros < clockMicros) {
            return;
        }
        clockMicros = untilMicros;
        int last = SimulationTime.lastFrame(clockMicros, framesPerSecond);
        send(track);
        replicas.forEach(replica -> replica.reserve(last + 1));
        deliver();
        for (Replica replica : replicas) {
            StillWanted.check();
            replica.noticeUntil(clockMicros);
            replica.drawUntil(last);
        }
        draw(track, last);
    }

    private void send(Track track) {
        List<Packet> sent = new ArrayList<>();
        motion.follow(track);
        sender.advance(
                clockMicros,
                (pdu, reason) -> link.send(pdu.sentMicros(), way -> sent.add(new Packet(pdu, reason, way))));
        override(sent);
        for (Packet packet : sent) {
            packets.add(packet);
            if (packet.transit().delivered()) {
                onTheWay.add(packet);
            }
        }
    }

    /** Changes the fates that were set by hand. */
    private void override(List<Packet> sent) {
        List<PacketOverride> overrides = scenario.network().overrides();
        if (overrides.isEmpty()) {
            return;
        }
        List<Transit> ways = new ArrayList<>(sent.size());
        sent.forEach(packet -> ways.add(packet.transit()));
        Overrides.apply(overrides, ways);
        for (int i = 0; i < ways.size(); i++) {
            sent.set(i, new Packet(sent.get(i).pdu(), sent.get(i).reason(), ways.get(i)));
        }
    }

    private void deliver() {
        List<Packet> later = new ArrayList<>();
        List<Packet> due = new ArrayList<>();
        for (Packet packet : onTheWay) {
            (arrival(packet) <= clockMicros ? due : later).add(packet);
        }
        onTheWay = later;
        // the sort is stable, so that what arrives together stays in the order sent
        due.sort((one, other) -> Long.compare(arrival(one), arrival(other)));
        List<Pdu> burst = new ArrayList<>();
        for (int i = 0; i < due.size(); i++) {
            arrived.add(due.get(i));
            burst.add(due.get(i).pdu());
            long now = arrival(due.get(i));
            if (i + 1 == due.size() || arrival(due.get(i + 1)) > now) {
                StillWanted.check();
                for (Replica replica : replicas) {
                    replica.arrive(burst, now);
                }
                burst.clear();
            }
        }
    }

    private static long arrival(Packet packet) {
        return packet.transit().arrivedMicros();
    }

    private void draw(Track track, int last) {
        truth.reserve(last + 1);
        for (; frames <= last; frames++) {
            StillWanted.check();
            double now = SimulationTime.frame(frames, framesPerSecond);
            int index = track.indexAt(now, hint);
            hint = Math.max(0, index);
            truth.set(frames, track.x(index, now), track.y(index, now));
        }
    }

    /** The run so far. What is looked up in it stays as it is when the simulation goes on. */
    public Run run() {
        return new Run(
                scenario,
                clockMicros,
                framesPerSecond,
                frames,
                truth,
                packets.view(),
                arrived.view(),
                replicas.stream().map(replica -> replica.view(frames)).toList());
    }
}
