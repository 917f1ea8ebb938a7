package reckon.network;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;

/**
 * A client's clock against the server's, found by one exchange of stamps as NTP does it.
 *
 * @param t1 the client sends, client's clock, s
 * @param t2 the server receives, server's clock, s
 * @param t3 the server answers, server's clock, s
 * @param t4 the client has the answer, client's clock, s
 */
public record ClockOffset(double t1, double t2, double t3, double t4) {

    /**
     * TimeModified: the client's clock minus the server's, s. It is wrong by half the difference of the two ways,
     * (down − up) / 2.
     */
    public double timeModified() {
        return -0.5 * ((t2 - t1) + (t3 - t4));
    }

    /** Tells the four stamps, and what follows from them. */
    public void explain(Sink sink) {
        Origin stamp = Origin.of(Origin.Source.STAMP);
        sink.given(Symbol.CLIENT_ASKS, t1, stamp);
        sink.given(Symbol.SERVER_ASKED, t2, stamp);
        sink.given(Symbol.SERVER_ANSWERS, t3, stamp);
        sink.given(Symbol.CLIENT_ANSWERED, t4, stamp);
        sink.put(
                Symbol.TIME_MODIFIED,
                times(
                        new Expression.Constant(-0.5, "−½"),
                        sum(
                                minus(Symbol.SERVER_ASKED, Symbol.CLIENT_ASKS),
                                minus(Symbol.SERVER_ANSWERS, Symbol.CLIENT_ANSWERED))),
                timeModified());
    }
}
