package reckon.draw;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;

/**
 * How far a walk through the terms of a worksheet has come.
 *
 * @param figures what stands for the terms
 * @param lit the term that is lit, if one is
 * @param reached the place of the last term that is there
 * @param grown how far the vectors of that last term have grown, 0 to 1
 * @param named whether the others are named as well as the lit one
 */
public record TermScene(TermFigures figures, Optional<Symbol> lit, int reached, double grown, boolean named) {

    /** How much a figure stands out. */
    enum Weight {
        /** Others do. */
        QUIET,
        /** It stands with the lit term in a formula. */
        KIN,
        /** As much as all. */
        PLAIN,
        /** The lit term is made of it. */
        PART,
        /** It is the lit term. */
        LIT
    }

    /** A figure, and how much it stands out. */
    record Weighed(TermFigure figure, Weight weight) {

        Outline outline() {
            return figure.outline();
        }

        Symbol symbol() {
            return figure.symbol();
        }
    }

    private Worksheet sheet() {
        return figures.sheet();
    }

    /** The figures that are there, and how much each stands out. */
    List<Weighed> there() {
        Set<Symbol> parts = new HashSet<>();
        Set<Symbol> kin = new HashSet<>();
        lit.ifPresent(symbol -> {
            parts.addAll(parts(symbol));
            kin.addAll(kin(symbol));
        });
        boolean bends = figures.all().stream()
                .filter(figure -> figure.outline() instanceof Outline.Curve)
                .anyMatch(curve -> lit.filter(curve::standsFor).isPresent() || standsFor(curve, parts));
        return figures.all().stream()
                .filter(figure -> figure.since() <= reached)
                .map(figure -> new Weighed(figure, weight(figure, parts, kin, bends)))
                .toList();
    }

    /**
     * How much a figure stands out.
     *
     * @param bends whether a curve is lit, or what is lit lies on one: its points stand with it
     */
    private Weight weight(TermFigure figure, Set<Symbol> parts, Set<Symbol> kin, boolean bends) {
        if (lit.isEmpty()) {
            return Weight.PLAIN;
        }
        if (figure.standsFor(lit.get())) {
            return Weight.LIT;
        }
        if (standsFor(figure, parts)) {
            return Weight.PART;
        }
        boolean bent = bends && figure.outline() instanceof Outline.Square;
        return bent || standsFor(figure, kin) ? Weight.KIN : Weight.QUIET;
    }

    private static boolean standsFor(TermFigure figure, Set<Symbol> symbols) {
        return symbols.stream().anyMatch(figure::standsFor);
    }

    private List<Symbol> parts(Symbol symbol) {
        return sheet().term(symbol).map(sheet()::inputs).orElse(List.of());
    }

    /** The vectors that a term is a part of, and their other parts. */
    private Set<Symbol> kin(Symbol symbol) {
        Set<Symbol> kin = new HashSet<>();
        for (Term term : sheet().terms()) {
            List<Symbol> parts = sheet().inputs(term);
            if (term.symbol().kind().vector() && parts.contains(symbol)) {
                kin.add(term.symbol());
                kin.addAll(parts);
            }
        }
        return kin;
    }

    /** How far a figure has grown. */
    double grown(TermFigure figure) {
        return figure.since() == reached ? grown : 1;
    }

    /** What a figure is called: by the lit term if it stands for it; one that formulas show as what it is made of, by that. */
    String name(TermFigure figure) {
        Symbol symbol = lit.filter(figure::standsFor).orElse(figure.symbol());
        Optional<Term> term = sheet().term(symbol);
        return symbol.inline() && term.isPresent() ? sheet().formula(term.get()) : symbol.plain();
    }
}
