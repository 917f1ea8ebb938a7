package reckon.run;

import org.jspecify.annotations.Nullable;
import reckon.explain.Sink;
import reckon.method.DeadReckoning;
import reckon.method.Pdu;
import reckon.method.SendDecision;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.network.TooLargeException;

/**
 * The sender at work: it looks at the true motion, and decides when an update is due. It can go on from where it was, which
 * is how a path is sent while it is being drawn.
 */
final class SendLoop {
    private final Sender.Policy policy;
    private final TrueMotion truth;

    /** The number of the next look of a threshold sender, or of the next update of an interval sender. */
    private long step;

    private int sent;
    private @Nullable DeadReckoning replica;
    private long lastSentMicros;

    /** Takes what is sent. */
    @FunctionalInterface
    interface Outbox {
        void send(Pdu pdu, Reason reason);
    }

    /** How many updates a run may have. */
    static final int MOST_UPDATES = 400_000;

    SendLoop(Sender.Policy policy, TrueMotion truth) {
        this.policy = policy;
        this.truth = truth;
    }

    /** Goes on to a moment, that moment included. */
    void advance(long clockMicros, Outbox outbox) {
        switch (policy) {
            case Sender.Policy.Interval interval -> {
                for (long now = micros(interval.interval()); now <= clockMicros; now = micros(interval.interval())) {
                    StillWanted.check();
                    send(now, sent == 0 ? Reason.FIRST : Reason.INTERVAL, outbox);
                    step++;
                }
            }
            case Sender.Policy.Threshold threshold -> {
                for (long now = micros(threshold.tick()); now <= clockMicros; now = micros(threshold.tick())) {
                    StillWanted.check();
                    look(threshold, now, outbox);
                    step++;
                }
            }
        }
    }

    private long micros(double stepSeconds) {
        return SimulationTime.micros(step * stepSeconds);
    }

    private void look(Sender.Policy.Threshold threshold, long now, Outbox outbox) {
        DeadReckoning known = replica;
        if (known == null) {
            reckon(send(now, Reason.FIRST, outbox), threshold);
            return;
        }
        Vec2 seen = truth.at(SimulationTime.seconds(now));
        SendDecision.Cause cause =
                SendDecision.cause(threshold.limits(), known, lastSentMicros, seen, now, Sink.SILENT);
        if (cause != null) {
            Reason reason = cause == SendDecision.Cause.STRAYED ? Reason.THRESHOLD : Reason.HEARTBEAT;
            reckon(send(now, reason, outbox), threshold);
        }
    }

    private void reckon(Pdu pdu, Sender.Policy.Threshold threshold) {
        replica = DeadReckoning.ownReplica(pdu, threshold.model());
    }

    private Pdu send(long now, Reason reason, Outbox outbox) {
        if (sent == MOST_UPDATES) {
            throw new TooLargeException("the sender would send more than " + MOST_UPDATES
                    + " updates; make the track shorter, or the interval or the threshold larger");
        }
        Pdu pdu = new Pdu(sent++, now, truth.motion(SimulationTime.seconds(now)));
        lastSentMicros = now;
        outbox.send(pdu, reason);
        return pdu;
    }
}
