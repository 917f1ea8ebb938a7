package reckon.scheme;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.minus;

import java.util.OptionalDouble;
import reckon.explain.Expression.Operation;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.SimulationTime;

/**
 * When a verified command starts on a screen: on receipt, or at the stamped moment by this client's clock, whichever is later.
 *
 * @param receiptMicros when the client was told
 * @param stamp the moment that is stamped, by the client's clock, s; nothing: on receipt
 * @param clock the client's clock
 */
record Appointment(long receiptMicros, OptionalDouble stamp, NodeClock clock) {

    /** When it starts. */
    long micros() {
        return stamp.isPresent()
                ? Math.max(receiptMicros, SimulationTime.micros(clock.when(stamp.getAsDouble())))
                : receiptMicros;
    }

    /** Tells when it starts, and how long it waits for that; the clock has been told. */
    void explain(Sink sink) {
        sink.given(Symbol.RECEIPT, SimulationTime.seconds(receiptMicros), Origin.of(Origin.Source.CLOCK));
        if (stamp.isEmpty()) {
            return;
        }
        sink.given(Symbol.START_HERE, stamp.getAsDouble(), Origin.of(Origin.Source.STAMP));
        sink.put(
                Symbol.START_MOMENT,
                call(Operation.MAX, Symbol.RECEIPT, call(Operation.MICROSECONDS, clock.whenShown(Symbol.START_HERE))),
                SimulationTime.seconds(micros()));
        sink.put(
                Symbol.START_WAIT,
                minus(Symbol.START_MOMENT, Symbol.RECEIPT),
                SimulationTime.seconds(micros() - receiptMicros));
    }
}
