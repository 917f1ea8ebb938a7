package reckon.scheme;

import static reckon.explain.Expression.minus;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.motion.SimulationTime;

/**
 * How long after a command something comes of it.
 *
 * @param what what that time is called
 * @param t0Micros when the command was given
 * @param micros when it comes
 */
record Since(Symbol what, long t0Micros, long micros) implements Telling {

    /** How long, s. */
    double seconds() {
        return SimulationTime.seconds(micros - t0Micros);
    }

    @Override
    public void explain(Form form, Sink sink) {
        sink.given(Symbol.T0, SimulationTime.seconds(t0Micros), Origin.of(Origin.Source.COMMAND));
        sink.put(what, minus(Symbol.NOW, Symbol.T0), seconds());
    }
}
