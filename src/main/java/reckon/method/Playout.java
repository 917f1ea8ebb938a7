package reckon.method;

import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

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

    /** Whether an update is the one that was played out last, or the oldest where none was yet. */
    boolean restsOn(Pdu update, double seconds) {
        return history.sentBy(seconds - delay) == update.sentMicros();
    }

    @Override
    public boolean stale(double seconds) {
        return seconds - delay > staleAfter;
    }
}
