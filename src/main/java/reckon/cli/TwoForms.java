package reckon.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.method.Form;
import reckon.run.Explanation;
import reckon.text.Texts;

/**
 * The terms that a source prints wrongly, as printed and corrected side by side.
 *
 * @param taken the form that the method takes
 */
record TwoForms(Worksheet printed, Worksheet corrected, Form taken, Texts texts) {
    private static final int BETWEEN = 3;

    static TwoForms of(Explanation drawn, Texts texts) {
        boolean printed = drawn.form() == Form.PRINTED;
        return new TwoForms(
                printed ? drawn.worksheet() : drawn.other(),
                printed ? drawn.other() : drawn.worksheet(),
                drawn.form(),
                texts);
    }

    /** Whether a term is printed wrongly, and comes out differently for it. */
    boolean differ(Symbol symbol) {
        Optional<Term> wrong = printed.term(symbol);
        Optional<Term> right = corrected.term(symbol);
        return wrong.isPresent()
                && right.isPresent()
                && wrong.get().flaw().isPresent()
                && differ(wrong.get(), right.get());
    }

    /** With the same formula two terms differ only by what they are made from, and nothing is wrong with them. */
    private boolean differ(Term wrong, Term right) {
        return (wrong.computed() && right.computed())
                ? !printed.formula(wrong).equals(corrected.formula(right))
                : !wrong.value().equals(right.value());
    }

    /** Whether a term is printed wrongly, and stands on no worksheet of the corrected form. */
    boolean onlyPrinted(Term term) {
        return taken == Form.PRINTED
                && term.flaw().isPresent()
                && corrected.term(term.symbol()).isEmpty();
    }

    /** A term in both forms, the difference marked. */
    List<String> sideBySide(Symbol symbol, int columns) {
        int each = (columns - BETWEEN) / 2;
        List<String> left = column(Form.PRINTED, symbol, each);
        List<String> right = column(Form.CORRECTED, symbol, each);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            String one = i < left.size() ? left.get(i) : "";
            String other = i < right.size() ? right.get(i) : "";
            if (!(one + other).isBlank()) {
                lines.add(TerminalWidth.padded(one, each + BETWEEN) + other);
            }
        }
        return lines;
    }

    private List<String> column(Form form, Symbol symbol, int columns) {
        Worksheet sheet = sheet(form);
        Term term = sheet.term(symbol).orElseThrow();
        List<String> terms = new TermText(sheet, texts).lines(term, columns);
        String title = texts.get("word." + form.word());
        List<String> lines = new ArrayList<>();
        lines.add(form == taken ? texts.get("explain.taken", title) : title);
        lines.add(terms.getFirst());
        lines.add(marks(form, symbol));
        lines.addAll(terms.subList(1, terms.size()));
        return lines;
    }

    private String marks(Form form, Symbol symbol) {
        String formula = formula(form, symbol);
        String other = formula(form.other(), symbol);
        return formula.isEmpty() || other.isEmpty()
                ? ""
                : " ".repeat(TerminalWidth.of(symbol.plain() + " = ")) + Difference.marks(formula, other);
    }

    private String formula(Form form, Symbol symbol) {
        return sheet(form).term(symbol).map(sheet(form)::formula).orElse("");
    }

    private Worksheet sheet(Form form) {
        return form == Form.PRINTED ? printed : corrected;
    }
}
