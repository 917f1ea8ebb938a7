package reckon.scheme;

import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.motion.Vec2;

/**
 * The server's table beside what a client showed at the moment that it is of: how a cheat is found out later.
 *
 * @param table the message
 * @param clock what the client's clock shows, s
 * @param user the player on whom they are farthest apart
 * @param shown where the client showed it, m
 */
record Comparison(UserTable table, double clock, UserState user, Vec2 shown) implements Telling {

    /** How far they are apart, m. */
    double apart() {
        return shown.distance(user.place());
    }

    @Override
    public void explain(Form form, Sink sink) {
        new Came(table, clock).explain(form, sink);
        sink.given(Symbol.HERE, shown, Origin.of(Origin.Source.DRAWN));
        sink.given(Symbol.TABLE_PLACE, user.place(), Origin.of(Origin.Source.SERVER));
        sink.put(Symbol.APART, length(minus(Symbol.HERE, Symbol.TABLE_PLACE)), apart());
    }
}
