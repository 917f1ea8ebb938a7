package reckon.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;
import reckon.method.Method;
import reckon.motion.Track;
import reckon.network.Network;
import reckon.network.PacketLog;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Builds a scenario for a test: one method, an interval sender, and a network without delay, unless said otherwise. */
record Given(Scenario scenario) {

    /** A track of points, each a time in s and two coordinates in m. */
    static Given path(double[]... points) {
        return path(track(points));
    }

    static Given path(Track track) {
        return new Given(Scenario.of(new TrackSource.Points(track)))
                .sender(Settings.POLICY, "interval")
                .network(Settings.DELAY, 0);
    }

    static Track track(double[]... points) {
        Track track = Track.EMPTY;
        for (double[] point : points) {
            track = track.plus(point[0], point[1], point[2]);
        }
        return track;
    }

    /** A point of a track: a time in s and two coordinates in m. */
    static double[] at(double time, double x, double y) {
        return new double[] {time, x, y};
    }

    /** From (0, 0) along the first axis at a speed in m/s, for a time in s. */
    static Given straight(double speed, double seconds) {
        return path(at(0, 0, 0), at(seconds, speed * seconds, 0));
    }

    Given seed(long seed) {
        return new Given(scenario.withSeed(seed));
    }

    <T> Given sender(Setting<T> setting, T value) {
        return new Given(
                scenario.withSender(new Sender(scenario.sender().values().with(setting, value))));
    }

    Given sender(NumberSetting setting, double value) {
        return sender((Setting<Double>) setting, value);
    }

    private Given network(UnaryOperator<Values> change) {
        Network network = scenario.network();
        return new Given(scenario.withNetwork(network.withValues(change.apply(network.values()))));
    }

    <T> Given network(Setting<T> setting, T value) {
        return network(values -> values.with(setting, value));
    }

    Given network(NumberSetting setting, double value) {
        return network(values -> values.with(setting, value));
    }

    Given network(OptionalNumberSetting setting, double value) {
        return network(values -> values.with(setting, OptionalDouble.of(value)));
    }

    Given log(PacketLog log) {
        return new Given(
                scenario.withNetwork(scenario.network().withLog(Optional.of(new Network.LoggedFates("log.csv", log)))));
    }

    Given stall(double at, double length) {
        List<Stall> stalls = new ArrayList<>(scenario.network().stalls());
        stalls.add(new Stall(at, length));
        return new Given(scenario.withNetwork(scenario.network().withStalls(stalls)));
    }

    /** The packet sent at a moment arrives at another. */
    Given arrives(double sent, double arrived) {
        return override(new PacketOverride(sent, OptionalDouble.of(arrived)));
    }

    /** The packet sent at a moment is lost. */
    Given lost(double sent) {
        return override(new PacketOverride(sent, OptionalDouble.empty()));
    }

    private Given override(PacketOverride override) {
        List<PacketOverride> overrides = new ArrayList<>(scenario.network().overrides());
        overrides.add(override);
        return new Given(scenario.withNetwork(scenario.network().withOverrides(overrides)));
    }

    private Given method(UnaryOperator<Values> change) {
        return new Given(scenario.withMethod(
                0, new Method(change.apply(scenario.methods().getFirst().values()))));
    }

    <T> Given method(Setting<T> setting, T value) {
        return method(values -> values.with(setting, value));
    }

    Given method(NumberSetting setting, double value) {
        return method(values -> values.with(setting, value));
    }

    Given method(OptionalNumberSetting setting, double value) {
        return method(values -> values.with(setting, OptionalDouble.of(value)));
    }

    /** What predicts and what converges, by their words. */
    Given method(String predictor, String convergence) {
        return method(Settings.PREDICTOR, predictor).method(Settings.CONVERGENCE, convergence);
    }

    Run run() {
        return Simulator.run(scenario);
    }
}
