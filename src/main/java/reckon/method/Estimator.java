package reckon.method;

import static reckon.explain.Expression.minus;
import static reckon.explain.Expression.over;

import java.util.List;
import java.util.function.DoubleFunction;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.motion.Kinematics;
import reckon.motion.TimedPath;
import reckon.motion.Vec2;
import reckon.setting.NumberSetting;

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

    /**
     * The same, told.
     *
     * @param path what is read
     * @param time T_last, s
     * @param setting the setting that M is
     * @param origins what the position at a moment is read from
     */
    public Kinematics explain(
            TimedPath path, double time, NumberSetting setting, DoubleFunction<List<Origin>> origins, Sink sink) {
        double flag = time - window;
        Kinematics estimate = estimate(path, time);
        sink.given(Symbol.WINDOW, window, Origin.setting(setting));
        sink.put(Symbol.T_FLAG, minus(Symbol.T_LAST, Symbol.WINDOW), flag);
        sink.put(read(Symbol.P_AT_LAST, path, time, origins));
        sink.put(read(Symbol.P_AT_FLAG, path, flag, origins));
        sink.put(read(Symbol.P_BEFORE_FLAG, path, flag - window, origins));
        sink.put(
                Symbol.AVE_VELOCITY,
                over(minus(Symbol.P_AT_LAST, Symbol.P_AT_FLAG), Symbol.WINDOW),
                estimate.velocity());
        sink.put(
                Symbol.AVE_VELOCITY_AT_FLAG,
                over(minus(Symbol.P_AT_FLAG, Symbol.P_BEFORE_FLAG), Symbol.WINDOW),
                velocity(path, flag));
        sink.put(
                Symbol.AVE_ACCELERATION,
                over(minus(Symbol.AVE_VELOCITY, Symbol.AVE_VELOCITY_AT_FLAG), minus(Symbol.T_LAST, Symbol.T_FLAG)),
                estimate.acceleration());
        return estimate;
    }

    private static Term read(Symbol symbol, TimedPath path, double time, DoubleFunction<List<Origin>> origins) {
        return Term.given(symbol, Value.of(path.at(time)), origins.apply(time));
    }

    /** The mean change over the window between two values. */
    private Vec2 mean(Vec2 later, Vec2 earlier) {
        return later.minus(earlier).times(1 / window);
    }
}
