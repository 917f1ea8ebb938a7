package reckon.run;

import java.util.ArrayList;
import java.util.List;
import reckon.method.Method;
import reckon.method.Receiver;
import reckon.motion.SimulationTime;
import reckon.motion.Track;
import reckon.network.Network;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * Everything that a run depends on, as one immutable value.
 *
 * @param seed the seed of every draw
 * @param source where the true path comes from
 * @param sender who sends the updates
 * @param network what happens to them
 * @param methods how they are drawn, side by side; at least one
 */
public record Scenario(long seed, TrackSource source, Sender sender, Network network, List<Method> methods) {
    /** How many methods may be compared. */
    public static final int MOST_METHODS = 8;

    /** How many times a sender may look or send in a run. */
    public static final long MOST_STEPS = 20_000_000;

    /** How long a run goes on after the end of the track, µs. */
    private static final long AFTERMATH_MICROS = 1_000_000;

    /**
     * Checks the number of methods and the length of the run.
     *
     * @throws IllegalArgumentException where there is no method, or too many, or the run would be too large
     */
    public Scenario {
        methods = List.copyOf(methods);
        if (methods.isEmpty() || methods.size() > MOST_METHODS) {
            throw new IllegalArgumentException(methods.size() + " methods, where 1 to " + MOST_METHODS + " may be");
        }
        double steps = SimulationTime.seconds(endMicros(source.track())) / sender.step();
        if (steps > MOST_STEPS) {
            throw new IllegalArgumentException(
                    "the sender would look " + (long) steps + " times, where " + MOST_STEPS + " times may be");
        }
    }

    /** A scenario with every setting at its default. */
    public static Scenario of(TrackSource source) {
        return new Scenario(
                Settings.SEED.defaultValue(),
                source,
                Sender.defaults(),
                Network.defaults(),
                List.of(Method.defaults()));
    }

    /** The true path. */
    public Track track() {
        return source.track();
    }

    /** When the run ends: one second after the track's end; -1 where the track has no point. */
    public long endMicros() {
        return endMicros(track());
    }

    private static long endMicros(Track track) {
        return track.size() == 0 ? -1 : track.endMicros() + AFTERMATH_MICROS;
    }

    /** A method made ready for a run with this sender. */
    public Receiver receiver(Method method) {
        return new Receiver(
                method.predictor(),
                method.convergence(),
                SimulationTime.micros(
                        method.values().number(Settings.STALL_AFTER).orElse(sender.stallAfter())),
                method.values().number(Settings.MAX_EXTRAPOLATION).orElse(sender.maxExtrapolation()),
                method.values().number(Settings.SNAP_DISTANCE));
    }

    /**
     * The settings of a group.
     *
     * @param method which method's, where the group is that of methods
     */
    public Values values(Group group, int method) {
        return switch (group) {
            case SCENARIO -> Values.defaults(Group.SCENARIO).with(Settings.SEED, seed);
            case SENDER -> sender.values();
            case NETWORK -> network.values();
            case METHOD -> methods.get(method).values();
            case SCHEME -> throw new IllegalArgumentException("a scenario of methods has no scheme");
        };
    }

    /** The value of a setting; of a method's setting for one of the methods. */
    public <T> T get(Setting<T> setting, int method) {
        return values(setting.group(), method).get(setting);
    }

    /**
     * This scenario with another value of a setting; of a method's setting for one of the methods.
     *
     * @throws IllegalArgumentException where the setting does not allow the value
     */
    public <T> Scenario with(Setting<T> setting, int method, T value) {
        Values changed = values(setting.group(), method).with(setting, value);
        return switch (setting.group()) {
            case SCENARIO -> withSeed(changed.get(Settings.SEED));
            case SENDER -> withSender(new Sender(changed));
            case NETWORK -> withNetwork(network.withValues(changed));
            case METHOD -> withMethod(method, new Method(changed));
            case SCHEME -> throw new IllegalArgumentException("a scenario of methods has no scheme");
        };
    }

    /** This scenario with another seed; a random walk then takes another way. */
    public Scenario withSeed(long other) {
        TrackSource itsSource = source instanceof TrackSource.Generated made
                ? TrackSource.Generated.of(made.generator(), made.duration(), other)
                : source;
        return new Scenario(other, itsSource, sender, network, methods);
    }

    /** This scenario on another path. */
    public Scenario withSource(TrackSource other) {
        return new Scenario(seed, other, sender, network, methods);
    }

    /** This scenario with another sender. */
    public Scenario withSender(Sender other) {
        return new Scenario(seed, source, other, network, methods);
    }

    /** This scenario over another network. */
    public Scenario withNetwork(Network other) {
        return new Scenario(seed, source, sender, other, methods);
    }

    /** This scenario with other methods. */
    public Scenario withMethods(List<Method> other) {
        return new Scenario(seed, source, sender, network, other);
    }

    /** This scenario with one method replaced. */
    public Scenario withMethod(int index, Method other) {
        List<Method> changed = new ArrayList<>(methods);
        changed.set(index, other);
        return withMethods(changed);
    }
}
