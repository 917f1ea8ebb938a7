package reckon.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import reckon.text.Language;

/** What is remembered as a text that a person can read. What makes no sense in it is passed over. */
final class RememberedText {
    private static final String HEAD =
            "# What Reckon remembers from one start to the next. You may change or delete it.\n";

    private RememberedText() {}

    static String of(Remembered remembered) {
        Map<String, Object> root = new LinkedHashMap<>();
        remembered.language().ifPresent(language -> root.put("language", language.tag()));
        remembered.theme().ifPresent(theme -> root.put("theme", theme));
        remembered.place().ifPresent(place -> root.put("window", map(place)));
        remembered.folded().ifPresent(folded -> root.put("folded", folded));
        remembered.timeline().ifPresent(height -> root.put("timeline", height));
        remembered.text().ifPresent(percent -> root.put("text", percent));
        remembered.lesson().ifPresent(id -> root.put("lesson", id));
        root.put("recent", remembered.recent().stream().map(Path::toString).toList());
        DumpSettings settings =
                DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build();
        return HEAD + new Dump(settings).dumpToString(root);
    }

    private static Map<String, Object> map(Remembered.Place place) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("x", place.x());
        map.put("y", place.y());
        map.put("width", place.width());
        map.put("height", place.height());
        map.put("maximised", place.maximised());
        return map;
    }

    static Remembered read(String text) {
        Object root;
        try {
            root = new Load(LoadSettings.builder().build()).loadFromString(text);
        } catch (YamlEngineException e) {
            return Remembered.NOTHING;
        }
        return root instanceof Map<?, ?> map
                ? new Remembered(
                        text(map.get("language")).flatMap(Language::of),
                        text(map.get("theme")),
                        place(map.get("window")),
                        map.get("folded") instanceof List<?> list ? Optional.of(texts(list)) : Optional.empty(),
                        number(map.get("timeline")),
                        map.get("text") instanceof Integer percent ? OptionalInt.of(percent) : OptionalInt.empty(),
                        text(map.get("lesson")),
                        map.get("recent") instanceof List<?> list ? paths(list) : List.of())
                : Remembered.NOTHING;
    }

    private static Optional<Remembered.Place> place(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> map)) {
            return Optional.empty();
        }
        OptionalDouble x = number(map.get("x"));
        OptionalDouble y = number(map.get("y"));
        OptionalDouble width = number(map.get("width"));
        OptionalDouble height = number(map.get("height"));
        return Stream.of(x, y, width, height).allMatch(OptionalDouble::isPresent)
                ? Optional.of(new Remembered.Place(
                        x.getAsDouble(),
                        y.getAsDouble(),
                        width.getAsDouble(),
                        height.getAsDouble(),
                        Boolean.TRUE.equals(map.get("maximised"))))
                : Optional.empty();
    }

    private static Optional<String> text(@Nullable Object value) {
        return value instanceof String text ? Optional.of(text) : Optional.empty();
    }

    private static OptionalDouble number(@Nullable Object value) {
        return value instanceof Number number && Double.isFinite(number.doubleValue())
                ? OptionalDouble.of(number.doubleValue())
                : OptionalDouble.empty();
    }

    private static List<String> texts(List<?> values) {
        return values.stream()
                .map(RememberedText::text)
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<Path> paths(List<?> values) {
        return texts(values).stream().flatMap(RememberedText::path).toList();
    }

    private static Stream<Path> path(String text) {
        try {
            return Stream.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Stream.empty();
        }
    }
}
