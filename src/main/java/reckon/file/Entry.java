package reckon.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * A value of a scenario file, or of another YAML text, and the keys that lead to it.
 *
 * @param path the keys, such as {@code network.loss.p}
 * @param line the line of the last key, or of the value where it has no key, from 1
 * @param node the value
 * @param problems takes what is wrong with it
 */
public record Entry(String path, int line, Node node, Problems problems) {

    /**
     * The value that a text of its own is; nothing where it is no YAML, which is a fault.
     *
     * @param path what it is called in messages
     * @param nothing what is wrong with it where it says nothing
     */
    public static Optional<Entry> parse(String path, String text, String nothing, Problems problems) {
        try {
            Node root = YamlText.parse(text, problems.file(), nothing);
            return Optional.of(new Entry(path, YamlText.line(root), root, problems));
        } catch (InputException e) {
            problems.add(e);
            return Optional.empty();
        }
    }

    /** Says what is wrong with the value. */
    public void fault(String message) {
        problems.add(line, path, message);
    }

    /** Says that the value is none that is allowed. */
    public void mustBe(String allowed, String hint) {
        fault("must be " + allowed + ", not " + Scalar.shown(node) + hint);
    }

    /** The keys under this one; a fault where there are none. */
    public Optional<Section> section() {
        if (node instanceof MappingNode mapping) {
            return Optional.of(Section.of(path, line, mapping, problems));
        }
        mustBe("keys with values", "; write key: value, or leave it out");
        return Optional.empty();
    }

    /** The items of a list; a fault where it is none. */
    public List<Entry> items() {
        List<Entry> items = new ArrayList<>();
        if (node instanceof SequenceNode sequence) {
            for (Node item : sequence.getValue()) {
                items.add(new Entry(path + "[" + items.size() + "]", YamlText.line(item), item, problems));
            }
        } else {
            mustBe("a list", "; write its items as - lines, or in [ ]");
        }
        return items;
    }

    /** A number within limits; a fault where it is none. */
    public OptionalDouble number(double least, double most) {
        OptionalDouble number = Scalar.number(node);
        if (number.isPresent() && number.getAsDouble() >= least && number.getAsDouble() <= most) {
            return number;
        }
        mustBe("a number, " + Decimal.text(least) + " to " + Decimal.text(most), Scalar.numberHint(node));
        return OptionalDouble.empty();
    }

    /** A text that is not empty; a fault where it is none. */
    public Optional<String> text(String allowed) {
        Optional<String> text = Scalar.text(node).filter(value -> !value.isBlank());
        if (text.isEmpty()) {
            mustBe(allowed, "");
        }
        return text;
    }

    /** A value as it was written, whatever it looks like; a fault where it is none, or nothing. */
    public Optional<String> written(String allowed) {
        if (node instanceof ScalarNode scalar && !scalar.getValue().isBlank()) {
            return Optional.of(scalar.getValue().strip());
        }
        mustBe(allowed, "");
        return Optional.empty();
    }

    /** A whole number within limits; a fault where it is none. */
    public OptionalInt whole(int least, int most) {
        Optional<Long> whole = Scalar.whole(node).filter(number -> number >= least && number <= most);
        if (whole.isEmpty()) {
            mustBe("a whole number, " + least + " to " + most, Scalar.numberHint(node));
        }
        return whole.map(number -> OptionalInt.of(number.intValue())).orElse(OptionalInt.empty());
    }

    /** A yes or a no; a fault where it is neither. */
    public Optional<Boolean> flag() {
        Optional<Boolean> flag = Scalar.flag(node);
        if (flag.isEmpty()) {
            mustBe("true or false", "");
        }
        return flag;
    }

    /** Whether there are keys under this one. */
    public boolean hasKeys() {
        return node instanceof MappingNode;
    }

    /** Where a value in brackets stands in the text, or one in lines begins: its code points, and its column from 0. */
    public Place place() {
        return new Place(
                Placement.start(node),
                Placement.inBrackets(node) ? node.getEndMark().orElseThrow().getIndex() : -1,
                Placement.line(node),
                Placement.column(node));
    }

    /**
     * A place in a text.
     *
     * @param from the first code point
     * @param until behind the last one; -1 where that is not said
     * @param line the line, from 0
     * @param column the column, from 0
     */
    public record Place(int from, int until, int line, int column) {}
}
