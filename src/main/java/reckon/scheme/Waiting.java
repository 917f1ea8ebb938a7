package reckon.scheme;

import static reckon.explain.Expression.compare;
import static reckon.explain.Expression.sum;

import reckon.explain.Expression.Relation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.setting.SchemeSettings;

/**
 * Whether a client waits for the verdict on an important command: where its ping is small.
 *
 * @param client the client
 * @param border up to which ping it waits, s
 */
record Waiting(Client client, double border) implements Telling {

    static Waiting of(Client client, Rules rules) {
        return new Waiting(client, rules.pingBorder());
    }

    boolean waits() {
        return client.ping() <= border;
    }

    @Override
    public void explain(Form form, Sink sink) {
        Origin said = Origin.of(Origin.Source.CLIENT);
        sink.given(Symbol.UP, client.up(), said);
        sink.given(Symbol.DOWN, client.down(), said);
        sink.put(Symbol.PING, sum(Symbol.UP, Symbol.DOWN), client.ping());
        sink.given(Symbol.PING_BORDER, border, Origin.setting(SchemeSettings.PING_BORDER));
        sink.put(Symbol.WAITS, compare(Symbol.PING_BORDER, Relation.AT_LEAST, Symbol.PING), waits());
    }
}
