package reckon.scheme;

import java.util.OptionalDouble;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.method.Pdu;

/**
 * An update on the mesh.
 *
 * @param pdu what it says
 * @param by when, by the sender's clock, s
 * @param modified the sender's TimeModified, s; NaN where it does not know it yet
 * @param modifiedThere the receiver's, s; NaN where that is not known yet
 */
public record Update(Pdu pdu, double by, double modified, double modifiedThere) implements Message {

    private ClockChange clocks() {
        return ClockChange.between(modified, modifiedThere);
    }

    /** When it was sent, by the receiver's clock, s; nothing where one of both clocks is not known yet. */
    @Override
    public OptionalDouble stamp() {
        return NodeClock.known(clocks().of(by));
    }

    @Override
    public void explain(Form form, Sink sink) {
        if (stamp().isPresent()) {
            clocks().explain(sink);
            clocks().explain(Symbol.T_S_HERE, Symbol.OWN_CLOCK, by, sink);
        }
    }

    @Override
    public void explainStamps(Sink sink) {
        stamp().ifPresent(sent -> sink.given(Symbol.T_S_HERE, sent, STAMP));
    }
}
