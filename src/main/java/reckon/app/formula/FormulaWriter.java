package reckon.app.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import reckon.explain.Expression;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.TexWriter;
import reckon.explain.Worksheet;

/** Writes the terms of a worksheet as lines to be typeset: in symbols, with the numbers put in, and what comes out. */
final class FormulaWriter {
    /** Nothing to be seen, but a sign beside it is one between two, and keeps its distance. */
    private static final String NOTHING = "\\vphantom{a}";

    private static final String EQUALS = NOTHING + "=" + NOTHING;

    private final Worksheet sheet;

    FormulaWriter(Worksheet sheet) {
        this.sheet = sheet;
    }

    /** A symbol by itself. */
    static Line name(Symbol symbol) {
        Marks marks = new Marks(Set.of());
        String name = marks.mark(symbol, symbol.tex());
        return marks.line(List.of(name));
    }

    /** A term's formula in symbols. */
    Line symbols(Term term) {
        return symbols(term, Set.of());
    }

    /** A term's formula in symbols, some of its parts marked. */
    Line symbols(Term term, Set<Expression> different) {
        Marks marks = new Marks(different);
        List<String> pieces = new ArrayList<>();
        pieces.add(marks.mark(term.symbol(), term.symbol().tex()));
        term.formula().ifPresent(formula -> {
            pieces.set(0, pieces.getFirst() + EQUALS);
            List<String> written = new TexWriter(Symbol::tex, sheet::term, marks).pieces(formula);
            // where all of it differs each piece of it does
            add(written.stream().map(piece -> marks.part(formula, piece)).toList(), pieces);
        });
        return marks.line(pieces);
    }

    /** A term's formula with its numbers; empty where it has none. */
    Line numbers(Term term) {
        if (!term.computed()) {
            return Line.EMPTY;
        }
        NumberMarks marks = new NumberMarks(sheet);
        List<String> pieces = new ArrayList<>(List.of(EQUALS));
        term.formula()
                .ifPresent(formula -> add(new TexWriter(this::number, sheet::term, marks).pieces(formula), pieces));
        return marks.marks().line(pieces);
    }

    private String number(Symbol symbol) {
        return sheet.term(symbol)
                .map(term -> TexNumbers.tex(symbol.kind(), term.value()))
                .orElse(symbol.tex());
    }

    /** What comes out, with its unit. */
    static Line result(Term term) {
        Marks marks = new Marks(Set.of());
        Symbol symbol = term.symbol();
        String value = marks.mark(symbol, TexNumbers.tex(symbol.kind(), term.value()));
        return marks.line(List.of(EQUALS + value + TexNumbers.unit(symbol.kind())));
    }

    private static void add(List<String> more, List<String> pieces) {
        pieces.add(more.getFirst());
        more.stream().skip(1).map(NOTHING::concat).forEach(pieces::add);
    }
}
