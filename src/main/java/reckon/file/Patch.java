package reckon.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Changes to a text, made all at once. Places are counted in code points, as YAML's marks count them. */
final class Patch {
    private static final Comparator<Change> ORDER =
            Comparator.comparingInt(Change::from).thenComparing(Change::indent, Comparator.reverseOrder());

    private final List<Change> changes = new ArrayList<>();

    private record Change(int from, int to, int indent, String text) {}

    /** Puts a text where another one stands. */
    void replace(int from, int to, String text) {
        changes.add(new Change(from, to, 0, text));
    }

    /**
     * Puts lines in. Where several are put in at one place, the end of nested sections, what is indented more comes first.
     */
    void insert(int at, int indent, String text) {
        changes.add(new Change(at, at, indent, text));
    }

    String apply(String source) {
        StringBuilder result = new StringBuilder(source.length());
        int place = 0;
        int index = 0;
        for (Change change : changes.stream().sorted(ORDER).toList()) {
            int from = source.offsetByCodePoints(index, change.from - place);
            result.append(source, index, from).append(change.text);
            index = source.offsetByCodePoints(from, change.to - change.from);
            place = change.to;
        }
        return result.append(source, index, source.length()).toString();
    }
}
