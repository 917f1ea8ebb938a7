package reckon.method;

import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reckon.explain.Expression.Relation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.setting.NumberSetting;
import reckon.setting.Settings;

/** Whether a threshold sender sends: its replica has strayed, or it has been silent for too long (article; IEEE 1278.1). */
public final class SendDecision {

    /** Why one sends. */
    public enum Cause {
        /** The replica has strayed. */
        STRAYED,
        /** The heartbeat is due. */
        SILENT
    }

    private SendDecision() {}

    /**
     * What a sender keeps to.
     *
     * @param threshold how far the replica may stray, m
     * @param heartbeat the longest silence, s
     * @param thresholdFrom the setting that the threshold is
     * @param heartbeatFrom the setting that the heartbeat is
     */
    public record Limits(double threshold, double heartbeat, NumberSetting thresholdFrom, NumberSetting heartbeatFrom) {

        /** Those of a sender. */
        public static Limits of(double threshold, double heartbeat) {
            return new Limits(threshold, heartbeat, Settings.THRESHOLD, Settings.HEARTBEAT);
        }
    }

    /**
     * Tells a look of a threshold sender, the moment of which has been told: whether it sends, and why.
     *
     * @param limits what it keeps to
     * @param last the last update that it sent; nothing: it has sent none, and sends
     * @param model the model of its own replica
     * @param seen the true position, m
     * @param now the moment, µs
     */
    public static void explain(Limits limits, Optional<Pdu> last, Order model, Vec2 seen, long now, Sink sink) {
        if (last.isEmpty()) {
            sink.given(Symbol.SENDS, 1, Origin.of(Origin.Source.CLOCK));
            return;
        }
        Pdu update = last.get();
        DeadReckoning replica = DeadReckoning.ownReplica(update, model);
        sink.given(Symbol.SENT, update.sent(), Origin.packet(update.number()));
        DeadReckoning.explainUpdate(update, model, sink);
        replica.explainNow(SimulationTime.seconds(now), sink);
        cause(limits, replica, update.sentMicros(), seen, now, sink);
    }

    /**
     * Why it sends at a moment.
     *
     * @param limits what it keeps to
     * @param replica its own replica, which the last update left
     * @param lastSentMicros when that was sent
     * @param seen the true position, m
     * @param now the moment, µs
     * @param sink is told the terms; what the replica was made from has been told
     * @return nothing where it does not send
     */
    public static @Nullable Cause cause(
            Limits limits, DeadReckoning replica, long lastSentMicros, Vec2 seen, long now, Sink sink) {
        double seconds = SimulationTime.seconds(now);
        double distance = Vec2.length(seen.x() - replica.x(seconds), seen.y() - replica.y(seconds));
        boolean strayed = distance > limits.threshold();
        long longest = SimulationTime.micros(limits.heartbeat());
        boolean silent = now - lastSentMicros >= longest;
        if (sink.listens()) {
            sink.given(Symbol.TRUE_POSITION, seen, Origin.of(Origin.Source.TRUE_PATH));
            sink.put(Symbol.DISTANCE, length(minus(Symbol.TRUE_POSITION, Symbol.MODEL)), distance);
            sink.given(Symbol.THRESHOLD, limits.threshold(), Origin.setting(limits.thresholdFrom()));
            sink.put(Symbol.STRAYED, compare(Symbol.DISTANCE, Relation.GREATER, Symbol.THRESHOLD), strayed);
            sink.put(Symbol.SILENCE, minus(Symbol.NOW, Symbol.SENT), SimulationTime.seconds(now - lastSentMicros));
            sink.given(Symbol.HEARTBEAT, SimulationTime.seconds(longest), Origin.setting(limits.heartbeatFrom()));
            sink.put(Symbol.SILENT, compare(Symbol.SILENCE, Relation.AT_LEAST, Symbol.HEARTBEAT), silent);
            sink.put(Symbol.SENDS, compare(Symbol.STRAYED, Relation.OR, Symbol.SILENT), strayed || silent);
        }
        return strayed ? Cause.STRAYED : silent ? Cause.SILENT : null;
    }
}
