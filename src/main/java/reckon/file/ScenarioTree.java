package reckon.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import reckon.network.Network;
import reckon.network.PacketOverride;
import reckon.network.Stall;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.setting.ChoiceSetting;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.Values;

/** Puts a scenario into the keys and values of a file: all of them; those at their default are marked as spare. */
final class ScenarioTree {
    /** Settings that a reader of the file wants to see even at their default. */
    private static final Set<Setting<?>> ALWAYS =
            Set.of(Settings.SEED, Settings.NAME, Settings.PREDICTOR, Settings.CONVERGENCE);

    private ScenarioTree() {}

    static Tree.Branch of(Scenario scenario) {
        Map<String, Tree> root = new LinkedHashMap<>();
        root.put("format", word(ScenarioReader.FORMAT));
        put(root, Values.defaults(Group.SCENARIO).with(Settings.SEED, scenario.seed()));
        root.put("track", track(scenario.source()));
        root.put("sender", put(new LinkedHashMap<>(), scenario.sender().values()));
        root.put("network", network(scenario.network()));
        root.put(
                "methods",
                new Tree.Items(scenario.methods().stream()
                        .<Tree>map(method -> put(new LinkedHashMap<>(), method.values()))
                        .toList()));
        return new Tree.Branch(root);
    }

    private static Tree.Branch track(TrackSource source) {
        Map<String, Tree> track = new LinkedHashMap<>();
        switch (source) {
            case TrackSource.Points points -> track.put("points", new Tree.Points(points.track()));
            case TrackSource.Generated made -> {
                track.put("generator", word(made.generator().word()));
                track.put("duration", number(made.duration()));
            }
            case TrackSource.Recorded recorded -> track.put("recording", word(recorded.reference()));
        }
        return new Tree.Branch(track);
    }

    private static Tree.Branch network(Network network) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        put(keys, network.values());
        keys.put(
                "stalls",
                items(network.stalls().stream().map(ScenarioTree::stall).toList()));
        keys.put(
                "overrides",
                items(network.overrides().stream().map(ScenarioTree::override).toList()));
        Optional<String> log = network.log().map(Network.LoggedFates::reference);
        keys.put("log", log.<Tree>map(ScenarioTree::word).orElse(new Tree.Leaf("null", false, true)));
        return new Tree.Branch(keys);
    }

    private static Tree items(List<Tree> items) {
        return new Tree.Items(items);
    }

    private static Tree stall(Stall stall) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        keys.put("at", number(stall.at()));
        keys.put("length", number(stall.length()));
        return new Tree.Branch(keys);
    }

    private static Tree override(PacketOverride override) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        keys.put("sent", number(override.sent()));
        if (override.arrived().isPresent()) {
            keys.put("arrived", number(override.arrived().getAsDouble()));
        } else {
            keys.put("lost", new Tree.Leaf("true", false, false));
        }
        return new Tree.Branch(keys);
    }

    /** Every setting of a group, under its key or in the branch that its key leads into. */
    private static Tree.Branch put(Map<String, Tree> keys, Values values) {
        Map<String, Map<String, Tree>> nested = new LinkedHashMap<>();
        for (Setting<?> setting : Settings.of(values.group())) {
            int dot = setting.key().indexOf('.');
            Map<String, Tree> within = keys;
            if (dot >= 0) {
                String branch = setting.key().substring(0, dot);
                within = nested.computeIfAbsent(branch, key -> new LinkedHashMap<>());
                keys.putIfAbsent(branch, new Tree.Branch(within));
            }
            within.put(setting.key().substring(dot + 1), leaf(setting, values));
        }
        return new Tree.Branch(keys);
    }

    private static Tree.Leaf leaf(Setting<?> setting, Values values) {
        Object value = values.get(setting);
        boolean spare =
                value.equals(setting.defaultValue()) && !(ALWAYS.contains(setting) && setting.appliesTo(values));
        boolean word = setting instanceof ChoiceSetting || setting instanceof TextSetting;
        return new Tree.Leaf(text(value), word, spare);
    }

    private static String text(Object value) {
        return switch (value) {
            case Double number -> number.isInfinite() ? ".inf" : Decimal.text(number);
            case OptionalDouble number -> number.isPresent() ? text((Object) number.getAsDouble()) : "null";
            default -> value.toString();
        };
    }

    private static Tree number(double value) {
        return new Tree.Leaf(Decimal.text(value), false, false);
    }

    private static Tree word(String text) {
        return new Tree.Leaf(text, true, false);
    }
}
