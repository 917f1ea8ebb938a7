package reckon.scheme;

import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.motion.Vec2;

/**
 * A player is put back.
 *
 * @param from where it stands, m
 * @param to where the command that is taken back began, m
 */
record Back(Vec2 from, Vec2 to) implements Telling {

    @Override
    public void explain(Form form, Sink sink) {
        sink.given(Symbol.BACK_FROM, from, Origin.of(Origin.Source.DRAWN));
        sink.given(Symbol.BACK_TO, to, Origin.of(Origin.Source.COMMAND));
        sink.put(Symbol.BACK, length(minus(Symbol.BACK_TO, Symbol.BACK_FROM)), to.distance(from));
    }
}
