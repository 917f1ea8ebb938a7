package reckon.scheme;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.network.ClockOffset;

/**
 * The login answer reaches a client, which now knows its clock.
 *
 * @param stamps the four stamps
 * @param up one way to the server, s
 * @param down one way back, s
 * @param seconds the true moment, s
 */
record Exchange(ClockOffset stamps, double up, double down, double seconds) implements Telling {

    /** The error that the ways make, s: none where both take as long. */
    private double expectedError() {
        return (down - up) / 2;
    }

    /** The error in truth, s: with what jitter, loss and drift add. */
    private double error() {
        return stamps.timeModified() - (stamps.t4() - seconds);
    }

    @Override
    public void explain(Form form, Sink sink) {
        Origin client = Origin.of(Origin.Source.CLIENT);
        stamps.explain(sink);
        sink.given(Symbol.UP, up, client);
        sink.given(Symbol.DOWN, down, client);
        sink.put(Symbol.EXPECTED_ERROR, over(minus(Symbol.DOWN, Symbol.UP), number(2)), expectedError());
        sink.put(Symbol.CLOCK_ERROR, minus(Symbol.TIME_MODIFIED, minus(Symbol.OWN_CLOCK, Symbol.NOW)), error());
    }
}
