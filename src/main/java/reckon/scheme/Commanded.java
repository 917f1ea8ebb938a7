package reckon.scheme;

import java.util.List;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/**
 * A player commands.
 *
 * @param move what
 * @param clock what the client's clock shows, s
 * @param decisions what the scheme makes of it
 */
record Commanded(Move move, double clock, List<Telling> decisions) implements Telling {

    /** Copies the list. */
    Commanded {
        decisions = List.copyOf(decisions);
    }

    @Override
    public void explain(Form form, Sink sink) {
        sink.put(Symbol.T0, Symbol.NOW, move.t0());
        sink.put(Symbol.T0_OWN, Symbol.OWN_CLOCK, clock);
        move.explain(sink);
        decisions.forEach(decision -> decision.explain(form, sink));
    }
}
