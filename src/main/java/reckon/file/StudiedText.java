package reckon.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** What was studied as a text that a person can read. What makes no sense in it is passed over. */
final class StudiedText {
    private static final String HEAD =
            "# How far you have come in the lessons of Reckon. You may change or delete it.\n";

    private StudiedText() {}

    static String of(Map<String, Studied> lessons) {
        Map<String, Object> root = new TreeMap<>();
        lessons.forEach((id, studied) -> root.put(id, map(studied)));
        DumpSettings settings =
                DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build();
        return HEAD + new Dump(settings).dumpToString(root);
    }

    private static Map<String, Object> map(Studied studied) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("section", studied.section());
        // lists of their own: one that is shared would be written as an alias
        map.put("met", new ArrayList<>(new TreeSet<>(studied.met())));
        map.put("shown", new ArrayList<>(new TreeSet<>(studied.shown())));
        map.put("answers", new TreeMap<>(studied.answers()));
        return map;
    }

    /** What a text says; nothing where it is none that can be read. */
    static Optional<Map<String, Studied>> read(String text) {
        Object root;
        try {
            root = new Load(LoadSettings.builder().build()).loadFromString(text);
        } catch (YamlEngineException e) {
            return Optional.empty();
        }
        Map<String, Studied> lessons = new HashMap<>();
        if (root instanceof Map<?, ?> map) {
            map.forEach((id, value) -> {
                if (id instanceof String name && value instanceof Map<?, ?> studied) {
                    lessons.put(name, studied(studied));
                }
            });
        }
        return root == null || root instanceof Map<?, ?> ? Optional.of(lessons) : Optional.empty();
    }

    private static Studied studied(Map<?, ?> map) {
        Map<String, String> answers = new HashMap<>();
        if (map.get("answers") instanceof Map<?, ?> given) {
            given.forEach((goal, answer) -> answers.put(String.valueOf(goal), String.valueOf(answer)));
        }
        String section = map.get("section") instanceof String id ? id : "";
        return new Studied(section, texts(map.get("met")), texts(map.get("shown")), answers);
    }

    private static Set<String> texts(@Nullable Object value) {
        Set<String> texts = new HashSet<>();
        if (value instanceof List<?> list) {
            list.forEach(one -> texts.add(String.valueOf(one)));
        }
        return texts;
    }
}
