package reckon.file;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.snakeyaml.engine.v2.nodes.Node;
import reckon.setting.ChoiceSetting;
import reckon.setting.FlagSetting;
import reckon.setting.Group;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.TextSetting;
import reckon.setting.Values;
import reckon.setting.WholeSetting;

/** Reads the settings of a group from the section of a file. What they are called and may be is the registry's. */
final class SettingsReader {

    private SettingsReader() {}

    /** The values of every setting of the group; its default where it is not given, or is at fault. */
    static Values read(Group group, Section section) {
        Map<String, Section> nested = new HashMap<>();
        Values values = Values.defaults(group);
        for (Setting<?> setting : Settings.of(group)) {
            int dot = setting.key().indexOf('.');
            Section within =
                    dot < 0 ? section : nested.computeIfAbsent(setting.key().substring(0, dot), section::section);
            Optional<Entry> entry = within.take(setting.key().substring(dot + 1));
            if (entry.isPresent()) {
                values = with(values, setting, entry.get());
            }
        }
        nested.values().forEach(Section::close);
        return values;
    }

    private static Values with(Values values, Setting<?> setting, Entry entry) {
        Node node = entry.node();
        return switch (setting) {
            case NumberSetting number ->
                with(values, number, entry, boxed(Scalar.number(node)), Scalar.numberHint(node));
            case OptionalNumberSetting optional ->
                with(values, optional, entry, optionalNumber(node), Scalar.numberHint(node));
            case WholeSetting whole -> with(values, whole, entry, Scalar.whole(node), Scalar.numberHint(node));
            case FlagSetting flag -> with(values, flag, entry, Scalar.flag(node), "");
            case ChoiceSetting choice -> with(values, choice, entry, Scalar.text(node), meant(choice, node));
            case TextSetting text -> with(values, text, entry, Scalar.text(node), quotes(node));
        };
    }

    private static <T> Values with(Values values, Setting<T> setting, Entry entry, Optional<T> value, String hint) {
        if (value.isPresent() && setting.allows(value.get())) {
            return values.with(setting, value.get());
        }
        entry.mustBe(setting.allowed(), hint);
        return values;
    }

    private static Optional<Double> boxed(OptionalDouble number) {
        return number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
    }

    private static Optional<OptionalDouble> optionalNumber(Node node) {
        return Scalar.isNothing(node)
                ? Optional.of(OptionalDouble.empty())
                : boxed(Scalar.number(node)).map(OptionalDouble::of);
    }

    private static String meant(ChoiceSetting choice, Node node) {
        return Scalar.text(node)
                .flatMap(written -> Closest.to(written, choice.words()))
                .map(word -> "; did you mean " + word + "?")
                .orElse("");
    }

    private static String quotes(Node node) {
        return Scalar.text(node).isEmpty() ? "; put a name that looks like something else in quotes" : "";
    }
}
