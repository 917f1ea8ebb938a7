package reckon.app.formula;

import reckon.explain.Figures;
import reckon.explain.Kind;
import reckon.explain.Term;
import reckon.explain.Value;

/** Numbers and their units as people read them, in TeX and in plain text. */
final class TexNumbers {

    private TexNumbers() {}

    /** A value in TeX; a vector is a column. */
    static String tex(Kind kind, Value value) {
        return switch (value) {
            case Value.Scalar scalar -> tex(text(kind, scalar.number()));
            case Value.Vector vector ->
                "\\begin{pmatrix}" + tex(text(kind, vector.vector().x())) + "\\\\"
                        + tex(text(kind, vector.vector().y())) + "\\end{pmatrix}";
        };
    }

    private static String tex(String text) {
        return text.replace("−", "-").replace("∞", "\\infty ").replace("–", "\\text{--}");
    }

    /** Counts are whole. */
    private static String text(Kind kind, double number) {
        boolean whole = kind.unit().isEmpty() && number == Math.rint(number) && Math.abs(number) < Integer.MAX_VALUE;
        return whole ? Integer.toString((int) number).replace('-', '−') : Figures.READABLE.text(number);
    }

    /** A unit in TeX, with the space before it; empty where there is none. */
    static String unit(Kind kind) {
        return kind.unit().isEmpty()
                ? ""
                : "\\;\\mathrm{"
                        + kind.unit().replace("²", "^{2}").replace("³", "^{3}").replace("·", "{\\cdot}") + "}";
    }

    /** Whether a decision is a yes. */
    static boolean isTrue(Term term) {
        return term.value() instanceof Value.Scalar scalar && scalar.number() > 0;
    }

    /** The value of a term with its unit, in one line of plain text. */
    static String line(Term term) {
        Kind kind = term.symbol().kind();
        String number = switch (term.value()) {
            case Value.Scalar scalar -> text(kind, scalar.number());
            case Value.Vector vector ->
                "(" + text(kind, vector.vector().x()) + ", "
                        + text(kind, vector.vector().y()) + ")";
        };
        return kind.unit().isEmpty() ? number : number + "\u00a0" + kind.unit();
    }
}
