package reckon.app.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import reckon.motion.Reshaping;
import reckon.motion.SimulationTime;
import reckon.motion.Track;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.network.Stall;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/**
 * A path that is being drawn in real time, by a pointer or by keys. Each pulse appends where they have led it, and the run
 * goes on to that moment: the clock never passes the newest point. Settings may change meanwhile.
 */
public final class Drawing {
    private final Simulations simulations;
    private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper(this, "active", false);
    private final ReadOnlyBooleanWrapper steered = new ReadOnlyBooleanWrapper(this, "steered", false);
    private final List<Stall> caused = new ArrayList<>();
    private Guide guide = new SteeringGuide(Vec2.ZERO);
    private Scenario settings;
    private boolean goesOn;
    private Track track = Track.EMPTY;
    private long micros;

    Drawing(Simulations simulations, Scenario settings) {
        this.simulations = simulations;
        this.settings = settings;
    }

    /** Whether a path is being drawn. */
    public ReadOnlyBooleanProperty activeProperty() {
        return active.getReadOnlyProperty();
    }

    /** Whether a path is being drawn by keys. */
    public ReadOnlyBooleanProperty steeredProperty() {
        return steered.getReadOnlyProperty();
    }

    /** Begins a new path under the settings of a scenario where a pointer is, m. */
    void begin(Scenario under, double x, double y) {
        Vec2 start = tidy(x, y);
        start(under, false, point(start), new PointerGuide(start, start));
    }

    /** Goes on with a scenario's path, which is not empty, to where a pointer is, m. */
    void goOn(Scenario with, double x, double y) {
        start(with, true, with.track(), new PointerGuide(tidy(x, y), end(with.track())));
    }

    /** Begins a new path that is steered from a place, m. */
    void steer(Scenario under, double x, double y) {
        Vec2 start = tidy(x, y);
        start(under, false, point(start), new SteeringGuide(start));
    }

    /** Goes on with a scenario's path, which is not empty, by steering. */
    void steerOn(Scenario with) {
        start(with, true, with.track(), new SteeringGuide(end(with.track())));
    }

    private void start(Scenario under, boolean withItsPath, Track from, Guide by) {
        goesOn = withItsPath;
        settings = under;
        caused.clear();
        guide = by;
        track = from;
        micros = from.endMicros();
        active.set(true);
        steered.set(by instanceof SteeringGuide);
        simulations.show(drawn(track), micros);
    }

    private static Track point(Vec2 start) {
        return Track.EMPTY.plus(0, start.x(), start.y());
    }

    private static Vec2 end(Track path) {
        return path.point(path.size() - 1);
    }

    private static Vec2 tidy(double x, double y) {
        return new Vec2(Reshaping.tidy(x), Reshaping.tidy(y));
    }

    /** Notes where the pointer is, m. */
    public void move(double toX, double toY) {
        if (guide instanceof PointerGuide pointer) {
            pointer.move(new Vec2(toX, toY));
        }
    }

    /** Begins to push the point that is steered, or lets it go. */
    public void push(Heading heading, boolean on) {
        if (guide instanceof SteeringGuide steering) {
            steering.push(heading, on);
        }
    }

    /**
     * Goes on by a time that went by on the wall, s.
     *
     * @throws IllegalArgumentException where the path or its run would become too long; it then stays as it is
     */
    void advance(double wallSeconds) {
        long passed = SimulationTime.micros(wallSeconds);
        if (!active.get() || passed <= 0 || guide.waiting()) {
            return;
        }
        Vec2 led = guide.after(SimulationTime.seconds(passed));
        Track grown =
                track.plus(SimulationTime.seconds(micros + passed), Reshaping.tidy(led.x()), Reshaping.tidy(led.y()));
        Scenario next = drawn(grown);
        micros += passed;
        track = grown;
        simulations.show(next, micros);
    }

    /** Causes a stall that begins now, of a length in s. */
    void causeStall(double length) {
        caused.add(new Stall(SimulationTime.seconds(micros), length));
        simulations.show(drawn(track), micros);
    }

    /** Goes on under the settings of another scenario, as if they had been so from the start. */
    void adopt(Scenario other) {
        settings = other;
        simulations.show(drawn(track), micros);
    }

    /** A scenario with one stall more. */
    static Scenario stalled(Scenario scenario, double at, double length) {
        return stalled(scenario, List.of(new Stall(at, length)));
    }

    private static Scenario stalled(Scenario scenario, List<Stall> more) {
        List<Stall> stalls = new ArrayList<>(scenario.network().stalls());
        stalls.addAll(more);
        stalls.sort(Comparator.comparingDouble(Stall::at));
        return scenario.withNetwork(scenario.network().withStalls(stalls));
    }

    /** Whether what is drawn goes on with a path that was there. */
    boolean goesOn() {
        return goesOn;
    }

    /** Ends the path, and gives the scenario that came of it; that of the settings where nothing was drawn. */
    Scenario end() {
        active.set(false);
        steered.set(false);
        return guide.waiting() ? stalled(settings, caused) : drawn(track);
    }

    private Scenario drawn(Track path) {
        Network network = settings.network();
        // what befell another path, its stalls and single packets, is no business of a new one
        Scenario under = goesOn
                ? settings
                : settings.withNetwork(network.withStalls(List.of()).withOverrides(List.of()));
        return (caused.isEmpty() ? under : stalled(under, caused)).withSource(new TrackSource.Points(path));
    }
}
