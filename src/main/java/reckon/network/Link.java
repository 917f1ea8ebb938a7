package reckon.network;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
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
    private final double delay;
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

    /**
     * Sends a packet.
     *
     * @param sentMicros when, not before the last one
     * @param ways takes the packet's way, and that of its copy where there is one
     */
    public void send(long sentMicros, Consumer<Transit> ways) {
        long itsSlot = sentMicros / SLOT_MICROS;
        numberInSlot = itsSlot == slot ? numberInSlot + 1 : 0;
        slot = itsSlot;
        int number = packets++;
        boolean twice = duplicate > 0 && draw(Effect.DUPLICATE, 0) < duplicate;
        ways.accept(way(number, 0, sentMicros));
        if (twice) {
            ways.accept(way(number, 1, sentMicros));
        }
    }

    private double draw(Effect effect, int copy) {
        return Draws.uniform(seed, link, effect.number() + copy * Effect.COPY, slot, numberInSlot);
    }

    private Transit way(int number, int copy, long sent) {
        boolean lost = lost(copy);
        int logged = log.isPresent() ? log.get().nearest(SimulationTime.seconds(sent)) : -1;
        if (logged >= 0) {
            lost = log.get().lost(logged);
        }
        if (lost) {
            return Transit.ended(number, copy, sent, Fate.LOST);
        }
        long left = sent;
        if (rate.isPresent()) {
            long start = Math.max(sent, freeMicros);
            double waiting = SimulationTime.seconds(start - sent) * rate.getAsDouble();
            if (waiting + PACKET_BYTES > queue) {
                return Transit.ended(number, copy, sent, Fate.DROPPED);
            }
            left = SimulationTime.after(start, PACKET_BYTES / rate.getAsDouble());
            freeMicros = left;
        }
        long arrives = SimulationTime.after(left, delay(sent, copy, logged));
        return new Transit(number, copy, sent, stalls.release(arrives), arrives, Fate.DELIVERED, false);
    }

    private boolean lost(int copy) {
        return switch (loss) {
            case LossModel.Independent independent -> independent.p() > 0 && draw(Effect.LOSS, copy) < independent.p();
            case LossModel.GilbertElliott chain -> {
                boolean lost = draw(Effect.LOSS, copy) < chain.loss(bad);
                bad = chain.next(bad, draw(Effect.LOSS_STATE, copy));
                yield lost;
            }
        };
    }

    private double delay(long sent, int copy, int logged) {
        if (reorder > 0 && draw(Effect.REORDER, copy) < reorder) {
            return 0;
        }
        if (logged >= 0) {
            return log.orElseThrow().delay(logged);
        }
        if (recordedDelays.isPresent()) {
            PacketLog recording = recordedDelays.get();
            return recording.delay(recording.nearest(SimulationTime.seconds(sent)));
        }
        if (jitter == 0) {
            return delay;
        }
        double deviate = shape.deviate(draw(Effect.DELAY, copy), draw(Effect.DELAY_SECOND, copy));
        return Math.max(0, delay + jitter * deviate);
    }
}
