package reckon.scheme;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import java.util.OptionalDouble;
import reckon.explain.Expression;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;

/**
 * A node's own clock: C(t) = t + offset + drift·t.
 *
 * @param offset what it is ahead of the simulation clock at the start, s
 * @param drift what it gains, parts per million
 */
public record NodeClock(double offset, double drift) {
    private static final double MILLION = 1e6;

    /** The clock of the server, which is the simulation clock. */
    public static final NodeClock TRUE = new NodeClock(0, 0);

    /** A TimeModified, if it is known: not NaN. */
    static OptionalDouble known(double timeModified) {
        return Double.isNaN(timeModified) ? OptionalDouble.empty() : OptionalDouble.of(timeModified);
    }

    /** What it shows at a moment of the simulation clock, s. */
    public double at(double seconds) {
        return seconds + offset + drift / MILLION * seconds;
    }

    /** The moment of the simulation clock at which it shows a time, s. */
    public double when(double shown) {
        return (shown - offset) / (1 + drift / MILLION);
    }

    /** Tells what it shows at a moment of the simulation clock, s. */
    void explain(double seconds, Sink sink) {
        Origin client = Origin.of(Origin.Source.CLIENT);
        sink.given(Symbol.NOW, seconds, Origin.of(Origin.Source.CLOCK));
        if (equals(TRUE)) {
            sink.put(Symbol.OWN_CLOCK, Symbol.NOW, at(seconds));
        } else {
            sink.given(Symbol.CLOCK_OFFSET, offset, client);
            sink.given(Symbol.CLOCK_DRIFT, drift / MILLION, client);
            Expression gained = times(Symbol.CLOCK_DRIFT, Symbol.NOW);
            sink.put(Symbol.OWN_CLOCK, sum(Symbol.NOW, Symbol.CLOCK_OFFSET, gained), at(seconds));
        }
    }

    /** The formula of {@link #when}, of what it shows; the clock has been told. */
    Expression whenShown(Symbol shown) {
        return equals(TRUE) ? shown : over(minus(shown, Symbol.CLOCK_OFFSET), sum(number(1), Symbol.CLOCK_DRIFT));
    }
}
