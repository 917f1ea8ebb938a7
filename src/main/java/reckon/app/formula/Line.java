package reckon.app.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.explain.Symbol;

/**
 * A line of a formula in TeX.
 *
 * @param pieces what it may be broken between
 * @param marks what the marks in the pieces stand for, from mark 1 on
 */
record Line(List<String> pieces, List<Mark> marks) {
    /** A line with nothing in it. */
    static final Line EMPTY = new Line(List.of(), List.of());

    /**
     * What a mark stands for.
     *
     * @param symbol the symbol; nothing: a part by which two formulas differ
     * @param within the number of the mark around it; 0: none
     */
    record Mark(Optional<Symbol> symbol, int within) {}

    Line {
        pieces = List.copyOf(pieces);
        marks = List.copyOf(marks);
    }

    /** What a mark stands for. */
    Mark mark(int number) {
        return marks.get(number - 1);
    }

    /** A mark and those around it, from the inside out. */
    List<Integer> chain(int number) {
        List<Integer> chain = new ArrayList<>();
        for (int at = number; at > 0; at = mark(at).within()) {
            chain.add(at);
        }
        return chain;
    }

    /** The symbols that a mark belongs to, from the inside out. */
    List<Symbol> symbols(int number) {
        return chain(number).stream().flatMap(at -> mark(at).symbol().stream()).toList();
    }
}
