package reckon.scheme;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.sum;

import java.util.OptionalDouble;
import reckon.explain.Expression;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;

/**
 * How a stamp by its sender's clock becomes one by its receiver's: stamp − TimeModified of the sender + that of the receiver.
 *
 * @param modified the sender's TimeModified, s; nothing: it is the server
 * @param there the receiver's TimeModified, s; nothing: it is the server
 */
record ClockChange(OptionalDouble modified, OptionalDouble there) {

    /** From a client to the server. */
    static ClockChange toServer(double modified) {
        return new ClockChange(OptionalDouble.of(modified), OptionalDouble.empty());
    }

    /** From the server to a client. */
    static ClockChange fromServer(double there) {
        return new ClockChange(OptionalDouble.empty(), OptionalDouble.of(there));
    }

    /** From a client to a client. */
    static ClockChange between(double modified, double there) {
        return new ClockChange(OptionalDouble.of(modified), OptionalDouble.of(there));
    }

    /** A stamp by the receiver's clock, s. */
    double of(double stamp) {
        return stamp - modified.orElse(0) + there.orElse(0);
    }

    /** Tells how far the clocks are ahead of the server's. */
    void explain(Sink sink) {
        Origin stamp = Origin.of(Origin.Source.STAMP);
        modified.ifPresent(own -> sink.given(Symbol.TIME_MODIFIED, own, stamp));
        Origin known = modified.isPresent() ? stamp : Origin.of(Origin.Source.SERVER);
        there.ifPresent(other -> sink.given(Symbol.MODIFIED_THERE, other, known));
    }

    /**
     * Tells how a stamp becomes one of the receiver; both, and the clocks, have been told.
     *
     * @param here what the stamp is called by the receiver's clock
     * @param as what it is called by the sender's
     * @param stamp the latter, s
     */
    void explain(Symbol here, Symbol as, double stamp, Sink sink) {
        Expression server = modified.isPresent() ? minus(as, Symbol.TIME_MODIFIED) : as;
        sink.put(here, there.isPresent() ? sum(server, Symbol.MODIFIED_THERE) : server, of(stamp));
    }
}
