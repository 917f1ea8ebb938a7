package reckon.draw;

import java.util.List;
import reckon.explain.Symbol;

/**
 * What stands for a term on a stage.
 *
 * @param symbol the term
 * @param also other terms that it stands for, which have nothing of their own
 * @param since the place among the sheet's terms from which on it is there
 * @param outline what it looks like
 */
public record TermFigure(Symbol symbol, List<Symbol> also, int since, Outline outline) {

    /** Copies the list. */
    public TermFigure {
        also = List.copyOf(also);
    }

    /** Whether it stands for a term. */
    public boolean standsFor(Symbol wanted) {
        return symbol == wanted || also.contains(wanted);
    }

    /** The same, standing for others as well. */
    TermFigure with(List<Symbol> others) {
        return new TermFigure(symbol, others, since, outline);
    }

    /** The same, there from an earlier term on. */
    TermFigure notAfter(int earlier) {
        return new TermFigure(symbol, also, Math.min(since, earlier), outline);
    }
}
