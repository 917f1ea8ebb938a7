package reckon.method;

import static reckon.explain.Expression.min;
import static reckon.explain.Expression.minus;

import reckon.explain.Expression;
import reckon.explain.Gap;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * Dead reckoning (导航推测) on one PDU.
 *
 * @param from how the entity moved when the PDU was sent
 * @param start the moment that dt counts from, s
 * @param cap the longest dt, s
 * @param order how much of the PDU is used
 * @param form the form of the formula
 */
public record DeadReckoning(Kinematics from, double start, double cap, Order order, Form form) implements Model {
    /** How many heartbeats a replica goes on without a word (IEEE 1278.1). */
    public static final double CAP_HEARTBEATS = 2.4;

    @Override
    public double x(double seconds) {
        return order.position(
                from.position().x(), from.velocity().x(), from.acceleration().x(), dt(seconds), form);
    }

    @Override
    public double y(double seconds) {
        return order.position(
                from.position().y(), from.velocity().y(), from.acceleration().y(), dt(seconds), form);
    }

    @Override
    public Kinematics at(double seconds) {
        Vec2 position = new Vec2(x(seconds), y(seconds));
        return stale(seconds)
                ? Kinematics.still(position)
                : new Kinematics(position, order.velocity(from, dt(seconds), form), order.acceleration(from, form));
    }

    /** A replica that nobody else extrapolates: the sender's own, always in the corrected form, and without a cap. */
    public static DeadReckoning ownReplica(Pdu update, Order model) {
        return new DeadReckoning(update.state(), update.sent(), Double.POSITIVE_INFINITY, model, Form.CORRECTED);
    }

    /** Tells what an update says, as far as an order uses it. */
    public static void explainUpdate(Pdu update, Order order, Sink sink) {
        Origin origin = Origin.packet(update.number());
        sink.given(Symbol.P0, update.position(), origin);
        if (order != Order.HOLD) {
            sink.given(Symbol.V0, update.state().velocity(), origin);
        }
        if (order == Order.SECOND) {
            sink.given(Symbol.A0, update.state().acceleration(), origin);
        }
    }

    /** Tells the terms that the position at a moment in s is made of. */
    public void explainNow(double seconds, Sink sink) {
        explain(Moment.NOW, seconds, sink);
    }

    @Override
    public Symbol explain(Moment at, double seconds, Sink sink) {
        double dt = dt(seconds);
        Expression age = minus(at.time(), Symbol.SENT);
        sink.put(at.elapsed(), Double.isFinite(cap) ? min(age, Symbol.CAP) : age, dt);
        Symbol position = at.position(Symbol.MODEL);
        sink.put(position, order.explainPosition(at, from, dt, form, sink), new Vec2(x(seconds), y(seconds)));
        return position;
    }

    @Override
    public void explainMotion(double seconds, Sink sink) {
        if (stale(seconds)) {
            sink.put(Term.nothing(Symbol.V, Gap.PAST_CAP));
            sink.put(Term.nothing(Symbol.A, Gap.PAST_CAP));
        } else {
            order.explainMotion(from, dt(seconds), form, sink);
        }
    }

    @Override
    public boolean stale(double seconds) {
        return seconds - start > cap;
    }

    private double dt(double seconds) {
        return Math.min(seconds - start, cap);
    }
}
