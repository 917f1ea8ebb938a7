package reckon.network;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.motion.SimulationTime;
import reckon.setting.Settings;

/**
 * One direction of a network, which packets enter in the order of their sending. Order of effects: duplicate, loss, rate,
 * delay or reorder, stall. It keeps what a real link keeps: the loss state, and when the last packet will have left.
 * Overrides are for whoever knows all packets: {@link Overrides}.
 */
public final class Link {
    /** What a PDU weighs with UDP and IPv4, B. */
    public static final int PACKET_BYTES = 172;

    private static final long SLOT_MICROS = 10_000;

    private final long seed;
    private final int link;
    private final LossModel loss;
    private double delay;
    private final double jitter;
    private final JitterShape shape;
    private final double duplicate;
    private final double reorder;
    private final OptionalDouble rate;
    private final double queue;
    private final StallSchedule stalls;
    private final Optional<PacketLog> log;
    private final Optional<PacketLog> recordedDelays;

    private int packets;
    private long slot = -1;
    private int numberInSlot;
    private boolean bad;
    private long freeMicros;

    /**
     * A link on which nothing has been sent yet.
     *
     * @param network what it does to packets
     * @param seed the seed of every draw
     * @param link its number
     * @param recording the delays of the recording, used where the network says {@code recorded}
     */
    public Link(Network network, long seed, int link, Optional<PacketLog> recording) {
        this.seed = seed;
        this.link = link;
        this.loss = network.loss();
        this.delay = network.values().number(Settings.DELAY);
        this.jitter = network.values().number(Settings.JITTER);
        this.shape = network.jitterShape();
        this.duplicate = network.values().number(Settings.DUPLICATE);
        this.reorder = network.values().number(Settings.REORDER);
        this.rate = network.rate();
        this.queue = network.values().number(Settings.QUEUE);
        this.stalls = new StallSchedule(network, seed, link);
        this.log = network.log().map(Network.LoggedFates::packets);
        this.recordedDelays = network.recorded() ? recording : Optional.empty();
    }

    /**
     * The stalls of a link that have begun by a moment, set ones and random ones, in the order of their starts.
     *
     * @param network what it does to packets
     * @param seed the seed of every draw
     * @param link its number
     * @param untilMicros the moment
     */
    public static List<StallSpan> stalls(Network network, long seed, int link, long untilMicros) {
        return new StallSchedule(network, seed, link).until(untilMicros);
    }

    /** Has packets take so long from now on, before any jitter, s: one way between two peers may be longer than the other. */
    public void setDelay(double seconds) {
        delay = seconds;
    }

    /**
     * Sends a packet.
     *
     * @param sentMicros when, not before the last one
     * @param ways takes the packet's way, and that of its copy where there is one
     */
    public void send(long sentMicros, Consumer<Transit> ways) {
        send(sentMicros, ways, Sink.SILENT, Sink.SILENT);
    }

    /**
     * Sends a packet, telling how it fares.
     *
     * @param sentMicros when, not before the last one
     * @param ways takes the packet's way, and that of its copy where there is one
     * @param sink is told of the packet
     * @param copySink is told of its copy
     */
    public void send(long sentMicros, Consumer<Transit> ways, Sink sink, Sink copySink) {
        long itsSlot = sentMicros / SLOT_MICROS;
        numberInSlot = itsSlot == slot ? numberInSlot + 1 : 0;
        slot = itsSlot;
        int number = packets++;
        boolean twice = happens(duplicate, Effect.DUPLICATE, 0);
        if (sink.listens()) {
            Draws.explainPlace(seed, link, slot, numberInSlot, sink);
            LinkTerms.duplicate(draw(Effect.DUPLICATE, 0), duplicate, twice, sink);
        }
        ways.accept(way(number, 0, sentMicros, sink));
        if (twice) {
            if (copySink.listens()) {
                Draws.explainPlace(seed, link, slot, numberInSlot, copySink);
            }
            ways.accept(way(number, 1, sentMicros, copySink));
        }
    }

    private boolean happens(double chance, Effect effect, int copy) {
        return chance > 0 && draw(effect, copy) < chance;
    }

    private double draw(Effect effect, int copy) {
        return Draws.uniform(seed, link, effect.number() + copy * Effect.COPY, slot, numberInSlot);
    }

    private Transit way(int number, int copy, long sent, Sink sink) {
        int logged = log.isPresent() ? log.get().nearest(SimulationTime.seconds(sent)) : -1;
        boolean lost = lost(copy, logged < 0 ? sink : Sink.SILENT);
        if (logged >= 0) {
            lost = log.get().lost(logged);
            if (sink.listens()) {
                LinkTerms.logged(lost, sink);
            }
        }
        if (lost) {
            return Transit.ended(number, copy, sent, Fate.LOST);
        }
        long left = sent;
        if (sink.listens()) {
            LinkTerms.sent(sent, rate.isPresent(), sink);
        }
        if (rate.isPresent()) {
            long free = freeMicros;
            long start = Math.max(sent, free);
            double waiting = SimulationTime.seconds(start - sent) * rate.getAsDouble();
            boolean dropped = waiting + PACKET_BYTES > queue;
            left = SimulationTime.after(start, PACKET_BYTES / rate.getAsDouble());
            if (sink.listens()) {
                new LinkTerms.Crossing(rate.getAsDouble(), queue, free, start, waiting, dropped, left).tell(sink);
            }
            if (dropped) {
                return Transit.ended(number, copy, sent, Fate.DROPPED);
            }
            freeMicros = left;
        }
        long arrives = SimulationTime.after(left, delay(sent, copy, logged, sink));
        long released = stalls.release(arrives);
        if (sink.listens()) {
            LinkTerms.arrival(arrives, released, sink);
        }
        return new Transit(number, copy, sent, released, arrives, Fate.DELIVERED, false);
    }

    private boolean lost(int copy, Sink sink) {
        double chance = loss.chance(bad);
        boolean lost = happens(chance, Effect.LOSS, copy);
        if (sink.listens()) {
            loss.explain(bad, sink);
            LinkTerms.loss(draw(Effect.LOSS, copy), lost, sink);
        }
        if (loss instanceof LossModel.GilbertElliott chain) {
            bad = chain.next(bad, draw(Effect.LOSS_STATE, copy));
        }
        return lost;
    }

    private double delay(long sent, int copy, int logged, Sink sink) {
        boolean skips = happens(reorder, Effect.REORDER, copy);
        if (sink.listens()) {
            LinkTerms.reorder(draw(Effect.REORDER, copy), reorder, skips, sink);
        }
        if (skips) {
            return LinkTerms.told(0, Origin.Source.FIXED, sink);
        }
        if (logged >= 0) {
            return LinkTerms.told(log.orElseThrow().delay(logged), Origin.Source.RECORDING, sink);
        }
        if (recordedDelays.isPresent()) {
            PacketLog recording = recordedDelays.get();
            double recorded = recording.delay(recording.nearest(SimulationTime.seconds(sent)));
            return LinkTerms.told(recorded, Origin.Source.RECORDING, sink);
        }
        if (jitter == 0) {
            if (sink.listens()) {
                LinkTerms.steady(delay, sink);
            }
            return delay;
        }
        double first = draw(Effect.DELAY, copy);
        double second = draw(Effect.DELAY_SECOND, copy);
        double deviate = shape.deviate(first, second);
        double its = Math.max(0, delay + jitter * deviate);
        if (sink.listens()) {
            shape.explain(first, second, sink);
            LinkTerms.varying(delay, jitter, its, sink);
        }
        return its;
    }
}
