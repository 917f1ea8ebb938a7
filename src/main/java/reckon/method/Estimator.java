package reckon.method;

import reckon.motion.Kinematics;
import reckon.motion.TimedPath;
import reckon.motion.Vec2;

/**
 * Velocity and acceleration from positions alone (patent, steps 1–3): means over a window M, looking backwards. The sender
 * reads the true track with it, the patent's receiver what it has received.
 *
 * @param window M, s, above 0
 */
public record Estimator(double window) {

    /** Checks the window. */
    public Estimator {
        if (!(window > 0)) {
            throw new IllegalArgumentException("a window of " + window + " s");
        }
    }

    /** aveVelocity: v̄(T) = (p(T) − p(T − M)) / M, m/s. */
    public Vec2 velocity(TimedPath path, double time) {
        return mean(path.at(time), path.at(time - window));
    }

    /**
     * Position, aveVelocity and aveAcceleration at a moment: ā = (v̄(T_last) − v̄(T_flag)) / (T_last − T_flag), m/s², with
     * T_flag = T_last − M.
     */
    public Kinematics estimate(TimedPath path, double time) {
        double flag = time - window;
        return estimate(path.at(time), path.at(flag), path.at(flag - window));
    }

    /** The same from the positions at the moment, one window before it and two, m. */
    public Kinematics estimate(Vec2 position, Vec2 atFlag, Vec2 beforeFlag) {
        Vec2 velocity = mean(position, atFlag);
        return new Kinematics(position, velocity, mean(velocity, mean(atFlag, beforeFlag)));
    }

    /** The mean change over the window between two values. */
    private Vec2 mean(Vec2 later, Vec2 earlier) {
        return later.minus(earlier).times(1 / window);
    }
}
