package reckon.scheme;

import java.util.OptionalDouble;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/**
 * What a client tells a peer.
 *
 * @param move the command
 * @param given when it was given, by the client's clock, s
 * @param modified the client's TimeModified, s
 * @param modifiedThere the peer's, s
 */
public record PeerMove(Move move, double given, double modified, double modifiedThere) implements Message {

    private ClockChange clocks() {
        return ClockChange.between(modified, modifiedThere);
    }

    /** When it was given, by the peer's clock, s. */
    public double t0() {
        return clocks().of(given);
    }

    @Override
    public OptionalDouble stamp() {
        return OptionalDouble.of(t0());
    }

    @Override
    public Symbol stampSymbol() {
        return Symbol.T0_HERE;
    }

    @Override
    public void explain(Form form, Sink sink) {
        sink.given(Symbol.T0_OWN, given, STAMP);
        clocks().explain(sink);
        clocks().explain(Symbol.T0_HERE, Symbol.T0_OWN, given, sink);
    }

    @Override
    public void explainStamps(Sink sink) {
        sink.given(Symbol.T0_HERE, t0(), STAMP);
    }
}
