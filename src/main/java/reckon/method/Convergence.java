package reckon.method;

import org.jspecify.annotations.Nullable;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

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
     */
    record Course(Blend blend, double start, double end) {}

    /** Draws the model at once (直接拉扯). */
    record Snap() implements Convergence {}

    /** Walks straight to where the entity will be (直线行走). */
    record Linear(double time, Form form) implements Convergence {

        private Course walk(Departure from, Kinematics q, long startMicros) {
            long micros = limitedMicros(Approach.time(from.position(), q, time));
            double t = SimulationTime.seconds(micros);
            return course(new LinearWalk(from.position(), Approach.target(q, t, form), t), startMicros, micros);
        }
    }

    /** As linear, along a curve that leaves in the present direction of motion (二次方程行走). */
    record Quadratic(double time, Form form) implements Convergence {

        private Course curve(Departure from, Kinematics q, long startMicros) {
            long micros = limitedMicros(Approach.time(from.position(), q, time));
            double t = SimulationTime.seconds(micros);
            Vec2 end = Approach.target(q, t, form);
            return course(QuadraticCurve.leaving(from.position(), from.velocity(), end, t), startMicros, micros);
        }
    }

    /** A cubic Bézier through four points (立方样条). */
    record Cubic(double time, Form form) implements Convergence {

        private Course spline(Departure from, Kinematics q, long startMicros) {
            long micros = limitedMicros(time);
            double t = SimulationTime.seconds(micros);
            return course(CubicSpline.between(from, q, t, form), startMicros, micros);
        }
    }

    /** Projective velocity blending (Murphy). */
    record Projective(double time) implements Convergence {

        private Course blend(Departure from, Kinematics q, long startMicros) {
            long micros = limitedMicros(time);
            double t = SimulationTime.seconds(micros);
            return course(new ProjectiveBlend(from.position(), from.velocity(), q, t), startMicros, micros);
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
     * @return nothing where the model is drawn at once
     */
    default @Nullable Course setOut(Departure from, Model model, Kinematics q, long startMicros) {
        if (from.position().distance(q.position()) == 0) {
            return null;
        }
        return switch (this) {
            case Snap snap -> null;
            case Linear linear -> linear.walk(from, q, startMicros);
            case Quadratic quadratic -> quadratic.curve(from, q, startMicros);
            case Cubic cubic -> cubic.spline(from, q, startMicros);
            case Projective projective -> projective.blend(from, q, startMicros);
            case Decay decay -> decay(from, model, q, SimulationTime.seconds(startMicros));
        };
    }

    private static Course decay(Departure from, Model model, Kinematics q, double start) {
        Vec2 offset = from.position().minus(q.position());
        return new Course(OffsetDecay.of(model, start, offset), start, Double.POSITIVE_INFINITY);
    }

    private static Course course(Blend blend, long startMicros, long micros) {
        return new Course(blend, SimulationTime.seconds(startMicros), SimulationTime.seconds(startMicros + micros));
    }
}
