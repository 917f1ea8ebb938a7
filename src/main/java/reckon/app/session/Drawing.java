package reckon.app.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import reckon.motion.SimulationTime;
import reckon.motion.Track;
import reckon.network.Stall;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/**
 * A path that is being drawn in real time. Each pulse appends where the pointer is, and the run goes on to that moment: the
 * clock never passes the newest point.
 */
public final class Drawing {
    /** Positions are kept to a tenth of a millimetre, so that files stay readable. */
    private static final double PER_METRE = 1e4;

    private final Simulations simulations;
    private final Playback playback;
    private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper(this, "active", false);
    private Scenario scenario;
    private Track track = Track.EMPTY;
    private long micros;
    private double x;
    private double y;

    Drawing(Simulations simulations, Playback playback, Scenario scenario) {
        this.simulations = simulations;
        this.playback = playback;
        this.scenario = scenario;
    }

    /** Whether a path is being drawn. */
    public ReadOnlyBooleanProperty activeProperty() {
        return active.getReadOnlyProperty();
    }

    /** Begins a new path under the settings of a scenario. */
    void begin(Scenario settings, double startX, double startY) {
        playback.pause();
        scenario = settings.withNetwork(settings.network().withOverrides(List.of()));
        micros = 0;
        move(startX, startY);
        track = Track.EMPTY.plus(0, x, y);
        active.set(true);
        show();
    }

    /** Notes where the pointer is, m. */
    public void move(double toX, double toY) {
        x = Math.clamp(Math.rint(toX * PER_METRE) / PER_METRE, -Track.FARTHEST, Track.FARTHEST);
        y = Math.clamp(Math.rint(toY * PER_METRE) / PER_METRE, -Track.FARTHEST, Track.FARTHEST);
    }

    /** Goes on by a time that went by on the wall, s. */
    public void advance(double wallSeconds) {
        long passed = SimulationTime.micros(wallSeconds);
        if (!active.get() || passed <= 0) {
            return;
        }
        micros += passed;
        track = track.plus(SimulationTime.seconds(micros), x, y);
        show();
    }

    /** Causes a stall that begins now, of a length in s. */
    void causeStall(double length) {
        scenario = stalled(scenario, SimulationTime.seconds(micros), length);
        show();
    }

    /** A scenario with one stall more. */
    static Scenario stalled(Scenario scenario, double at, double length) {
        List<Stall> stalls = new ArrayList<>(scenario.network().stalls());
        stalls.add(new Stall(at, length));
        stalls.sort(Comparator.comparingDouble(Stall::at));
        return scenario.withNetwork(scenario.network().withStalls(stalls));
    }

    /** Ends the path, and gives the scenario that came of it. */
    Scenario end() {
        active.set(false);
        return drawn();
    }

    private Scenario drawn() {
        return scenario.withSource(new TrackSource.Points(track));
    }

    private void show() {
        simulations.show(drawn(), micros);
    }
}
