package reckon.scheme;

import java.util.List;
import java.util.OptionalDouble;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;

/**
 * The server's table of users' states.
 *
 * @param users its lines
 * @param by when it was sent, by the server's clock, s
 * @param modified the receiver's TimeModified, s
 */
public record UserTable(List<UserState> users, double by, double modified) implements Message {

    /** Copies the list. */
    public UserTable {
        users = List.copyOf(users);
    }

    private ClockChange clocks() {
        return ClockChange.fromServer(modified);
    }

    /** When it was sent, by the receiver's clock, s. */
    double sent() {
        return clocks().of(by);
    }

    @Override
    public OptionalDouble stamp() {
        return OptionalDouble.of(sent());
    }

    @Override
    public void explain(Form form, Sink sink) {
        clocks().explain(sink);
        sink.given(Symbol.T_S, by, Origin.of(Origin.Source.CLOCK));
        clocks().explain(Symbol.T_S_HERE, Symbol.T_S, by, sink);
    }

    @Override
    public void explainStamps(Sink sink) {
        sink.given(Symbol.T_S_HERE, sent(), STAMP);
    }
}
