package reckon.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import reckon.method.Method;
import reckon.network.Network;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * Random scenarios of a few seconds. Methods go through all predictors, convergences and forms in turn, four to a scenario,
 * so that some thirty scenarios have them all; paths, senders and networks are as bad as they come.
 */
final class RandomScenarios {
    private static final int METHODS = 4;
    private static final List<List<String>> COMBINATIONS = combinations();

    private final SplittableRandom random;
    private int turn;

    RandomScenarios(long seed) {
        this.random = new SplittableRandom(seed);
        this.turn = random.nextInt(COMBINATIONS.size());
    }

    private static List<List<String>> combinations() {
        List<List<String>> all = new ArrayList<>();
        for (String predictor : Settings.PREDICTOR.words()) {
            for (String convergence : Settings.CONVERGENCE.words()) {
                for (String form : Settings.FORM.words()) {
                    all.add(List.of(predictor, convergence, form));
                }
            }
        }
        // neighbours unlike each other, so that one scenario has various ones
        List<List<String>> mixed = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            mixed.add(all.get(i * 17 % all.size()));
        }
        return mixed;
    }

    /** So many, or twenty times as many where the system property {@code reckon.long} is true. */
    static int many(int count) {
        return Boolean.getBoolean("reckon.long") ? 20 * count : count;
    }

    /** How many scenarios it takes to have every combination of predictor, convergence and form. */
    static int forAllCombinations() {
        return Math.ceilDiv(COMBINATIONS.size(), METHODS);
    }

    Scenario next() {
        List<Method> methods = new ArrayList<>();
        for (int i = 0; i < METHODS; i++) {
            methods.add(method());
        }
        return new Scenario(
                random.nextLong(),
                new TrackSource.Points(new RandomTracks(random).next()),
                sender(),
                network(),
                methods);
    }

    /** As {@link #next} but without overrides, so that its path can grow. */
    Scenario nextThatCanGrow() {
        Scenario scenario = next();
        return scenario.withNetwork(scenario.network().withOverrides(List.of()));
    }

    private boolean chance(double p) {
        return random.nextDouble() < p;
    }

    private double oneOf(double... values) {
        return values[random.nextInt(values.length)];
    }

    private String oneOf(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }

    Method method() {
        List<String> combination = COMBINATIONS.get(turn++ % COMBINATIONS.size());
        Values values = Values.defaults(Group.METHOD)
                .with(Settings.PREDICTOR, combination.get(0))
                .with(Settings.CONVERGENCE, combination.get(1))
                .with(Settings.FORM, combination.get(2))
                .with(Settings.TIME, oneOf(0, 0.05, 0.2, 0.3, 0.7, 5))
                .with(Settings.TIME_STAMPS, chance(0.7))
                .with(Settings.WINDOW, oneOf(0.001, 0.05, 0.1, 0.4))
                .with(Settings.C, oneOf(-1, 0, 0.5, 1, 3))
                .with(Settings.PLAYOUT, oneOf(0, 0.05, 0.1, 0.3, 1))
                .with(Settings.SNAP_DISTANCE, oneOf(0, 0.5, 5, 1000));
        if (chance(0.4)) {
            values = values.with(Settings.STALL_AFTER, OptionalDouble.of(oneOf(0, 0.02, 0.1, 0.5)));
        }
        if (chance(0.4)) {
            values = values.with(Settings.MAX_EXTRAPOLATION, OptionalDouble.of(oneOf(0, 0.05, 0.2, 0.6)));
        }
        return new Method(values);
    }

    Sender sender() {
        Values values = Values.defaults(Group.SENDER)
                .with(Settings.POLICY, oneOf(Settings.POLICY.words()))
                .with(Settings.THRESHOLD, oneOf(0, 0.01, 0.1, 0.25, 1, Double.POSITIVE_INFINITY))
                .with(Settings.HEARTBEAT, oneOf(0.05, 1.0 / 3, 1, 5))
                .with(Settings.MODEL, oneOf(Settings.MODEL.words()))
                .with(Settings.INTERVAL, oneOf(0.01, 0.033, 0.05, 1.0 / 30, 0.1, 0.25))
                .with(Settings.TICK, oneOf(0.005, 0.01, 1.0 / 60, 0.05))
                .with(Settings.SENDER_WINDOW, oneOf(0.001, 0.02, 0.05, 0.2));
        return new Sender(values);
    }

    Network network() {
        Values values = Values.defaults(Group.NETWORK)
                .with(Settings.DELAY, oneOf(0, 0.001, 0.05, 0.1, 0.25))
                .with(Settings.JITTER, oneOf(0, 0, 0.01, 0.05, 0.2))
                .with(Settings.JITTER_SHAPE, oneOf(Settings.JITTER_SHAPE.words()))
                .with(Settings.LOSS_KIND, oneOf(Settings.LOSS_KIND.words()))
                .with(Settings.LOSS_P, oneOf(0, 0, 0.02, 0.2, 0.6, 1))
                .with(Settings.LOSS_R, oneOf(0, 0.2, 0.5, 1))
                .with(Settings.LOSS_H, oneOf(0, 0.3, 1))
                .with(Settings.LOSS_K, oneOf(1, 0.95))
                .with(Settings.DUPLICATE, oneOf(0, 0, 0.1, 1))
                .with(Settings.REORDER, oneOf(0, 0, 0.1, 0.5))
                .with(Settings.QUEUE, oneOf(0, 172, 700, 16_000))
                .with(Settings.STALL_LENGTH, oneOf(0, 0.05, 0.3, 1));
        if (chance(0.25)) {
            values = values.with(Settings.RATE, OptionalDouble.of(oneOf(500, 2_000, 5_000, 20_000)));
        }
        if (chance(0.3)) {
            values = values.with(Settings.STALL_EVERY, OptionalDouble.of(oneOf(0.05, 0.5, 2)));
        }
        return new Network(values, stalls(), overrides(), Optional.empty());
    }

    private List<Stall> stalls() {
        List<Stall> stalls = new ArrayList<>();
        while (chance(0.5)) {
            double at = chance(0.3) && !stalls.isEmpty()
                    ? stalls.getLast().at() + stalls.getLast().length()
                    : random.nextDouble(3);
            stalls.add(new Stall(at, oneOf(0, 0.1, 0.4, 1, 2)));
        }
        return stalls;
    }

    private List<PacketOverride> overrides() {
        List<PacketOverride> overrides = new ArrayList<>();
        while (chance(0.3)) {
            double sent = random.nextInt(60) * 0.05;
            // at times before it was sent: an update from the future
            overrides.add(new PacketOverride(
                    sent, chance(0.3) ? OptionalDouble.empty() : OptionalDouble.of(random.nextDouble(4))));
        }
        return overrides;
    }
}
