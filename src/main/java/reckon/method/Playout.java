package reckon.method;

import static reckon.explain.Expression.minus;

import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.setting.Settings;

/**
 * Snapshot interpolation: the past, drawn at now − playout delay, linear between the two updates around it. It holds the
 * oldest before them and the newest when starved.
 */
final class Playout implements Model {
    private final History history;
    private final double delay;
    private final double staleAfter;

    /**
     * Playout of what has been received.
     *
     * @param newestMicros the newest send time in the history
     * @param delay the playout delay, s
     * @param cap how long it may starve before it is stale, s
     */
    Playout(History history, long newestMicros, double delay, double cap) {
        this.history = history;
        this.delay = delay;
        this.staleAfter = SimulationTime.seconds(newestMicros) + cap;
    }

    @Override
    public double x(double seconds) {
        return history.x(seconds - delay);
    }

    @Override
    public double y(double seconds) {
        return history.y(seconds - delay);
    }

    @Override
    public Kinematics at(double seconds) {
        double then = seconds - delay;
        return new Kinematics(history.at(then), history.velocity(then), Vec2.ZERO);
    }

    @Override
    public Symbol explain(Moment at, double seconds, Sink sink) {
        sink.given(Symbol.PLAYOUT, delay, Origin.setting(Settings.PLAYOUT));
        sink.put(Symbol.THEN, minus(at.time(), Symbol.PLAYOUT), seconds - delay);
        sink.put(Symbol.MODEL, history.explain(seconds - delay, sink), new Vec2(x(seconds), y(seconds)));
        return Symbol.MODEL;
    }

    @Override
    public void explainMotion(double seconds, Sink sink) {
        throw new IllegalStateException("nothing converges to snapshots");
    }

    /** Whether an update is the one that was played out last, or the oldest where none was yet. */
    boolean restsOn(Pdu update, double seconds) {
        return history.sentBy(seconds - delay) == update.sentMicros();
    }

    @Override
    public boolean stale(double seconds) {
        return seconds - delay > staleAfter;
    }
}
