package reckon.scheme;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/**
 * A client's command to the server.
 *
 * @param move the command
 * @param given when it was given, by the client's clock, s
 * @param modified the client's TimeModified, s
 * @param firstValid the first of the client's commands that it has not taken back
 * @param refusals how many refusals the client knew of
 * @param code the check code of a command that needs no verdict
 */
public record Order(Move move, double given, double modified, int firstValid, int refusals, OptionalInt code)
        implements Message {

    /** The same of another command, in place of this one. */
    Order with(Move other) {
        return new Order(other, given, modified, firstValid, refusals, OptionalInt.empty());
    }

    private ClockChange clocks() {
        return ClockChange.toServer(modified);
    }

    /** When it was given, by the server's clock as the client knows it, s. */
    public double t0() {
        return clocks().of(given);
    }

    @Override
    public OptionalDouble stamp() {
        return OptionalDouble.of(t0());
    }

    @Override
    public Symbol stampSymbol() {
        return Symbol.T0;
    }

    @Override
    public void explain(Form form, Sink sink) {
        sink.given(Symbol.T0_OWN, given, STAMP);
        clocks().explain(sink);
        sink.given(Symbol.KNOWN_REFUSALS, refusals, STAMP);
        clocks().explain(Symbol.T0, Symbol.T0_OWN, given, sink);
    }

    @Override
    public void explainStamps(Sink sink) {
        sink.given(Symbol.KNOWN_REFUSALS, refusals, STAMP);
        sink.given(Symbol.T0, t0(), STAMP);
    }
}
