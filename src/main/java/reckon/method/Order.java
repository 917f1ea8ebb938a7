package reckon.method;

import static reckon.explain.Expression.half;
import static reckon.explain.Expression.square;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import reckon.explain.Expression;
import reckon.explain.Flaw;
import reckon.explain.Gap;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
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

        @Override
        Expression explainPosition(Moment at, Kinematics from, double dt, Form form, Sink sink) {
            return Symbol.P0;
        }

        @Override
        void explainMotion(Kinematics from, double dt, Form form, Sink sink) {
            sink.put(still(Symbol.V));
            sink.put(still(Symbol.A));
        }
    },
    /** p(t) = p₀ + v₀·dt. */
    FIRST {
        @Override
        double position(double p, double v, double a, double dt, Form form) {
            return p + Kinematics.way(v, dt);
        }

        @Override
        Vec2 velocity(Kinematics from, double dt, Form form) {
            return from.velocity();
        }

        @Override
        Vec2 acceleration(Kinematics from, Form form) {
            return Vec2.ZERO;
        }

        @Override
        Expression explainPosition(Moment at, Kinematics from, double dt, Form form, Sink sink) {
            explainWay(at, from, dt, sink);
            return sum(Symbol.P0, at.velocityTerm());
        }

        @Override
        void explainMotion(Kinematics from, double dt, Form form, Sink sink) {
            sink.put(Symbol.V, Symbol.V0, velocity(from, dt, form));
            sink.put(still(Symbol.A));
        }
    },
    /** p(t) = p₀ + v₀·dt + ½·a₀·dt²; as printed ½·a₀·dt, the square being missing. */
    SECOND {
        @Override
        double position(double p, double v, double a, double dt, Form form) {
            return p + Kinematics.way(v, dt) + bend(a, dt, form);
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

        @Override
        Expression explainPosition(Moment at, Kinematics from, double dt, Form form, Sink sink) {
            explainWay(at, from, dt, sink);
            Vec2 a = from.acceleration();
            Expression age = form == Form.PRINTED ? at.elapsed() : square(at.elapsed());
            sink.put(flawed(
                    at.accelerationTerm(),
                    times(half(), Symbol.A0, age),
                    new Vec2(bend(a.x(), dt, form), bend(a.y(), dt, form))));
            return sum(Symbol.P0, at.velocityTerm(), at.accelerationTerm());
        }

        @Override
        void explainMotion(Kinematics from, double dt, Form form, Sink sink) {
            Expression gain =
                    form == Form.PRINTED ? times(half(), Symbol.A0) : times(Symbol.A0, Moment.START.elapsed());
            sink.put(flawed(Symbol.V, sum(Symbol.V0, gain), velocity(from, dt, form)));
            if (form == Form.PRINTED) {
                sink.put(still(Symbol.A));
            } else {
                sink.put(Symbol.A, Symbol.A0, acceleration(from, form));
            }
        }
    };

    /**
     * The order of a word in files.
     *
     * @throws IllegalArgumentException where there is none
     */
    public static Order of(String word) {
        return switch (word) {
            case "hold" -> HOLD;
            case "first" -> FIRST;
            case "second" -> SECOND;
            default -> throw new IllegalArgumentException("no order is called " + word);
        };
    }

    private static double bend(double a, double dt, Form form) {
        return form == Form.PRINTED ? 0.5 * a * dt : Kinematics.bend(a, dt);
    }

    private static void explainWay(Moment at, Kinematics from, double dt, Sink sink) {
        Vec2 v = from.velocity();
        sink.put(
                at.velocityTerm(),
                times(Symbol.V0, at.elapsed()),
                new Vec2(Kinematics.way(v.x(), dt), Kinematics.way(v.y(), dt)));
    }

    private static Term flawed(Symbol symbol, Expression formula, Vec2 value) {
        return Term.computed(symbol, formula, Value.of(value)).printedWrongly(Flaw.SQUARE_MISSING);
    }

    private static Term still(Symbol symbol) {
        return Term.nothing(symbol, Gap.NO_MOTION);
    }

    /** One axis, a time dt in s after the PDU. */
    abstract double position(double p, double v, double a, double dt, Form form);

    /** The derivative of the position, m/s. */
    abstract Vec2 velocity(Kinematics from, double dt, Form form);

    /** The second derivative of the position, m/s². */
    abstract Vec2 acceleration(Kinematics from, Form form);

    /** Tells the terms that the position is the sum of, and gives the sum. */
    abstract Expression explainPosition(Moment at, Kinematics from, double dt, Form form, Sink sink);

    /** Tells how the model moved when the convergence under way began. */
    abstract void explainMotion(Kinematics from, double dt, Form form, Sink sink);
}
