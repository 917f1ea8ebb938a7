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
import reckon.setting.ChoiceSetting;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.Values;

/** The parts that the trees of both kinds of scenario are put together from. */
final class TreeParts {
    /** Settings that a reader of the file wants to see even at their default. */
    private static final Set<Setting<?>> ALWAYS =
            Set.of(Settings.SEED, Settings.NAME, Settings.PREDICTOR, Settings.CONVERGENCE, SchemeSettings.KIND);

    private TreeParts() {}

    static Tree.Branch network(Network network) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        put(keys, network.values());
        keys.put("stalls", items(network.stalls().stream().map(TreeParts::stall).toList()));
        keys.put(
                "overrides",
                items(network.overrides().stream()
                        .<Tree>map(TreeParts::override)
                        .toList()));
        Optional<String> log = network.log().map(Network.LoggedFates::reference);
        keys.put("log", log.<Tree>map(TreeParts::word).orElse(new Tree.Leaf("null", false, true)));
        return new Tree.Branch(keys);
    }

    static Tree items(List<Tree> items) {
        return new Tree.Items(items);
    }

    static Tree stall(Stall stall) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        keys.put("at", number(stall.at()));
        keys.put("length", number(stall.length()));
        return new Tree.Branch(keys);
    }

    static Tree.Branch override(PacketOverride override) {
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
    static Tree.Branch put(Map<String, Tree> keys, Values values) {
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

    static Tree.Leaf leaf(Setting<?> setting, Values values) {
        Object value = values.get(setting);
        boolean spare =
                value.equals(setting.defaultValue()) && !(ALWAYS.contains(setting) && setting.appliesTo(values));
        boolean word = setting instanceof ChoiceSetting || setting instanceof TextSetting;
        return new Tree.Leaf(text(value), word, spare);
    }

    static String text(Object value) {
        return switch (value) {
            case Double number -> number.isInfinite() ? ".inf" : Decimal.text(number);
            case OptionalDouble number -> number.isPresent() ? text((Object) number.getAsDouble()) : "null";
            default -> value.toString();
        };
    }

    static Tree number(double value) {
        return new Tree.Leaf(Decimal.text(value), false, false);
    }

    static Tree word(String text) {
        return new Tree.Leaf(text, true, false);
    }
}
