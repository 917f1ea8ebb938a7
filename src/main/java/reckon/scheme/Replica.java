package reckon.scheme;

import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.times;

import reckon.explain.Expression.Relation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.DeadReckoning;
import reckon.method.Form;
import reckon.method.Order;
import reckon.setting.SchemeSettings;

/**
 * What a node on the mesh makes of an update: the replica follows it where it is newer than all before.
 *
 * @param update the update
 * @param clock the receiver's clock
 * @param now the true moment, s
 * @param heard the number of the newest before it, −1 where there is none
 * @param heartbeat the longest silence, s
 * @param model the model of the replicas
 */
record Replica(Update update, NodeClock clock, double now, int heard, double heartbeat, Order model)
        implements Telling {

    /** Whether it is newer than all before. */
    boolean newer() {
        return update.pdu().number() > heard;
    }

    private double since() {
        return update.stamp().isPresent() ? clock.when(update.stamp().getAsDouble()) : now;
    }

    private double cap() {
        return DeadReckoning.CAP_HEARTBEATS * heartbeat;
    }

    /** What the replica goes on with. */
    DeadReckoning dynamics() {
        return new DeadReckoning(update.pdu().state(), since(), cap(), model, Form.CORRECTED);
    }

    @Override
    public void explain(Form form, Sink sink) {
        Origin packet = Origin.packet(update.pdu().number());
        new Came(update, clock.at(now)).explain(form, sink);
        sink.given(Symbol.UPDATE_NUMBER, update.pdu().number(), packet);
        sink.given(Symbol.HEARD_NUMBER, heard, Origin.of(Origin.Source.LINK));
        sink.put(Symbol.NEWER, compare(Symbol.UPDATE_NUMBER, Relation.GREATER, Symbol.HEARD_NUMBER), newer());
        if (!newer()) {
            return;
        }
        sink.put(Symbol.SENT, update.stamp().isPresent() ? clock.whenShown(Symbol.T_S_HERE) : Symbol.NOW, since());
        sink.given(Symbol.HEARTBEAT, heartbeat, Origin.setting(SchemeSettings.HEARTBEAT));
        sink.put(Symbol.CAP, times(number(DeadReckoning.CAP_HEARTBEATS), Symbol.HEARTBEAT), cap());
        DeadReckoning.explainUpdate(update.pdu(), model, sink);
        dynamics().explainNow(now, sink);
    }
}
