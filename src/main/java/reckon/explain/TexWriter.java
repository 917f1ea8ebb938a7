package reckon.explain;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes formulas as TeX, to be typeset. What belongs to a symbol can be marked, so that it can be pointed at. */
public final class TexWriter extends Writer {
    private final Marking marking;

    /** Marks a piece of TeX that belongs to a symbol. */
    @FunctionalInterface
    public interface Marking {

        /** The piece, marked. */
        String mark(Symbol symbol, String tex);

        /** The piece of a part that is no symbol; most are left as they are. */
        default String part(Expression part, String tex) {
            return tex;
        }
    }

    /** A writer of TeX. */
    public TexWriter(Naming naming, Function<Symbol, Optional<Term>> terms, Marking marking) {
        super(naming, terms);
        this.marking = marking;
    }

    @Override
    protected boolean stacked() {
        return true;
    }

    @Override
    protected String marked(Symbol symbol, String text) {
        return marking.mark(symbol, text);
    }

    @Override
    protected String part(Expression expression, String text) {
        return marking.part(expression, text);
    }

    @Override
    protected String brackets(String text) {
        return "\\left(" + text + "\\right)";
    }

    @Override
    protected String constant(Expression.Constant constant) {
        return constant.text().replace("½", "\\tfrac{1}{2}").replace('−', '-');
    }

    @Override
    protected String sum(List<String> parts) {
        return joined(parts, "+");
    }

    @Override
    protected String difference(String whole, String part) {
        return whole + "-" + part;
    }

    @Override
    protected String product(List<String> factors) {
        return joined(factors, "\\cdot ");
    }

    @Override
    protected String quotient(String dividend, String divisor) {
        return "\\frac{" + dividend + "}{" + divisor + "}";
    }

    @Override
    protected String power(String base, Expression exponent) {
        return "{" + base + "}^{" + alone(exponent) + "}";
    }

    @Override
    protected String length(String vector) {
        return "\\left|" + vector + "\\right|";
    }

    @Override
    protected String call(Expression.Operation name, List<String> arguments) {
        return switch (name) {
            case SQRT -> "\\sqrt{" + joined(arguments, ", ") + "}";
            case ABS -> "\\left|" + joined(arguments, ", ") + "\\right|";
            case CEILING -> "\\left\\lceil " + joined(arguments, ", ") + "\\right\\rceil";
            case MICROSECONDS -> "\\left[" + joined(arguments, ", ") + "\\right]_{\\mu s}";
            case X, Y -> name.word() + "(" + joined(arguments, ",") + ")";
            case MIN, MAX, CLAMP, LN, COS ->
                "\\operatorname{" + name.word() + "}\\left(" + joined(arguments, ",\\;") + "\\right)";
        };
    }

    @Override
    protected String pair(String x, String y) {
        return "\\begin{pmatrix}" + x + "\\\\" + y + "\\end{pmatrix}";
    }

    @Override
    protected String comparison(String left, Expression.Relation relation, String right) {
        String sign = switch (relation) {
            case GREATER -> ">";
            case LESS -> "<";
            case AT_LEAST -> "\\ge ";
            case OR -> "\\lor ";
        };
        return left + sign + right;
    }
}
