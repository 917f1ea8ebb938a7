package reckon.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * A value of a scenario file and the keys that lead to it.
 *
 * @param path the keys, such as {@code network.loss.p}
 * @param line the line of the last key, or of the value where it has no key, from 1
 * @param node the value
 * @param problems takes what is wrong with it
 */
record Entry(String path, int line, Node node, Problems problems) {

    /** Says what is wrong with the value. */
    void fault(String message) {
        problems.add(line, path, message);
    }

    /** Says that the value is none that is allowed. */
    void mustBe(String allowed, String hint) {
        fault("must be " + allowed + ", not " + Scalar.shown(node) + hint);
    }

    /** The keys under this one; a fault where there are none. */
    Optional<Section> section() {
        if (node instanceof MappingNode mapping) {
            return Optional.of(Section.of(path, line, mapping, problems));
        }
        mustBe("keys with values", "; write key: value, or leave it out");
        return Optional.empty();
    }

    /** The items of a list; a fault where it is none. */
    List<Entry> items() {
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
    OptionalDouble number(double least, double most) {
        OptionalDouble number = Scalar.number(node);
        if (number.isPresent() && number.getAsDouble() >= least && number.getAsDouble() <= most) {
            return number;
        }
        mustBe("a number, " + Decimal.text(least) + " to " + Decimal.text(most), Scalar.numberHint(node));
        return OptionalDouble.empty();
    }

    /** A text that is not empty; a fault where it is none. */
    Optional<String> text(String allowed) {
        Optional<String> text = Scalar.text(node).filter(value -> !value.isBlank());
        if (text.isEmpty()) {
            mustBe(allowed, "");
        }
        return text;
    }
}
