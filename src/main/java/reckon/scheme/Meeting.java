package reckon.scheme;

import static reckon.explain.Expression.length;
import static reckon.explain.Expression.minus;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.method.Form;
import reckon.motion.Vec2;

/**
 * Two screens are to agree.
 *
 * @param p4 where, m
 * @param here where this screen has the player, m
 * @param there where its own screen has it, m
 */
record Meeting(Vec2 p4, Vec2 here, Vec2 there) implements Telling {

    @Override
    public void explain(Form form, Sink sink) {
        Origin drawn = Origin.of(Origin.Source.DRAWN);
        sink.given(Symbol.P4, p4, Origin.of(Origin.Source.DRAWN));
        sink.given(Symbol.HERE, here, drawn);
        sink.given(Symbol.THERE, there, drawn);
        sink.put(Symbol.APART, length(minus(Symbol.HERE, Symbol.THERE)), here.distance(there));
    }
}
