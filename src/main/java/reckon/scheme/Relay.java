package reckon.scheme;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/**
 * What the server sends on.
 *
 * @param move the command; where its player is put back, one to stand there
 * @param back whether the player is put back
 * @param by its stamps by the server's clock
 * @param modified the receiver's TimeModified, s
 * @param code the check code of a command that needs no verdict, by the receiver's key
 */
public record Relay(Move move, boolean back, Stamps by, double modified, OptionalInt code) implements Message {

    private ClockChange clocks() {
        return ClockChange.fromServer(modified);
    }

    /** When it was sent, by the receiver's clock, s (the article's CurrentTime). */
    public double sent() {
        return clocks().of(by.sent());
    }

    /** When the server had the command, by the receiver's clock, s. */
    public double received() {
        return clocks().of(by.received());
    }

    /** When the command was given, by the receiver's clock, s. */
    public double t0() {
        return clocks().of(by.t0());
    }

    /** When all are to start, by the receiver's clock, s; nothing: on receipt. */
    public OptionalDouble start() {
        OptionalDouble start = by.start();
        return start.isPresent() ? OptionalDouble.of(clocks().of(start.getAsDouble())) : start;
    }

    @Override
    public OptionalDouble stamp() {
        return OptionalDouble.of(sent());
    }

    @Override
    public void explain(Form form, Sink sink) {
        clocks().explain(sink);
        sink.given(Symbol.T0, by.t0(), STAMP);
        sink.given(Symbol.T1, by.received(), STAMP);
        sink.given(Symbol.T_S, by.sent(), Origin.of(Origin.Source.CLOCK));
        clocks().explain(Symbol.T0_HERE, Symbol.T0, by.t0(), sink);
        clocks().explain(Symbol.T1_HERE, Symbol.T1, by.received(), sink);
        by.start().ifPresent(start -> {
            sink.given(Symbol.START_STAMP, start, STAMP);
            clocks().explain(Symbol.START_HERE, Symbol.START_STAMP, start, sink);
        });
        clocks().explain(Symbol.T_S_HERE, Symbol.T_S, by.sent(), sink);
    }

    @Override
    public void explainStamps(Sink sink) {
        sink.given(Symbol.T0_HERE, t0(), STAMP);
        sink.given(Symbol.T1_HERE, received(), STAMP);
        start().ifPresent(start -> sink.given(Symbol.START_HERE, start, STAMP));
        sink.given(Symbol.T_S_HERE, sent(), STAMP);
    }
}
