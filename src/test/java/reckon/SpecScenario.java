package reckon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import reckon.method.Method;
import reckon.motion.Track;
import reckon.network.Network;
import reckon.network.Stall;
import reckon.run.Scenario;
import reckon.run.Sender;
import reckon.run.TrackSource;
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

/** Scenarios as the worked runs write them. */
final class SpecScenario {

    private SpecScenario() {}

    static Scenario read(Path file) throws IOException {
        Example root = Example.of(new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file)));
        Track track = Track.EMPTY;
        for (Object row : root.inner("track").list("points")) {
            List<?> point = (List<?>) row;
            track = track.plus(
                    Example.number(point.get(0)), Example.number(point.get(1)), Example.number(point.get(2)));
        }
        List<Method> methods = new ArrayList<>();
        for (Object method : root.list("methods")) {
            methods.add(new Method(values(Group.METHOD, method)));
        }
        return new Scenario(
                root.whole("seed"),
                new TrackSource.Points(track),
                new Sender(values(Group.SENDER, root.get("sender"))),
                network(root.get("network")),
                methods);
    }

    static Network network(Object node) {
        List<Stall> stalls = new ArrayList<>();
        if (Example.of(node).has("stalls")) {
            for (Object stall : Example.of(node).list("stalls")) {
                stalls.add(new Stall(
                        Example.of(stall).number("at"), Example.of(stall).number("length")));
            }
        }
        return new Network(values(Group.NETWORK, node), stalls, List.of(), Optional.empty());
    }

    private static Values values(Group group, Object node) {
        Values values = Values.defaults(group);
        for (Setting<?> setting : Settings.of(group)) {
            Object value = at(node, setting.key());
            if (value != null) {
                values = with(values, setting, value);
            }
        }
        return values;
    }

    private static @Nullable Object at(@Nullable Object node, String key) {
        Object found = node;
        for (String part : key.split("\\.", -1)) {
            found = found == null ? null : ((Map<?, ?>) found).get(part);
        }
        return found;
    }

    private static Values with(Values values, Setting<?> setting, Object value) {
        return switch (setting) {
            case NumberSetting number -> values.with(number, Example.number(value));
            case OptionalNumberSetting number -> values.with(number, OptionalDouble.of(Example.number(value)));
            case ChoiceSetting choice -> values.with(choice, (String) value);
            case TextSetting text -> values.with(text, (String) value);
            case FlagSetting flag -> values.with(flag, (Boolean) value);
            case WholeSetting whole -> values.with(whole, ((Number) value).longValue());
        };
    }
}
