package reckon.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes formulas as they are spoken, such as <i>p next equals p current plus v bar times T</i>, for those who hear them. The
 * words are texts under {@code say.} and {@code term.}, in whichever language.
 */
public final class SpokenWriter extends Writer {
    private final Function<String, String> words;

    /**
     * A writer of speech.
     *
     * @param naming what is said for a symbol: its name, or its number as {@link Figures} write it
     * @param terms the terms at hand
     * @param words the text of a key
     */
    public SpokenWriter(Naming naming, Function<Symbol, Optional<Term>> terms, Function<String, String> words) {
        super(naming, terms);
        this.words = words;
    }

    /** How the name of a symbol is said. */
    public static String name(Symbol symbol, Function<String, String> words) {
        return words.apply("term." + symbol.id() + ".said");
    }

    /** A text with its places filled. */
    static String filled(String text, String... parts) {
        String filled = text;
        for (int i = 0; i < parts.length; i++) {
            filled = filled.replace("{" + i + "}", parts[i]);
        }
        return filled;
    }

    private String said(String key, String... parts) {
        return filled(words.apply(key), parts);
    }

    private String between(String key) {
        return " " + words.apply(key) + " ";
    }

    @Override
    protected boolean stacked() {
        return false;
    }

    @Override
    protected boolean encloses() {
        return false;
    }

    @Override
    protected String marked(Symbol symbol, String text) {
        return text;
    }

    @Override
    protected String named(String name) {
        return figures(name, words);
    }

    /** A number or a vector, as {@link Figures} write it, as it is said. */
    static String figures(String text, Function<String, String> words) {
        if (text.startsWith("(") && text.endsWith(")")) {
            String[] pair = text.substring(1, text.length() - 1).split(", ", 2);
            return filled(words.apply("say.pair"), figures(pair[0], words), figures(pair[1], words));
        }
        if (text.startsWith("−") || text.startsWith("-")) {
            return filled(words.apply("say.negative"), figures(text.substring(1), words));
        }
        return switch (text) {
            case "∞" -> words.apply("say.infinity");
            case "½" -> words.apply("say.half");
            case "π" -> words.apply("say.pi");
            default -> text;
        };
    }

    @Override
    protected String brackets(String text) {
        return said("say.brackets", text);
    }

    @Override
    protected String constant(Expression.Constant constant) {
        return figures(constant.text(), words);
    }

    @Override
    protected String sum(List<String> parts) {
        return joined(parts, between("say.plus"));
    }

    @Override
    protected String difference(String whole, String part) {
        return whole + between("say.minus") + part;
    }

    @Override
    protected String product(List<String> factors) {
        return joined(factors, between("say.times"));
    }

    @Override
    protected String quotient(String dividend, String divisor) {
        return dividend + between("say.over") + divisor;
    }

    @Override
    protected String power(String base, Expression exponent) {
        String text = alone(exponent);
        return switch (text) {
            case "2" -> said("say.squared", base);
            case "3" -> said("say.cubed", base);
            default -> said("say.power", base, exponent.parts().isEmpty() ? text : brackets(text));
        };
    }

    @Override
    protected String length(String vector) {
        return said("say.length", vector);
    }

    @Override
    protected String call(Expression.Operation name, List<String> arguments) {
        return switch (name) {
            case MIN -> said("say.min", listed(arguments));
            case MAX -> said("say.max", listed(arguments));
            case CLAMP -> said("say.clamp", arguments.get(0), arguments.get(1), arguments.get(2));
            case MICROSECONDS -> said("say.microseconds", arguments.getFirst());
            case LN -> said("say.ln", arguments.getFirst());
            case COS -> said("say.cos", arguments.getFirst());
            case X -> said("say.x", arguments.getFirst());
            case Y -> said("say.y", arguments.getFirst());
            case SQRT -> said("say.sqrt", arguments.getFirst());
            case ABS -> said("say.abs", arguments.getFirst());
            case CEILING -> said("say.ceiling", arguments.getFirst());
        };
    }

    private String listed(List<String> arguments) {
        return arguments.stream()
                .reduce((one, other) -> said("say.and", one, other))
                .orElse("");
    }

    @Override
    protected String pair(String x, String y) {
        return said("say.pair", x, y);
    }

    @Override
    protected String comparison(String left, Expression.Relation relation, String right) {
        String sign = switch (relation) {
            case GREATER -> between("say.greater");
            case LESS -> between("say.less");
            case AT_LEAST -> between("say.at-least");
            case OR -> between("say.or");
        };
        return left + sign + right;
    }
}
