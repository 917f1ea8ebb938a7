package reckon.file;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import reckon.method.Method;
import reckon.motion.Generator;
import reckon.motion.Track;
import reckon.network.Network;
import reckon.network.PacketLog;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.run.Recording;
import reckon.run.Scenario;
import reckon.run.Sender;
import reckon.run.TrackSource;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.Group;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Range;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.Values;
import reckon.setting.WholeSetting;

/** Scenarios that set everything there is to set, now and then to something odd. */
final class RandomScenarios {
    private static final List<String> NAMES = List.of(
            "二阶 + 立方",
            "first: linear # not a comment",
            "\"quoted\" \\ back",
            "true",
            "5",
            "null",
            " blanks ",
            "- dash",
            "𝛼 β, [γ] {δ}",
            "a");

    private final Random random;

    RandomScenarios(long seed) {
        this.random = new Random(seed);
    }

    Scenario next() {
        long seed = random.nextBoolean() ? random.nextLong() : random.nextInt(100);
        return new Scenario(seed, source(seed), sender(), network(), methods());
    }

    /** Another scenario, different in one or a few places. */
    Scenario changed(Scenario scenario) {
        Scenario changed = scenario;
        do {
            changed = switch (random.nextInt(6)) {
                case 0 -> changed.withSource(source(changed.seed()));
                case 1 -> changed.withSender(new Sender(change(changed.sender().values())));
                case 2 ->
                    changed.withNetwork(changed.network()
                            .withValues(change(changed.network().values())));
                case 3 ->
                    changed.withNetwork(changed.network().withStalls(stalls()).withOverrides(overrides()));
                case 4 -> {
                    int index = random.nextInt(changed.methods().size());
                    Method method = changed.methods().get(index);
                    Values values = change(method.values()).with(Settings.NAME, method.name());
                    yield changed.withMethod(index, new Method(values));
                }
                default -> changed.withMethods(methods());
            };
        } while (random.nextBoolean());
        return changed;
    }

    private Values change(Values values) {
        return with(values, one(Settings.of(values.group())));
    }

    private TrackSource source(long seed) {
        return switch (random.nextInt(4)) {
            case 0 -> TrackSource.Generated.of(one(List.of(Generator.values())), random.nextInt(300) / 10.0, seed);
            case 1 ->
                new TrackSource.Recorded(
                        random.nextBoolean() ? "car.txt" : "../录音/a b.csv", new Recording(track(), Optional.of(log())));
            default -> new TrackSource.Points(track());
        };
    }

    private Track track() {
        Track track = Track.EMPTY;
        double time = random.nextInt(3) * random.nextDouble();
        int points = random.nextInt(5) == 0 ? random.nextInt(2) : random.nextInt(60);
        double scale = Math.pow(10, random.nextInt(14) - 7);
        for (int i = 0; i < points; i++) {
            track = track.plus(time, scale * random.nextGaussian(), random.nextInt(5) - 2.0);
            time += random.nextInt(4) == 0 ? 0 : random.nextDouble();
        }
        return track;
    }

    private static PacketLog log() {
        return PacketLog.of(new double[] {0, 1}, new double[] {0.1, 0.2});
    }

    private Sender sender() {
        return new Sender(values(Group.SENDER));
    }

    private Network network() {
        Optional<Network.LoggedFates> log =
                random.nextInt(4) == 0 ? Optional.of(new Network.LoggedFates("日志.csv", log())) : Optional.empty();
        return new Network(values(Group.NETWORK), stalls(), overrides(), log);
    }

    private List<Stall> stalls() {
        List<Stall> stalls = new ArrayList<>();
        while (random.nextInt(3) > 0) {
            stalls.add(new Stall(random.nextDouble() * 9, random.nextInt(20) / 10.0));
        }
        return stalls;
    }

    private List<PacketOverride> overrides() {
        List<PacketOverride> overrides = new ArrayList<>();
        while (random.nextInt(3) > 0) {
            OptionalDouble arrived =
                    random.nextBoolean() ? OptionalDouble.of(random.nextDouble() * 9) : OptionalDouble.empty();
            overrides.add(new PacketOverride(random.nextDouble() * 9, arrived));
        }
        return overrides;
    }

    private List<Method> methods() {
        Set<String> names = new HashSet<>();
        List<Method> methods = new ArrayList<>();
        int count = 1 + random.nextInt(Scenario.MOST_METHODS);
        for (int i = 0; i < count; i++) {
            Values values = values(Group.METHOD);
            if (names.add(values.get(Settings.NAME))) {
                methods.add(new Method(values));
            }
        }
        return methods;
    }

    private Values values(Group group) {
        Values values = Values.defaults(group);
        for (Setting<?> setting : Settings.of(group)) {
            values = random.nextBoolean() ? with(values, setting) : values;
        }
        return values;
    }

    private Values with(Values values, Setting<?> setting) {
        return switch (setting) {
            case NumberSetting number -> values.with(number, number(number.range()));
            case OptionalNumberSetting number ->
                values.with(
                        number,
                        random.nextBoolean() ? OptionalDouble.of(number(number.range())) : OptionalDouble.empty());
            case WholeSetting whole -> values.with(whole, random.nextLong());
            case FlagSetting flag -> values.with(flag, random.nextBoolean());
            case ChoiceSetting choice -> values.with(choice, one(choice.words()));
            case TextSetting text -> values.with(text, one(NAMES));
        };
    }

    private <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private double number(Range range) {
        return switch (random.nextInt(8)) {
            case 0 -> range.least();
            case 1 -> range.most();
            case 2 -> Math.clamp(Math.rint(range.from() + random.nextDouble() * range.to()), range.from(), range.to());
            default -> range.from() + random.nextDouble() * (range.to() - range.from());
        };
    }
}
