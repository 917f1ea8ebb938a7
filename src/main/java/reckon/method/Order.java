package reckon.method;

import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** How much of a PDU dead reckoning goes on with (article; IEEE 1278.1 names more). */
public enum Order {
    /** p(t) = p₀. */
    HOLD {
        @Override
        double position(double p, double v, double a, double dt, Form form) {
            return p;
        }

        @Override
        Vec2 velocity(Kinematics from, double dt, Form form) {
            return Vec2.ZERO;
        }

        @Override
        Vec2 acceleration(Kinematics from, Form form) {
            return Vec2.ZERO;
        }
    },
    /** p(t) = p₀ + v₀·dt. */
    FIRST {
        @Override
        double position(double p, double v, double a, double dt, Form form) {
            return p + v * dt;
        }

        @Override
        Vec2 velocity(Kinematics from, double dt, Form form) {
            return from.velocity();
        }

        @Override
        Vec2 acceleration(Kinematics from, Form form) {
            return Vec2.ZERO;
        }
    },
    /** p(t) = p₀ + v₀·dt + ½·a₀·dt²; as printed ½·a₀·dt, the square being missing. */
    SECOND {
        @Override
        double position(double p, double v, double a, double dt, Form form) {
            return form == Form.PRINTED ? p + v * dt + 0.5 * a * dt : Kinematics.after(p, v, a, dt);
        }

        @Override
        Vec2 velocity(Kinematics from, double dt, Form form) {
            // the derivative of what is printed is v₀ + ½·a₀
            return form == Form.PRINTED
                    ? from.velocity().plus(from.acceleration().times(0.5))
                    : from.velocityAfter(dt);
        }

        @Override
        Vec2 acceleration(Kinematics from, Form form) {
            return form == Form.PRINTED ? Vec2.ZERO : from.acceleration();
        }
    };

    /** One axis, a time dt in s after the PDU. */
    abstract double position(double p, double v, double a, double dt, Form form);

    /** The derivative of the position, m/s. */
    abstract Vec2 velocity(Kinematics from, double dt, Form form);

    /** The second derivative of the position, m/s². */
    abstract Vec2 acceleration(Kinematics from, Form form);
}
