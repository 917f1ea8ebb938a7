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
        return path.at(time).minus(path.at(time - window)).times(1 / window);
    }

    /** aveAcceleration: ā = (v̄(T_last) − v̄(T_flag)) / (T_last − T_flag) with T_flag = T_last − M, m/s². */
    public Vec2 acceleration(TimedPath path, double time) {
        return velocity(path, time).minus(velocity(path, time - window)).times(1 / window);
    }

    /** Position, velocity and acceleration at a moment. */
    public Kinematics estimate(TimedPath path, double time) {
        return new Kinematics(path.at(time), velocity(path, time), acceleration(path, time));
    }
}
