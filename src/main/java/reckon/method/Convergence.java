package reckon.method;

import java.util.Optional;
import java.util.OptionalLong;
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
     * @param micros how long it takes; nothing: until the model changes again
     */
    record Course(Blend blend, OptionalLong micros) {}

    /** Draws the model at once (直接拉扯). */
    record Snap() implements Convergence {}

    /** Walks straight to where the entity will be (直线行走). */
    record Linear(double time, Form form) implements Convergence {}

    /** As linear, along a curve that leaves in the present direction of motion (二次方程行走). */
    record Quadratic(double time, Form form) implements Convergence {}

    /** A cubic Bézier through four points (立方样条). */
    record Cubic(double time, Form form) implements Convergence {}

    /** Projective velocity blending (Murphy). */
    record Projective(double time) implements Convergence {}

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
     * @param start when, s
     * @return nothing where the model is drawn at once
     */
    default Optional<Course> setOut(Departure from, Model model, double start) {
        Kinematics q = model.at(start);
        if (from.position().distance(q.position()) == 0) {
            return Optional.empty();
        }
        return switch (this) {
            case Snap snap -> Optional.empty();
            case Linear linear -> {
                long micros = limitedMicros(Approach.time(from.position(), q, linear.time()));
                double t = SimulationTime.seconds(micros);
                yield course(new LinearWalk(from.position(), Approach.target(q, t, linear.form()), t), micros);
            }
            case Quadratic quadratic -> {
                long micros = limitedMicros(Approach.time(from.position(), q, quadratic.time()));
                double t = SimulationTime.seconds(micros);
                Vec2 end = Approach.target(q, t, quadratic.form());
                yield course(QuadraticCurve.leaving(from.position(), from.velocity(), end, t), micros);
            }
            case Cubic cubic -> {
                long micros = limitedMicros(cubic.time());
                double t = SimulationTime.seconds(micros);
                yield course(CubicSpline.between(from, q, t, cubic.form()), micros);
            }
            case Projective projective -> {
                long micros = limitedMicros(projective.time());
                yield course(
                        new ProjectiveBlend(from.position(), from.velocity(), q, SimulationTime.seconds(micros)),
                        micros);
            }
            case Decay decay ->
                Optional.of(new Course(OffsetDecay.from(from.position(), model, start), OptionalLong.empty()));
        };
    }

    private static Optional<Course> course(Blend blend, long micros) {
        return Optional.of(new Course(blend, OptionalLong.of(micros)));
    }
}
