package reckon.file;

import java.util.List;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Where the nodes of a text stand in it, in code points. */
final class Placement {
    private final int[] text;

    Placement(String source) {
        this.text = source.codePoints().toArray();
    }

    static int start(Node node) {
        return mark(node).getIndex();
    }

    static int column(Node node) {
        return mark(node).getColumn();
    }

    static int line(Node node) {
        return mark(node).getLine();
    }

    private static Mark mark(Node node) {
        return node.getStartMark().orElseThrow();
    }

    static boolean inBrackets(Node node) {
        return node instanceof CollectionNode<?> collection && collection.getFlowStyle() == FlowStyle.FLOW;
    }

    /** Whether a node is a collection that is written in lines. */
    static boolean inLines(Node node) {
        return node instanceof CollectionNode<?> && !inBrackets(node);
    }

    /** The place right behind a node's last character. */
    int end(Node node) {
        if (inBrackets(node)
                || (node instanceof ScalarNode scalar && Scalar.block(scalar).isEmpty())) {
            return node.getEndMark().orElseThrow().getIndex();
        }
        return switch (node) {
            case MappingNode mapping -> end(last(mapping.getValue()).getValueNode());
            case SequenceNode sequence -> end(last(sequence.getValue()));
            default -> withoutBlanks(node.getEndMark().orElseThrow().getIndex());
        };
    }

    private static <T> T last(List<T> items) {
        return items.getLast();
    }

    /** A block's end mark stands behind the empty lines that follow it. */
    private int withoutBlanks(int end) {
        int place = end;
        while (place > 0 && Character.isWhitespace(text[place - 1])) {
            place--;
        }
        return place;
    }

    /** The end of the line that a place is on, before the line break. */
    int lineEnd(int place) {
        int end = place;
        while (end < text.length && text[end] != '\n' && text[end] != '\r') {
            end++;
        }
        return end;
    }

    /** The place right behind the colon of a key. */
    int behindColon(Node key) {
        int place = key.getEndMark().orElseThrow().getIndex();
        while (text[place] != ':') {
            place++;
        }
        return place + 1;
    }

    /** What stands on the line behind a place: blanks, perhaps a comment. */
    String restOfLine(int place) {
        return new String(text, place, lineEnd(place) - place).stripTrailing();
    }
}
