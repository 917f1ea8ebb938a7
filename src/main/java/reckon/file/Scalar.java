package reckon.file;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * What a single value in a YAML text is, by the rules of YAML 1.2's core schema: what stands in quotes is a text, what does
 * not is a number, a switch or nothing if it looks like one.
 */
final class Scalar {
    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");
    private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]{1,25}");
    private static final Set<String> NOTHING = Set.of("", "~", "null", "Null", "NULL");
    private static final Set<String> TRUE = Set.of("true", "True", "TRUE");
    private static final Set<String> FALSE = Set.of("false", "False", "FALSE");
    private static final Set<String> INFINITE = Set.of(".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF");

    private static final int MOST_SHOWN = 40;

    private Scalar() {}

    /** The characters of a value without quotes. */
    private static Optional<String> plain(Node node) {
        return node instanceof ScalarNode scalar && scalar.isPlain()
                ? Optional.of(scalar.getValue())
                : Optional.empty();
    }

    static boolean isNothing(Node node) {
        return plain(node).filter(NOTHING::contains).isPresent();
    }

    /** A number; it may be infinite, which is not NaN. */
    static OptionalDouble number(Node node) {
        Optional<String> plain = plain(node);
        if (plain.filter(INFINITE::contains).isPresent()) {
            return OptionalDouble.of(Double.POSITIVE_INFINITY);
        }
        return plain.isPresent() && isNumber(plain.get()) ? Decimal.parse(plain.get()) : OptionalDouble.empty();
    }

    private static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches();
    }

    /** A whole number of at most 64 bits, with its sign. */
    static Optional<Long> whole(Node node) {
        return plain(node)
                .filter(text -> WHOLE.matcher(text).matches())
                .map(BigInteger::new)
                .filter(number -> number.bitLength() < Long.SIZE)
                .map(BigInteger::longValue);
    }

    static Optional<Boolean> flag(Node node) {
        return plain(node)
                .filter(text -> TRUE.contains(text) || FALSE.contains(text))
                .map(TRUE::contains);
    }

    /** A text: in quotes, or unlike anything else. */
    static Optional<String> text(Node node) {
        return node instanceof ScalarNode scalar && (!scalar.isPlain() || isText(scalar.getValue()))
                ? Optional.of(scalar.getValue())
                : Optional.empty();
    }

    /** Whether characters without quotes are a text. */
    static boolean isText(String plain) {
        return !(NOTHING.contains(plain)
                || TRUE.contains(plain)
                || FALSE.contains(plain)
                || INFINITE.contains(plain)
                || isNumber(plain));
    }

    /** The value of a literal block. */
    static Optional<String> block(Node node) {
        return node instanceof ScalarNode scalar && scalar.getScalarStyle() == ScalarStyle.LITERAL
                ? Optional.of(scalar.getValue())
                : Optional.empty();
    }

    /** A value as a message shows it. */
    static String shown(Node node) {
        if (node instanceof ScalarNode scalar) {
            String value = scalar.getValue();
            String brief = value.codePointCount(0, value.length()) > MOST_SHOWN
                    ? value.substring(0, value.offsetByCodePoints(0, MOST_SHOWN)) + "…"
                    : value;
            return scalar.isPlain() ? (brief.isEmpty() ? "nothing" : brief) : "\"" + brief + "\"";
        }
        return node instanceof MappingNode ? "keys with values" : "a list";
    }

    /** What to do about a number that was written as something else, to be put behind a message; often nothing. */
    static String numberHint(Node node) {
        if (!(node instanceof ScalarNode scalar)) {
            return "";
        }
        String value = scalar.getValue().strip();
        if (!scalar.isPlain() && isNumber(value)) {
            return "; take away the quotes";
        }
        return value.matches("[-+.0-9]+ ?(ms|s|m|B|B/s|bytes|%)") ? "; write the number without its unit" : "";
    }
}
