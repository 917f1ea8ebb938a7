package reckon.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import reckon.motion.Track;

/**
 * Writes a tree as YAML: in lines with indentation, or in brackets. What is spare is left out.
 *
 * @param lineBreak what ends a line
 * @param quoted whether keys and texts stand in quotes whatever they are, as in JSON
 */
record TreeText(String lineBreak, boolean quoted) {
    /** Texts that mean the same without quotes, in lines and in brackets. */
    private static final Pattern BARE =
            Pattern.compile("[\\p{L}\\p{N}./](?:[\\p{L}\\p{N} +_./-]*[\\p{L}\\p{N}+_./-])?");

    /** What stands behind a key's colon, in lines, with the space before it; further lines are indented. */
    String behindKey(Tree tree, int indent) {
        return switch (tree) {
            case Tree.Leaf leaf -> " " + scalar(leaf);
            case Tree.Branch branch when branch.spare() -> " {}";
            case Tree.Branch branch -> newLine(indent) + keys(branch, indent);
            case Tree.Items items when isPlace(items) -> " " + inBrackets(items);
            case Tree.Items items -> {
                StringBuilder text = new StringBuilder();
                items.items().forEach(item -> text.append(newLine(indent)).append(item(item, indent)));
                yield text.toString();
            }
            case Tree.Points points when points.track().size() == 0 -> " []";
            case Tree.Points points -> " |" + block(points.track(), indent);
        };
    }

    /** Keys and values in lines, the first line not indented. */
    String keys(Tree.Branch branch, int indent) {
        StringBuilder text = new StringBuilder();
        branch.children().forEach((key, child) -> {
            if (!child.spare()) {
                text.append(text.isEmpty() ? "" : newLine(indent)).append(key(key, child, indent));
            }
        });
        return text.toString();
    }

    /** One key and its value in lines, the first line not indented. */
    String key(String key, Tree child, int indent) {
        boolean small = child instanceof Tree.Branch branch
                && branch.children().values().stream().allMatch(TreeText::isLeaf)
                && indent > 0;
        return scalar(key) + ":" + (small ? " " + inBrackets(child) : behindKey(child, indent + 2));
    }

    /** Whether it is a list of single values, such as a place. */
    private static boolean isPlace(Tree tree) {
        return tree instanceof Tree.Items items && items.items().stream().allMatch(TreeText::isLeaf);
    }

    private static boolean isLeaf(Tree tree) {
        return tree instanceof Tree.Leaf;
    }

    /** An item of a list in lines, the first line not indented. */
    String item(Tree item, int indent) {
        return "- "
                + (item instanceof Tree.Branch branch
                                && branch.children().size() > 2
                                && branch.children().values().stream().noneMatch(TreeText::isPlace)
                        ? keys(branch, indent + 2)
                        : inBrackets(item));
    }

    String newLine(int indent) {
        return lineBreak + " ".repeat(indent);
    }

    private String block(Track track, int indent) {
        String start = newLine(indent);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < track.size(); i++) {
            text.append(start)
                    .append(Decimal.text(track.time(i)))
                    .append(' ')
                    .append(Decimal.text(track.x(i)))
                    .append(' ')
                    .append(Decimal.text(track.y(i)));
        }
        return text.toString();
    }

    /** The tree on one line. */
    String inBrackets(Tree tree) {
        return switch (tree) {
            case Tree.Leaf leaf -> scalar(leaf);
            case Tree.Branch branch -> {
                List<String> parts = new ArrayList<>();
                for (Map.Entry<String, Tree> child : branch.children().entrySet()) {
                    if (!child.getValue().spare()) {
                        parts.add(scalar(child.getKey()) + ": " + inBrackets(child.getValue()));
                    }
                }
                yield "{" + String.join(", ", parts) + "}";
            }
            case Tree.Items items ->
                "["
                        + String.join(
                                ", ",
                                items.items().stream().map(this::inBrackets).toList()) + "]";
            case Tree.Points points -> list(points.track());
        };
    }

    private static String list(Track track) {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < track.size(); i++) {
            text.append(i == 0 ? "[" : ", [")
                    .append(Decimal.text(track.time(i)))
                    .append(", ")
                    .append(Decimal.text(track.x(i)))
                    .append(", ")
                    .append(Decimal.text(track.y(i)))
                    .append(']');
        }
        return text.append(']').toString();
    }

    private String scalar(Tree.Leaf leaf) {
        return leaf.word() ? scalar(leaf.text()) : leaf.text();
    }

    private String scalar(String text) {
        return !quoted && BARE.matcher(text).matches() && Scalar.isText(text) ? text : inQuotes(text);
    }

    private static String inQuotes(String text) {
        StringBuilder quotes = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quotes.append('\\').appendCodePoint(c);
            } else if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029' || !StreamReader.isPrintable(c)) {
                quotes.append(String.format("\\u%04X", c));
            } else {
                quotes.appendCodePoint(c);
            }
        });
        return quotes.append('"').toString();
    }
}
