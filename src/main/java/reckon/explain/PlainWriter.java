package reckon.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes formulas as plain text, such as {@code p₀ + v₀·dt + ½·a₀·dt²}. */
public final class PlainWriter extends Writer {

    /** A writer of plain text. */
    public PlainWriter(Naming naming, Function<Symbol, Optional<Term>> terms) {
        super(naming, terms);
    }

    @Override
    protected boolean stacked() {
        return false;
    }

    @Override
    protected String marked(Symbol symbol, String text) {
        return text;
    }

    @Override
    protected String brackets(String text) {
        return "(" + text + ")";
    }

    @Override
    protected String constant(Expression.Constant constant) {
        return constant.text();
    }

    @Override
    protected String sum(List<String> parts) {
        return joined(parts, " + ");
    }

    @Override
    protected String difference(String whole, String part) {
        return whole + " − " + part;
    }

    @Override
    protected String product(List<String> factors) {
        return joined(factors, "·");
    }

    @Override
    protected String quotient(String dividend, String divisor) {
        return dividend + " / " + divisor;
    }

    @Override
    protected String power(String base, Expression exponent) {
        String text = alone(exponent);
        return switch (text) {
            case "2" -> base + "²";
            case "3" -> base + "³";
            default -> base + "^(" + text + ")";
        };
    }

    @Override
    protected String length(String vector) {
        return "|" + vector + "|";
    }

    @Override
    protected String call(Expression.Operation name, List<String> arguments) {
        return name.word() + "(" + joined(arguments, ", ") + ")";
    }

    @Override
    protected String pair(String x, String y) {
        return "(" + x + ", " + y + ")";
    }

    @Override
    protected String comparison(String left, Expression.Relation relation, String right) {
        return left + " " + relation.sign() + " " + right;
    }
}
