package reckon.scheme;

import static reckon.explain.Expression.minus;

import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/**
 * A message has come.
 *
 * @param message what it says
 * @param clock what its receiver's clock shows, s
 */
record Came(Message message, double clock) implements Telling {

    @Override
    public void explain(Form form, Sink sink) {
        message.explainStamps(sink);
        message.stamp()
                .ifPresent(
                        sent -> sink.put(Symbol.LATENCY, minus(Symbol.OWN_CLOCK, message.stampSymbol()), clock - sent));
    }
}
