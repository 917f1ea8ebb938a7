package reckon.method;

import static reckon.explain.Expression.call;
import static reckon.explain.Expression.cube;
import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.number;
import static reckon.explain.Expression.over;
import static reckon.explain.Expression.pair;
import static reckon.explain.Expression.square;
import static reckon.explain.Expression.sum;
import static reckon.explain.Expression.times;

import java.util.List;
import java.util.Optional;
import reckon.explain.Expression;
import reckon.explain.Flaw;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * A cubic Bézier spline through four points (立方样条): x = A s³ + B s² + C s + D and y = E s³ + F s² + G s + H with
 * s = t / T.
 *
 * @param pos1 where it begins, m
 * @param pos2 its first handle, m
 * @param pos3 its second handle, m
 * @param pos4 where it ends, m
 * @param time T, how long it takes, s
 * @param x A, B, C and D
 * @param y E, F, G and H
 */
public record CubicSpline(Vec2 pos1, Vec2 pos2, Vec2 pos3, Vec2 pos4, double time, Polynomial x, Polynomial y)
        implements Blend {

    /** The length in time of a handle as printed, s. */
    private static final double PRINTED_HANDLE = 1;

    /**
     * A polynomial of third degree.
     *
     * @param a the factor of s³, m
     * @param b the factor of s², m
     * @param c the factor of s, m
     * @param d the rest, m
     */
    public record Polynomial(double a, double b, double c, double d) {

        /** The polynomial of a Bézier curve with four points on this axis. */
        static Polynomial bezier(double x0, double x1, double x2, double x3) {
            return new Polynomial(x3 - 3 * x2 + 3 * x1 - x0, 3 * x2 - 6 * x1 + 3 * x0, 3 * x1 - 3 * x0, x0);
        }

        /** Tells the four coefficients on an axis. */
        void explain(List<Symbol> symbols, Expression.Operation axis, Sink sink) {
            Expression x0 = call(axis, Symbol.POS1);
            Expression x1 = call(axis, Symbol.POS2);
            Expression x2 = call(axis, Symbol.POS3);
            Expression x3 = call(axis, Symbol.POS4);
            Expression three = number(3);
            sink.put(symbols.get(0), minus(sum(minus(x3, times(three, x2)), times(three, x1)), x0), a);
            sink.put(symbols.get(1), sum(minus(times(three, x2), times(number(6), x1)), times(three, x0)), b);
            sink.put(symbols.get(2), minus(times(three, x1), times(three, x0)), c);
            sink.put(symbols.get(3), x0, d);
        }

        /** A s³ + B s² + C s + D, as it is written. */
        static Expression written(Symbol a, Symbol b, Symbol c, Symbol d) {
            return sum(times(a, cube(Symbol.SHARE)), times(b, square(Symbol.SHARE)), times(c, Symbol.SHARE), d);
        }

        /** Its value, m. */
        double at(double s) {
            return ((a * s + b) * s + c) * s + d;
        }

        /** Its derivative by s, m. */
        double slope(double s) {
            return (3 * a * s + 2 * b) * s + c;
        }
    }

    /** The spline of four points. */
    public static CubicSpline through(Vec2 pos1, Vec2 pos2, Vec2 pos3, Vec2 pos4, double time) {
        return new CubicSpline(
                pos1,
                pos2,
                pos3,
                pos4,
                time,
                Polynomial.bezier(pos1.x(), pos2.x(), pos3.x(), pos4.x()),
                Polynomial.bezier(pos1.y(), pos2.y(), pos3.y(), pos4.y()));
    }

    /**
     * The spline from what is drawn to where the model will be. Corrected, Pos2 = o + u·T/3, Pos4 = q_T and
     * Pos3 = Pos4 − v_T·T/3 with v_T = v + a·T. As printed the handles are one second long, v_T is v, and u is the velocity
     * of the model followed so far. A new PDU in mid-spline (NewPackage), as printed, has Pos3 = q + v·t + ½·a·t² and
     * Pos4 = Pos3 − (v + a·t): the two are the wrong way round.
     */
    public static CubicSpline between(Departure from, Kinematics q, double time, Form form) {
        Vec2 o = from.position();
        double handle = handle(time, form);
        Vec2 pos2 = o.plus(setsOut(from, form).times(handle));
        Vec2 reached = q.after(time);
        Vec2 before = reached.minus(endVelocity(from, q, time, form).times(handle));
        return form == Form.PRINTED && from.midSpline()
                ? through(o, pos2, reached, before, time)
                : through(o, pos2, before, reached, time);
    }

    /** u, m/s: as printed that of the model followed so far, corrected the displayed one. */
    private static Vec2 setsOut(Departure from, Form form) {
        return form == Form.PRINTED ? from.followed() : from.velocity();
    }

    /** k, s. */
    private static double handle(double time, Form form) {
        return form == Form.PRINTED ? PRINTED_HANDLE : time / 3;
    }

    /** v_T, m/s. */
    private static Vec2 endVelocity(Departure from, Kinematics q, double time, Form form) {
        return form == Form.PRINTED && !from.midSpline() ? q.velocity() : q.velocityAfter(time);
    }

    /** Tells the four points and the coefficients. */
    void explainPoints(Departure from, Kinematics q, Form form, Handles held, Sink sink) {
        boolean printed = form == Form.PRINTED;
        sink.put(Symbol.TARGET, Written.after(Symbol.Q0, Symbol.V, Symbol.A, Symbol.TIME), q.after(time));
        sink.put(Term.given(Symbol.U, Value.of(setsOut(from, form)), List.of(Origin.of(Origin.Source.DRAWN)))
                .printedWrongly(Flaw.WRONG_START_VELOCITY));
        Term handle = printed
                ? Term.given(Symbol.HANDLE, Value.of(PRINTED_HANDLE), List.of(Origin.of(Origin.Source.FIXED)))
                : Term.computed(Symbol.HANDLE, over(Symbol.TIME, number(3)), Value.of(handle(time, form)));
        sink.put(handle.printedWrongly(Flaw.ONE_SECOND_HANDLES));
        boolean uniform = printed && !from.midSpline();
        sink.put(Term.computed(
                        Symbol.END_VELOCITY,
                        uniform ? Symbol.V : sum(Symbol.V, times(Symbol.A, Symbol.TIME)),
                        Value.of(endVelocity(from, q, time, form)))
                .printedWrongly(Flaw.END_VELOCITY));
        sink.put(Symbol.POS1, Symbol.O, pos1);
        sink.put(point(Symbol.POS2, sum(Symbol.O, times(Symbol.U, Symbol.HANDLE)), pos2, held.pos2(), false));
        Expression back = times(Symbol.END_VELOCITY, Symbol.HANDLE);
        boolean swaps = from.midSpline();
        if (printed && swaps) {
            // a hand on Pos3 leaves Pos4 where it is
            Expression end = held.pos3().isPresent() ? Symbol.TARGET : Symbol.POS3;
            sink.put(point(Symbol.POS3, Symbol.TARGET, pos3, held.pos3(), true));
            sink.put(point(Symbol.POS4, minus(end, back), pos4, Optional.empty(), true));
        } else {
            sink.put(point(Symbol.POS4, Symbol.TARGET, pos4, Optional.empty(), swaps));
            sink.put(point(Symbol.POS3, minus(Symbol.POS4, back), pos3, held.pos3(), swaps));
        }
        explainCoefficients(sink);
    }

    private static Term point(Symbol symbol, Expression formula, Vec2 value, Optional<Vec2> held, boolean swapped) {
        Term term = held.isPresent()
                ? Term.given(symbol, Value.of(value), List.of(Origin.of(Origin.Source.HAND)))
                : Term.computed(symbol, formula, Value.of(value));
        return swapped ? term.printedWrongly(Flaw.POINTS_SWAPPED) : term;
    }

    /** This spline with its handles where a hand holds them. */
    CubicSpline held(Handles hand) {
        return hand.equals(Handles.FREE)
                ? this
                : through(pos1, hand.pos2().orElse(pos2), hand.pos3().orElse(pos3), pos4, time);
    }

    /** Tells A to H. */
    private void explainCoefficients(Sink sink) {
        List<Symbol> first =
                List.of(Symbol.COEFFICIENT_A, Symbol.COEFFICIENT_B, Symbol.COEFFICIENT_C, Symbol.COEFFICIENT_D);
        List<Symbol> second =
                List.of(Symbol.COEFFICIENT_E, Symbol.COEFFICIENT_F, Symbol.COEFFICIENT_G, Symbol.COEFFICIENT_H);
        x.explain(first, Expression.Operation.X, sink);
        y.explain(second, Expression.Operation.Y, sink);
    }

    @Override
    public Expression explain(double elapsed, Symbol model, Sink sink) {
        double s = elapsed / time;
        sink.put(Symbol.SHARE, over(Symbol.SINCE_START, Symbol.TIME), s);
        sink.put(
                Symbol.SPLINE_X,
                Polynomial.written(
                        Symbol.COEFFICIENT_A, Symbol.COEFFICIENT_B, Symbol.COEFFICIENT_C, Symbol.COEFFICIENT_D),
                x.at(s));
        sink.put(
                Symbol.SPLINE_Y,
                Polynomial.written(
                        Symbol.COEFFICIENT_E, Symbol.COEFFICIENT_F, Symbol.COEFFICIENT_G, Symbol.COEFFICIENT_H),
                y.at(s));
        return pair(Symbol.SPLINE_X, Symbol.SPLINE_Y);
    }

    @Override
    public double x(double elapsed) {
        return x.at(elapsed / time);
    }

    @Override
    public double y(double elapsed) {
        return y.at(elapsed / time);
    }

    @Override
    public Vec2 velocity(double elapsed) {
        double s = elapsed / time;
        return new Vec2(x.slope(s) / time, y.slope(s) / time);
    }
}
