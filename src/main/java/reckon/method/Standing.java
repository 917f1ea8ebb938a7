package reckon.method;

import reckon.explain.Gap;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * The patent's model while updates keep coming: it stands at p_current, the last position received.
 *
 * @param newest the newest update
 */
public record Standing(Pdu newest) implements Model {

    @Override
    public double x(double seconds) {
        return newest.position().x();
    }

    @Override
    public double y(double seconds) {
        return newest.position().y();
    }

    @Override
    public Kinematics at(double seconds) {
        return Kinematics.still(newest.position());
    }

    @Override
    public Symbol explain(Moment at, double seconds, Sink sink) {
        Vec2 current = newest.position();
        sink.given(Symbol.P_CURRENT, current, Origin.packet(newest.number()));
        Symbol position = at.position(Symbol.MODEL);
        sink.put(position, Symbol.P_CURRENT, current);
        return position;
    }

    @Override
    public void explainMotion(double seconds, Sink sink) {
        sink.put(Term.nothing(Symbol.V, Gap.NO_MOTION));
        sink.put(Term.nothing(Symbol.A, Gap.NO_MOTION));
    }

    @Override
    public boolean stale(double seconds) {
        return false;
    }
}
