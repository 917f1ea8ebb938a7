package reckon.scheme;

import java.util.Optional;
import reckon.explain.Sink;
import reckon.method.DeadReckoning;
import reckon.method.Form;
import reckon.method.Order;
import reckon.method.Pdu;
import reckon.method.SendDecision;
import reckon.motion.Vec2;
import reckon.setting.SchemeSettings;

/**
 * A look of a node on the mesh at its own player: whether the others must be told.
 *
 * @param last the last update that all have; nothing: they have none
 * @param threshold how far replicas may stray, m
 * @param heartbeat the longest silence, s
 * @param model the model of the replicas
 * @param place where the player is, m
 * @param micros when
 */
record Look(Optional<Pdu> last, double threshold, double heartbeat, Order model, Vec2 place, long micros)
        implements Telling {

    static Look of(Optional<Pdu> last, Rules rules, Vec2 place, long micros) {
        return new Look(last, rules.threshold(), rules.heartbeat(), rules.model(), place, micros);
    }

    /** Whether they must be told. */
    boolean sends() {
        return last.filter(update -> !calls(update)).isEmpty();
    }

    private boolean calls(Pdu update) {
        DeadReckoning replica = DeadReckoning.ownReplica(update, model);
        return SendDecision.cause(limits(), replica, update.sentMicros(), place, micros, Sink.SILENT) != null;
    }

    private SendDecision.Limits limits() {
        return new SendDecision.Limits(threshold, heartbeat, SchemeSettings.THRESHOLD, SchemeSettings.HEARTBEAT);
    }

    @Override
    public void explain(Form form, Sink sink) {
        SendDecision.explain(limits(), last, model, place, micros, sink);
    }
}
