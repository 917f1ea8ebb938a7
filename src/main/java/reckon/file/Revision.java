package reckon.file;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import reckon.setting.Settings;

/**
 * Makes a text that a person wrote say something else, and changes nothing else about it: comments, the order of keys, blank
 * lines and the way numbers are written stay. Only the stretches that must change are replaced.
 */
final class Revision {
    private final Placement placement;
    private final TreeText text;
    private final Patch patch = new Patch();

    private Revision(String source, boolean quoted) {
        this.placement = new Placement(source);
        this.text = new TreeText(source.contains("\r\n") ? "\r\n" : "\n", quoted);
    }

    /**
     * The text that says another scenario. Whoever calls checks that it does: anchors and other rarities are not looked at.
     *
     * @param root the source as nodes
     * @param before what the source says
     * @param after what it is to say
     */
    static String revise(String source, Node root, Tree before, Tree after) {
        boolean quoted = Placement.inBrackets(root)
                && root instanceof MappingNode mapping
                && !mapping.getValue().isEmpty()
                && mapping.getValue().getFirst().getKeyNode() instanceof ScalarNode key
                && key.getScalarStyle() == ScalarStyle.DOUBLE_QUOTED;
        Revision revision = new Revision(source, quoted);
        revision.change(Optional.empty(), root, before, after, false);
        return revision.patch.apply(source);
    }

    /**
     * Changes a node.
     *
     * @param key the key that it stands behind, if any
     * @param inBrackets whether it stands in brackets
     */
    private void change(Optional<Node> key, Node node, Tree before, Tree after, boolean inBrackets) {
        boolean within = inBrackets || Placement.inBrackets(node);
        if (after.equals(before)) {
            return;
        }
        if (node instanceof MappingNode mapping
                && before instanceof Tree.Branch from
                && after instanceof Tree.Branch to
                && !mapping.getValue().isEmpty()
                && from.children().keySet().equals(to.children().keySet())) {
            changeKeys(mapping, from, to, within);
        } else if (node instanceof SequenceNode sequence
                && before instanceof Tree.Items from
                && after instanceof Tree.Items to
                && !from.items().isEmpty()
                && (from.items().size() == to.items().size() || goesOn(from.items(), to.items()))) {
            changeItems(sequence, from.items(), to.items(), within);
        } else if (inBrackets || key.isEmpty()) {
            patch.replace(Placement.start(node), placement.end(node), text.inBrackets(after));
        } else {
            replace(key.get(), node, after);
        }
    }

    private static boolean goesOn(List<Tree> before, List<Tree> after) {
        return after.size() > before.size() && after.subList(0, before.size()).equals(before);
    }

    private void changeKeys(MappingNode mapping, Tree.Branch before, Tree.Branch after, boolean inBrackets) {
        Map<String, NodeTuple> written = new HashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            written.put(((ScalarNode) tuple.getKeyNode()).getValue(), tuple);
        }
        for (Map.Entry<String, Tree> entry : after.children().entrySet()) {
            String key = entry.getKey();
            Tree from = Objects.requireNonNull(before.children().get(key));
            NodeTuple tuple = written.get(key);
            if (tuple != null) {
                change(Optional.of(tuple.getKeyNode()), tuple.getValueNode(), from, entry.getValue(), inBrackets);
            } else if (key.equals(Settings.NAME.key())) {
                // it was made from other settings, and must not change with them
                add(mapping, key, entry.getValue(), inBrackets);
            } else {
                difference(from, entry.getValue()).ifPresent(tree -> add(mapping, key, tree, inBrackets));
            }
        }
    }

    /** What must be said where nothing was: what differs. */
    private static Optional<Tree> difference(Tree before, Tree after) {
        if (after.equals(before)) {
            return Optional.empty();
        }
        if (!(before instanceof Tree.Branch from && after instanceof Tree.Branch to)) {
            return Optional.of(after);
        }
        Map<String, Tree> children = new LinkedHashMap<>();
        to.children()
                .forEach((key, child) -> difference(
                                Objects.requireNonNull(from.children().get(key)), child)
                        .ifPresent(tree -> children.put(key, tree)));
        return Optional.of(new Tree.Branch(children));
    }

    private void add(MappingNode mapping, String key, Tree tree, boolean inBrackets) {
        int end = placement.end(mapping.getValue().getLast().getValueNode());
        int indent = Placement.column(mapping.getValue().getFirst().getKeyNode());
        if (inBrackets) {
            String inner = text.inBrackets(new Tree.Branch(Map.of(key, tree)));
            patch.insert(end, indent, ", " + inner.substring(1, inner.length() - 1));
        } else {
            patch.insert(placement.lineEnd(end), indent, text.newLine(indent) + text.key(key, tree, indent));
        }
    }

    private void changeItems(SequenceNode sequence, List<Tree> before, List<Tree> after, boolean inBrackets) {
        for (int i = 0; i < before.size(); i++) {
            change(Optional.empty(), sequence.getValue().get(i), before.get(i), after.get(i), inBrackets);
        }
        int end = placement.end(sequence.getValue().getLast());
        int indent = Placement.column(sequence);
        for (Tree added : after.subList(before.size(), after.size())) {
            if (inBrackets) {
                patch.insert(end, indent, ", " + text.inBrackets(added));
            } else {
                patch.insert(placement.lineEnd(end), indent, text.newLine(indent) + text.item(added, indent));
            }
        }
    }

    /** Replaces what stands behind a key, in lines. A comment on the line of the key stays there. */
    private void replace(Node key, Node node, Tree after) {
        String lines = text.behindKey(after, Placement.column(key) + 2);
        int first = lines.indexOf(text.lineBreak());
        int start = Placement.start(node);
        int end = placement.end(node);
        if (after instanceof Tree.Points && Scalar.block(node).isPresent() && first >= 0) {
            patch.replace(placement.lineEnd(start), end, lines.substring(first));
        } else if (first < 0 && !Placement.inLines(node)) {
            patch.replace(start, end, start == end ? lines : lines.substring(1));
        } else {
            int colon = placement.behindColon(key);
            String rest = placement.restOfLine(Placement.line(node) == Placement.line(key) ? end : colon);
            int head = first < 0 ? lines.length() : first;
            patch.replace(colon, placement.lineEnd(end), lines.substring(0, head) + rest + lines.substring(head));
        }
    }
}
