package reckon.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes formulas down. What a symbol looks like is for the {@link Naming}; how things are joined for the kind of writing: plain
 * text, TeX, or speech.
 */
public abstract class Writer {
    /** A comparison binds least. */
    private static final int COMPARED = 0;

    private static final int ADDED = 1;
    private static final int MULTIPLIED = 2;
    private static final int RAISED = 3;
    private static final int WHOLE = 4;

    /** How symbols are written in a formula: by their names, or by their numbers. */
    @FunctionalInterface
    public interface Naming {

        /** What stands for a symbol. */
        String name(Symbol symbol);
    }

    private final Naming naming;
    private final Function<Symbol, Optional<Term>> terms;

    /**
     * A writer.
     *
     * @param naming what stands for a symbol
     * @param terms the terms at hand, of which the inline ones are written as what they are made of
     */
    protected Writer(Naming naming, Function<Symbol, Optional<Term>> terms) {
        this.naming = naming;
        this.terms = terms;
    }

    /** A formula as text. */
    public final String write(Expression expression) {
        return write(expression, COMPARED);
    }

    /** A formula in the pieces that its line may be broken between: what is added up, each with the sign before it. */
    public final List<String> pieces(Expression expression) {
        List<String> pieces = new ArrayList<>();
        switch (expression) {
            case Expression.Sum sum -> {
                List<String> parts = each(sum.parts(), ADDED);
                pieces.add(parts.getFirst());
                parts.stream().skip(1).map(part -> sum(List.of("", part))).forEach(pieces::add);
            }
            case Expression.Difference difference -> {
                pieces.addAll(pieces(difference.whole()));
                pieces.add(difference("", write(difference.part(), MULTIPLIED)));
            }
            case Expression.Comparison comparison -> {
                pieces.add(write(comparison.left(), ADDED));
                pieces.add(comparison("", comparison.relation(), write(comparison.right(), ADDED)));
            }
            default -> pieces.add(write(expression));
        }
        return pieces;
    }

    /** In brackets where what is around it binds more. */
    private String write(Expression expression, int around) {
        if (expression instanceof Symbol symbol) {
            return symbol(symbol, around);
        }
        String text = part(expression, bare(expression));
        return binding(expression) < around ? brackets(text) : text;
    }

    private String symbol(Symbol symbol, int around) {
        Optional<Expression> made = symbol.inline() ? terms.apply(symbol).flatMap(Term::formula) : Optional.empty();
        if (made.isPresent()) {
            return marked(symbol, write(made.get(), around));
        }
        String name = naming.name(symbol);
        boolean negative = name.startsWith("−") || name.startsWith("-");
        String said = named(name);
        return marked(symbol, negative && around > COMPARED ? brackets(said) : said);
    }

    private String bare(Expression expression) {
        return switch (expression) {
            case Symbol symbol -> symbol(symbol, COMPARED);
            case Expression.Constant constant -> constant(constant);
            case Expression.Sum sum -> sum(each(sum.parts(), ADDED));
            case Expression.Difference difference ->
                difference(write(difference.whole(), ADDED), write(difference.part(), MULTIPLIED));
            case Expression.Product product -> product(each(product.factors(), RAISED));
            case Expression.Quotient quotient -> writeQuotient(quotient);
            case Expression.Power power -> power(write(power.base(), WHOLE), power.exponent());
            case Expression.Length length -> length(write(length.vector(), encloses() ? COMPARED : WHOLE));
            case Expression.Call call -> call(call.name(), each(call.arguments(), around(call)));
            case Expression.Pair pair -> pair(write(pair.x(), COMPARED), write(pair.y(), COMPARED));
            case Expression.Comparison comparison ->
                comparison(write(comparison.left(), ADDED), comparison.relation(), write(comparison.right(), ADDED));
        };
    }

    private String writeQuotient(Expression.Quotient quotient) {
        return stacked()
                ? quotient(write(quotient.dividend(), COMPARED), write(quotient.divisor(), COMPARED))
                : quotient(write(quotient.dividend(), MULTIPLIED), write(quotient.divisor(), RAISED));
    }

    private List<String> each(List<Expression> expressions, int around) {
        return expressions.stream().map(part -> write(part, around)).toList();
    }

    /** Several arguments are held apart by what joins them. */
    private int around(Expression.Call call) {
        return encloses() || call.arguments().size() > 1 ? COMPARED : WHOLE;
    }

    private static int binding(Expression expression) {
        return switch (expression) {
            case Expression.Comparison comparison -> COMPARED;
            case Expression.Sum sum -> ADDED;
            case Expression.Difference difference -> ADDED;
            case Expression.Product product -> MULTIPLIED;
            case Expression.Quotient quotient -> MULTIPLIED;
            case Expression.Power power -> RAISED;
            case Symbol symbol -> WHOLE;
            case Expression.Constant constant -> WHOLE;
            case Expression.Length length -> WHOLE;
            case Expression.Call call -> WHOLE;
            case Expression.Pair pair -> WHOLE;
        };
    }

    /** An exponent, which stands by itself. */
    protected final String alone(Expression expression) {
        return write(expression, COMPARED);
    }

    /** Joined by a sign. */
    protected static String joined(List<String> parts, String sign) {
        return parts.stream().collect(Collectors.joining(sign));
    }

    /** A part of a formula that is no symbol, as it is written; a writing may do something with it. */
    protected String part(Expression expression, String text) {
        return text;
    }

    /** Whether a quotient stands above and below a line, and needs no brackets. */
    protected abstract boolean stacked();

    /** Whether a length or a function shows where what it is of ends, so that this needs no brackets. */
    protected boolean encloses() {
        return true;
    }

    /** What a naming gave, as this kind of writing has it. */
    protected String named(String name) {
        return name;
    }

    /** A text that belongs to a symbol. */
    protected abstract String marked(Symbol symbol, String text);

    /** A text in brackets. */
    protected abstract String brackets(String text);

    /** A number of the formula itself. */
    protected abstract String constant(Expression.Constant constant);

    /** A sum. */
    protected abstract String sum(List<String> parts);

    /** A difference. */
    protected abstract String difference(String whole, String part);

    /** A product. */
    protected abstract String product(List<String> factors);

    /** A quotient. */
    protected abstract String quotient(String dividend, String divisor);

    /** A power. */
    protected abstract String power(String base, Expression exponent);

    /** A length. */
    protected abstract String length(String vector);

    /** A function. */
    protected abstract String call(Expression.Operation name, List<String> arguments);

    /** A vector. */
    protected abstract String pair(String x, String y);

    /** A question. */
    protected abstract String comparison(String left, Expression.Relation relation, String right);
}
