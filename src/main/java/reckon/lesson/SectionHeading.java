package reckon.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import reckon.file.Problems;

/**
 * A section's heading as it is written, {@code ## Words {#id focus=TERM at=SECONDS scenario=FILE}}.
 *
 * @param id the section's id
 * @param words the words
 * @param attributes what else stands in the braces
 */
record SectionHeading(String id, List<Inline> words, Map<String, String> attributes) {
    private static final Set<String> ATTRIBUTES = Set.of("focus", "at", "scenario");

    /**
     * Reads a heading; nothing where it has no id, which is a fault.
     *
     * @param overlay whether it may have nothing but an id
     */
    static Optional<SectionHeading> read(Heading heading, InlineReader reader, boolean overlay) {
        List<Node> children = Markdown.children(heading);
        int line = Markdown.line(heading);
        Problems problems = reader.problems();
        if (children.isEmpty()
                || !(lastThatSays(children) instanceof Markdown.Braces braces)
                || !braces.inner().strip().startsWith("#")) {
            problems.add(line, "heading", "has no id; end it with one, as ## Two stalls {#two-stalls}");
            return Optional.empty();
        }
        List<Node> words = children.subList(0, children.indexOf(braces));
        String[] parts = FullWidth.narrowed(braces.inner()).strip().split("\\s+", -1);
        String id = parts[0].substring(1);
        if (!FrontMatter.isId(id)) {
            problems.add(
                    line,
                    "heading",
                    "has the id " + Shown.brief(id) + "; write small letters a to z, digits and hyphens");
            return Optional.empty();
        }
        if (words.isEmpty()) {
            problems.add(line, id, "has no words; write them before the {#" + id + "}");
        }
        Map<String, String> attributes = new HashMap<>();
        for (int i = 1; i < parts.length; i++) {
            attribute(parts[i], id, overlay, line, problems, attributes);
        }
        return Optional.of(
                new SectionHeading(id, words.isEmpty() ? List.of() : stripped(reader.read(words, 1)), attributes));
    }

    private static Node lastThatSays(List<Node> children) {
        Node last = children.getLast();
        return last instanceof Text text && text.getLiteral().isBlank() && children.size() > 1
                ? children.get(children.size() - 2)
                : last;
    }

    private static void attribute(
            String part, String id, boolean overlay, int line, Problems problems, Map<String, String> attributes) {
        String[] pair = part.split("=", 2);
        if (overlay) {
            problems.add(
                    line,
                    id,
                    "has " + Shown.brief(part) + ", which stands in lesson.md for all languages; leave only the id");
        } else if (pair.length < 2 || pair[1].isEmpty() || !ATTRIBUTES.contains(pair[0])) {
            problems.add(
                    line,
                    id,
                    "has " + Shown.brief(part) + ", which means nothing in a heading"
                            + Suggestion.of(pair[0], ATTRIBUTES)
                                    .orElse("; there are focus=TERM, at=SECONDS and scenario=FILE"));
        } else if (attributes.putIfAbsent(pair[0], pair[1]) != null) {
            problems.add(line, id, "has " + pair[0] + "= twice; keep one of them");
        }
    }

    /** Without the blank before the braces. */
    private static List<Inline> stripped(List<Inline> words) {
        if (!words.isEmpty() && words.getLast() instanceof Inline.Words last) {
            List<Inline> stripped = new ArrayList<>(words.subList(0, words.size() - 1));
            if (!last.text().isBlank()) {
                stripped.add(new Inline.Words(last.text().stripTrailing()));
            }
            return stripped;
        }
        return words;
    }
}
