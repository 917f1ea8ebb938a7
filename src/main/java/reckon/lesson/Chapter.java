package reckon.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/**
 * A part of a text: what stands before the first section, or a section.
 *
 * @param heading the section's heading; nothing before the first
 * @param nodes what it holds
 */
record Chapter(Optional<Heading> heading, List<Node> nodes) {

    /** The parts of a text, what stands before the first section first. */
    static List<Chapter> of(Node document) {
        List<Chapter> chapters = new ArrayList<>();
        chapters.add(new Chapter(Optional.empty(), new ArrayList<>()));
        for (Node node : Markdown.children(document)) {
            if (node instanceof Heading heading && heading.getLevel() == 2) {
                chapters.add(new Chapter(Optional.of(heading), new ArrayList<>()));
            } else {
                chapters.getLast().nodes().add(node);
            }
        }
        return chapters;
    }

    /** The line of its heading. */
    int line() {
        return heading.map(Markdown::line).orElse(1);
    }
}
