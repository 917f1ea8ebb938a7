package reckon.scheme;

import static reckon.explain.Expression.sum;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/**
 * The moment at which all screens are to start: when the slowest message is there.
 *
 * @param sent when the verdict leaves, s
 * @param slowest the longest way to one of those who are told, s
 */
record Beginning(double sent, double slowest) implements Telling {

    /** The moment, by the server's clock, s. */
    double start() {
        return sent + slowest;
    }

    @Override
    public void explain(Form form, Sink sink) {
        sink.put(Symbol.T_S, Symbol.NOW, sent);
        sink.given(Symbol.LARGEST_DELAY, slowest, Origin.of(Origin.Source.CLIENT));
        sink.put(Symbol.START_STAMP, sum(Symbol.T_S, Symbol.LARGEST_DELAY), start());
    }
}
