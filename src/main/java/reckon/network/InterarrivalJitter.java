package reckon.network;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;

import reckon.explain.Expression;
import reckon.explain.Expression.Operation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;

/** The interarrival jitter of RFC 3550: J += (|D| − J)/16 with D the change in transit time between two packets. */
public final class InterarrivalJitter {
    private boolean first = true;
    private double transit;
    private double jitter;

    /**
     * Takes a packet in.
     *
     * @param sent when it was sent, s
     * @param received when it was received, s
     * @return the jitter so far, s
     */
    public double receive(double sent, double received) {
        return receive(sent, received, Sink.SILENT);
    }

    /**
     * Takes a packet in, and tells what it changes.
     *
     * @param sent when it was sent, s
     * @param received when it was received, s
     * @return the jitter so far, s
     */
    public double receive(double sent, double received, Sink sink) {
        double itsTransit = received - sent;
        double before = jitter;
        if (!first) {
            jitter += (Math.abs(itsTransit - transit) - jitter) / 16;
            if (sink.listens()) {
                explain(sent, received, transit, before, sink);
            }
        }
        first = false;
        transit = itsTransit;
        return jitter;
    }

    private void explain(double sent, double received, double transitBefore, double before, Sink sink) {
        sink.given(Symbol.PACKET_SENT, sent, Origin.of(Origin.Source.STAMP));
        sink.given(Symbol.PACKET_RECEIVED, received, Origin.of(Origin.Source.CLOCK));
        double its = received - sent;
        sink.put(Symbol.TRANSIT, minus(Symbol.PACKET_RECEIVED, Symbol.PACKET_SENT), its);
        sink.given(Symbol.TRANSIT_BEFORE, transitBefore, Origin.of(Origin.Source.LINK));
        sink.put(Symbol.TRANSIT_CHANGE, minus(Symbol.TRANSIT, Symbol.TRANSIT_BEFORE), its - transitBefore);
        sink.given(Symbol.ARRIVAL_JITTER_BEFORE, before, Origin.of(Origin.Source.LINK));
        Expression change = minus(call(Operation.ABS, Symbol.TRANSIT_CHANGE), Symbol.ARRIVAL_JITTER_BEFORE);
        sink.put(Symbol.ARRIVAL_JITTER, sum(Symbol.ARRIVAL_JITTER_BEFORE, over(change, number(16))), jitter);
    }
}
