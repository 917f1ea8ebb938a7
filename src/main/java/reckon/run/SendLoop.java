package reckon.run;

import org.jspecify.annotations.Nullable;
import reckon.method.DeadReckoning;
import reckon.method.Estimator;
import reckon.method.Form;
import reckon.method.Order;
import reckon.method.Pdu;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.TimedPath;
import reckon.motion.Track;
import reckon.motion.Vec2;

/**
 * The sender at work: it looks at the true path, and decides when an update is due. It can go on from where it was, which is
 * how a path is sent while it is being drawn.
 */
final class SendLoop {
    private final Sender.Policy policy;
    private final Estimator estimator;

    /** The number of the next look of a threshold sender, or of the next update of an interval sender. */
    private long step;

    private int sent;
    private int hint;
    private @Nullable DeadReckoning replica;
    private long lastSentMicros;

    /** Takes what is sent. */
    @FunctionalInterface
    interface Outbox {
        void send(Pdu pdu, Reason reason);
    }

    SendLoop(Sender sender) {
        this.policy = sender.policy();
        this.estimator = sender.estimator();
    }

    /** Goes on to a moment, that moment included. */
    void advance(Track track, long clockMicros, Outbox outbox) {
        TimedPath path = seconds -> position(track, seconds);
        switch (policy) {
            case Sender.Policy.Interval interval -> {
                for (long now = micros(interval.interval()); now <= clockMicros; now = micros(interval.interval())) {
                    send(path, now, sent == 0 ? Reason.FIRST : Reason.INTERVAL, outbox);
                    step++;
                }
            }
            case Sender.Policy.Threshold threshold -> {
                for (long now = micros(threshold.tick()); now <= clockMicros; now = micros(threshold.tick())) {
                    look(threshold, track, path, now, outbox);
                    step++;
                }
            }
        }
    }

    private long micros(double stepSeconds) {
        return SimulationTime.micros(step * stepSeconds);
    }

    private void look(Sender.Policy.Threshold threshold, Track track, TimedPath path, long now, Outbox outbox) {
        DeadReckoning known = replica;
        if (known == null) {
            reckon(send(path, now, Reason.FIRST, outbox), threshold);
            return;
        }
        double seconds = SimulationTime.seconds(now);
        hint = Math.max(0, track.indexAt(seconds, hint));
        int index = track.time(hint) > seconds ? -1 : hint;
        double strayed =
                Vec2.length(track.x(index, seconds) - known.x(seconds), track.y(index, seconds) - known.y(seconds));
        if (strayed > threshold.threshold()) {
            reckon(send(path, now, Reason.THRESHOLD, outbox), threshold);
        } else if (now - lastSentMicros >= SimulationTime.micros(threshold.heartbeat())) {
            reckon(send(path, now, Reason.HEARTBEAT, outbox), threshold);
        }
    }

    private void reckon(Pdu pdu, Sender.Policy.Threshold threshold) {
        replica = ownReplica(pdu, threshold.model());
    }

    /** The sender's own replica on an update: always in the corrected form, and without a cap. */
    static DeadReckoning ownReplica(Pdu pdu, Order model) {
        return new DeadReckoning(pdu.state(), pdu.sent(), Double.POSITIVE_INFINITY, model, Form.CORRECTED);
    }

    private Pdu send(TimedPath path, long now, Reason reason, Outbox outbox) {
        Kinematics state = estimator.estimate(path, SimulationTime.seconds(now));
        Pdu pdu = new Pdu(sent++, now, state);
        lastSentMicros = now;
        outbox.send(pdu, reason);
        return pdu;
    }

    private Vec2 position(Track track, double seconds) {
        int index = track.indexAt(seconds, hint);
        hint = Math.max(0, index);
        return new Vec2(track.x(index, seconds), track.y(index, seconds));
    }
}
