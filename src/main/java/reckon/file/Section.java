package reckon.file;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;

/** The keys and values under one key of a scenario file, or of another YAML text. They are taken by name; what nobody takes should not be there. */
public final class Section {
    private final String path;
    private final int line;
    private final Problems problems;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Set<String> known = new LinkedHashSet<>();

    private Section(String path, int line, Problems problems) {
        this.path = path;
        this.line = line;
        this.problems = problems;
    }

    /** A section that is not in the file. */
    static Section absent(String path, Problems problems) {
        return new Section(path, 1, problems);
    }

    /**
     * The keys of a text of its own; nothing where it is no mapping, which is a fault.
     *
     * @param nothing what is wrong with it where it says nothing
     */
    public static Optional<Section> parse(String text, String nothing, Problems problems) {
        return Entry.parse("", text, nothing, problems).flatMap(Entry::section);
    }

    static Section of(String path, int line, MappingNode mapping, Problems problems) {
        Section section = new Section(path, line, problems);
        for (NodeTuple tuple : mapping.getValue()) {
            section.add(tuple);
        }
        return section;
    }

    private void add(NodeTuple tuple) {
        int keyLine = YamlText.line(tuple.getKeyNode());
        if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
            problems.add(keyLine, path, "has a key that is no word; a key is a word before a colon");
            return;
        }
        Entry entry = new Entry(under(key.getValue()), keyLine, tuple.getValueNode(), problems);
        Entry before = entries.putIfAbsent(key.getValue(), entry);
        if (before != null) {
            entry.fault("stands here a second time, after line " + problems.lineOfFile(before.line())
                    + "; keep one of them");
        }
    }

    private String under(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    /** The line of the section's key, from 1. */
    public int line() {
        return line;
    }

    /** The keys, in the order of the file. */
    public Set<String> keys() {
        return entries.keySet();
    }

    /** Whether a key is given. */
    public boolean has(String key) {
        return entries.containsKey(key);
    }

    /** Whether a key is given that was meant to be this one: that it is misspelt is said when the section is closed. */
    public boolean hasNear(String key) {
        return entries.keySet().stream()
                .anyMatch(written -> Closest.to(written, Set.of(key)).isPresent());
    }

    /** Says what is wrong with the section as a whole. */
    public void fault(String message) {
        problems.add(line, path, message);
    }

    /** Says what is wrong with a key of the section that may not be there. */
    public void fault(String key, String message) {
        Entry entry = entries.get(key);
        problems.add(entry == null ? line : entry.line(), under(key), message);
    }

    /** The value of a key, where it is given. */
    public Optional<Entry> take(String key) {
        known.add(key);
        return Optional.ofNullable(entries.get(key));
    }

    /** The section under a key; an absent one where it is not given, or is not one, which is a fault. */
    Section section(String key) {
        return take(key).flatMap(Entry::section).orElseGet(() -> absent(under(key), problems));
    }

    /** Takes the section under a key, where there is one. */
    void section(String key, Consumer<Section> taker) {
        take(key).flatMap(Entry::section).ifPresent(taker);
    }

    /** Says of each key that was not taken that it should not be there. */
    public void close() {
        for (Map.Entry<String, Entry> entry : entries.entrySet()) {
            if (!known.contains(entry.getKey())) {
                entry.getValue().fault("there is no such key here; " + remedy(entry.getKey()));
            }
        }
    }

    private String remedy(String key) {
        return Closest.to(key, known)
                .map(meant -> "did you mean " + meant + "?")
                .or(() -> elsewhere(key))
                .orElseGet(() -> "there are " + String.join(", ", known));
    }

    private static Optional<String> elsewhere(String key) {
        for (Group group : Group.values()) {
            for (Setting<?> setting : Settings.of(group)) {
                if (setting.key().equals(key)) {
                    return Optional.of("it belongs to the " + group.word());
                }
            }
        }
        return Optional.empty();
    }
}
