package reckon.method;

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

    @Override
    public boolean stale(double seconds) {
        return seconds - start > cap;
    }

    private double dt(double seconds) {
        return Math.min(seconds - start, cap);
    }
}
