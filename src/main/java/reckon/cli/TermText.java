package reckon.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import reckon.explain.Figures;
import reckon.explain.Kind;
import reckon.explain.PlainWriter;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.explain.Worksheet;
import reckon.text.Texts;

/** The terms of a worksheet for people to read: symbols, the numbers put in, the result with its unit. */
record TermText(Worksheet sheet, Texts texts) {
    private static final String HARD_BLANK = "\u00a0";

    /** A term's value with its unit. */
    String result(Term term) {
        Kind kind = term.symbol().kind();
        if (kind == Kind.TRUTH) {
            return texts.get(term.value().equals(Value.of(false)) ? "say.no" : "say.yes");
        }
        return (figures(term) + " " + kind.unit()).strip();
    }

    private static String figures(Term term) {
        boolean counted = term.symbol().kind() == Kind.NUMBER || term.symbol().kind() == Kind.BYTES;
        return counted && term.value() instanceof Value.Scalar(double number) && number == Math.rint(number)
                ? Figures.EXACT.text(number)
                : Figures.READABLE.text(term.value());
    }

    /** A term's formula with the numbers put in. */
    String numbers(Term term) {
        PlainWriter writer = new PlainWriter(this::number, sheet::term);
        return term.formula().map(writer::write).orElse("");
    }

    private String number(Symbol symbol) {
        return sheet.term(symbol).map(TermText::figures).orElse(symbol.plain());
    }

    /** A term in three lines, or in more where there is less room. */
    List<String> lines(Term term, int columns) {
        String symbol = term.symbol().plain();
        String formula = sheet.formula(term);
        if (!term.computed()) {
            return wrapped(symbol + " = ", result(term), columns);
        }
        // a question is called by what it asks
        boolean asks = formula.equals(symbol);
        String left = asks ? "" : symbol + " = ";
        String below = asks ? "= " : " ".repeat(TerminalWidth.of(symbol)) + " = ";
        List<String> lines = new ArrayList<>(wrapped(left, formula, columns));
        String numbers = numbers(term);
        if (!numbers.equals(figures(term))) {
            lines.addAll(wrapped(below, numbers, columns));
        }
        lines.addAll(wrapped(below, result(term), columns));
        return lines;
    }

    private static List<String> wrapped(String left, String body, int columns) {
        int indent = TerminalWidth.of(left);
        // a vector is not torn apart
        String held = body.replace(", ", "," + HARD_BLANK);
        List<String> lines = new ArrayList<>(Page.wrapped(held, columns - indent, Locale.ROOT));
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replace(HARD_BLANK, " ");
            lines.set(i, (i == 0 ? left : " ".repeat(indent)) + line);
        }
        return lines;
    }
}
