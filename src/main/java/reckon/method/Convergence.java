package reckon.method;

import static reckon.explain.Expression.call;

import org.jspecify.annotations.Nullable;
import reckon.explain.Expression;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.setting.Settings;

/** How the drawn position comes back to the model when the model has changed (article, four methods, and two more). */
public sealed interface Convergence {

    /** The least time that a convergence takes in a run, s. */
    double LEAST_SECONDS = 1.0 / 60;

    /** The most time that a convergence takes in a run, s. */
    double MOST_SECONDS = 1;

    /**
     * A convergence on its way.
     *
     * @param blend what is drawn
     * @param start when it began, s
     * @param end when it is over, s; infinity: when the model changes again
     * @param from where it set out from
     */
    record Course(Blend blend, double start, double end, Departure from) {}

    /** Draws the model at once (直接拉扯). */
    record Snap() implements Convergence {}

    /** Walks straight to where the entity will be (直线行走). */
    record Linear(double time, Form form) implements Convergence {

        private Course walk(Departure from, Kinematics q, long startMicros, Sink sink) {
            long micros = limitedMicros(Approach.time(from.position(), q, time));
            double t = SimulationTime.seconds(micros);
            Vec2 target = Approach.target(q, t, form);
            if (sink.listens()) {
                Approach.explainTime(from.position(), q, time, sink);
                explainLimits(Symbol.APPROACH_TIME, t, sink);
                Approach.explainTarget(q, t, form, sink);
                Approach.explainSpeed(from.position(), target, t, sink);
            }
            return course(new LinearWalk(from.position(), target, t), startMicros, micros, from);
        }
    }

    /** As linear, along a curve that leaves in the present direction of motion (二次方程行走). */
    record Quadratic(double time, Form form) implements Convergence {

        private Course curve(Departure from, Kinematics q, long startMicros, Sink sink) {
            long micros = limitedMicros(Approach.time(from.position(), q, time));
            double t = SimulationTime.seconds(micros);
            Vec2 end = Approach.target(q, t, form);
            QuadraticCurve curve = QuadraticCurve.leaving(from.position(), from.velocity(), end, t);
            if (sink.listens()) {
                Approach.explainTime(from.position(), q, time, sink);
                explainLimits(Symbol.APPROACH_TIME, t, sink);
                Approach.explainTarget(q, t, form, sink);
                sink.given(Symbol.U, from.velocity(), Origin.of(Origin.Source.DRAWN));
                curve.explainMiddle(sink);
            }
            return course(curve, startMicros, micros, from);
        }
    }

    /** A cubic Bézier through four points (立方样条). */
    record Cubic(double time, Form form, Handles held) implements Convergence {

        /** One with free handles. */
        public Cubic(double time, Form form) {
            this(time, form, Handles.FREE);
        }

        private Course spline(Departure from, Kinematics q, long startMicros, Sink sink) {
            long micros = limitedMicros(time);
            double t = SimulationTime.seconds(micros);
            CubicSpline spline = CubicSpline.between(from, q, t, form).held(held);
            if (sink.listens()) {
                explainTime(time, t, sink);
                spline.explainPoints(from, q, form, held, sink);
            }
            return course(spline, startMicros, micros, from);
        }
    }

    /** Projective velocity blending (Murphy). */
    record Projective(double time) implements Convergence {

        private Course blend(Departure from, Kinematics q, long startMicros, Sink sink) {
            long micros = limitedMicros(time);
            double t = SimulationTime.seconds(micros);
            if (sink.listens()) {
                explainTime(time, t, sink);
                sink.given(Symbol.U, from.velocity(), Origin.of(Origin.Source.DRAWN));
            }
            return course(new ProjectiveBlend(from.position(), from.velocity(), q, t), startMicros, micros, from);
        }
    }

    /** Draws the model plus an offset that dies away. */
    record Decay() implements Convergence {}

    /**
     * The convergence of a word in the scenario file.
     *
     * @param time the convergence time, s
     */
    static Convergence of(String word, double time, Form form) {
        return switch (word) {
            case "snap" -> new Snap();
            case "linear" -> new Linear(time, form);
            case "quadratic" -> new Quadratic(time, form);
            case "cubic" -> new Cubic(time, form);
            case "projective" -> new Projective(time);
            case "decay" -> new Decay();
            default -> throw new IllegalArgumentException("no convergence is called " + word);
        };
    }

    /**
     * A time in s, within the limits of a run, in whole microseconds.
     */
    static long limitedMicros(double seconds) {
        return SimulationTime.micros(Math.clamp(seconds, LEAST_SECONDS, MOST_SECONDS));
    }

    /**
     * Sets out towards a model.
     *
     * @param from where from
     * @param model what to come to
     * @param q how the model moves at the start
     * @param startMicros when
     * @param sink is told how the way is found
     * @return nothing where the model is drawn at once
     */
    default @Nullable Course setOut(Departure from, Model model, Kinematics q, long startMicros, Sink sink) {
        if (from.position().distance(q.position()) == 0) {
            return null;
        }
        if (sink.listens()) {
            sink.given(Symbol.O, from.position(), Origin.of(Origin.Source.DRAWN));
        }
        return switch (this) {
            case Snap snap -> null;
            case Linear linear -> linear.walk(from, q, startMicros, sink);
            case Quadratic quadratic -> quadratic.curve(from, q, startMicros, sink);
            case Cubic cubic -> cubic.spline(from, q, startMicros, sink);
            case Projective projective -> projective.blend(from, q, startMicros, sink);
            case Decay decay -> decay(from, model, q, SimulationTime.seconds(startMicros), sink);
        };
    }

    /** The same in another form, where it has forms. */
    default Convergence in(Form form) {
        return switch (this) {
            case Linear linear -> new Linear(linear.time(), form);
            case Quadratic quadratic -> new Quadratic(quadratic.time(), form);
            case Cubic cubic -> new Cubic(cubic.time(), form, cubic.held());
            case Snap snap -> snap;
            case Projective projective -> projective;
            case Decay decay -> decay;
        };
    }

    /** The same with a hand on its handles, where it has handles. */
    default Convergence with(Handles held) {
        return this instanceof Cubic cubic ? new Cubic(cubic.time(), cubic.form(), held) : this;
    }

    private static void explainTime(double chosen, double time, Sink sink) {
        sink.given(Symbol.CHOSEN_TIME, chosen, Origin.setting(Settings.TIME));
        explainLimits(Symbol.CHOSEN_TIME, time, sink);
    }

    private static void explainLimits(Symbol unlimited, double time, Sink sink) {
        sink.given(Symbol.LEAST_TIME, LEAST_SECONDS, Origin.of(Origin.Source.FIXED));
        sink.given(Symbol.MOST_TIME, MOST_SECONDS, Origin.of(Origin.Source.FIXED));
        sink.put(
                Symbol.TIME,
                call(
                        Expression.Operation.MICROSECONDS,
                        call(Expression.Operation.CLAMP, unlimited, Symbol.LEAST_TIME, Symbol.MOST_TIME)),
                time);
    }

    private static Course decay(Departure from, Model model, Kinematics q, double start, Sink sink) {
        OffsetDecay decay = OffsetDecay.of(model, start, from.position().minus(q.position()));
        if (sink.listens()) {
            decay.explainSetOut(sink);
        }
        return new Course(decay, start, Double.POSITIVE_INFINITY, from);
    }

    private static Course course(Blend blend, long startMicros, long micros, Departure from) {
        double end = SimulationTime.seconds(startMicros + micros);
        return new Course(blend, SimulationTime.seconds(startMicros), end, from);
    }
}
