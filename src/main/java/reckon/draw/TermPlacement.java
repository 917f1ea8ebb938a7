package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import reckon.draw.Outline.Circle;
import reckon.draw.Outline.Missing;
import reckon.draw.Outline.Spot;
import reckon.draw.Outline.Square;
import reckon.draw.Outline.Stretch;
import reckon.draw.Outline.Way;
import reckon.explain.Expression;
import reckon.explain.Kind;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.motion.Vec2;

/**
 * Places the terms of a worksheet in the world. Where something stands follows from the formulas that are told; every number
 * is one that is told, or the sum or difference of such.
 */
final class TermPlacement {
    private final ToldTerms told;
    private final List<Term> terms;
    private final List<TermFigure> figures = new ArrayList<>();

    TermPlacement(Worksheet sheet) {
        this.told = new ToldTerms(sheet);
        this.terms = sheet.terms();
    }

    List<TermFigure> figures() {
        figures.addAll(new Splines(told).figures());
        terms.forEach(term -> figures.addAll(TermChain.of(told, term)));
        terms.forEach(this::between);
        terms.forEach(this::back);
        terms.forEach(this::change);
        settingOut();
        told.number(Symbol.THRESHOLD)
                .ifPresent(radius -> told.place(Symbol.MODEL)
                        .ifPresent(centre -> add(Symbol.THRESHOLD, new Circle(centre, radius))));
        terms.forEach(this::point);
        missing();
        figures.replaceAll(this::withFactors);
        return figures;
    }

    private void add(Symbol symbol, Outline outline) {
        figures.add(new TermFigure(symbol, List.of(), told.index(symbol), outline));
    }

    private boolean stands(Symbol symbol) {
        return figures.stream().anyMatch(figure -> figure.standsFor(symbol));
    }

    /** The differences of two positions in a formula: a way by itself, or a stretch that something is measured along. */
    private void between(Term term) {
        differences(term).forEach(difference -> {
            Optional<Vec2> to = place(difference.whole());
            Optional<Vec2> from = place(difference.part());
            if (to.isEmpty() || from.isEmpty()) {
                return;
            }
            switch (term.symbol().kind()) {
                case VELOCITY, DISPLACEMENT -> way(term, difference, from.get(), to.get());
                case POSITION, LENGTH, SPEED, TIME -> add(term.symbol(), new Stretch(from.get(), to.get()));
                default -> {
                    // a decision has nothing to show
                }
            }
        });
    }

    private static Stream<Expression.Difference> differences(Term term) {
        return term.formula().stream().flatMap(TermPlacement::differences);
    }

    private static Stream<Expression.Difference> differences(Expression expression) {
        return expression instanceof Expression.Difference difference
                ? Stream.of(difference)
                : expression.parts().stream().flatMap(TermPlacement::differences);
    }

    private Optional<Vec2> place(Expression expression) {
        return expression instanceof Symbol symbol ? told.place(symbol) : Optional.empty();
    }

    private void way(Term term, Expression.Difference difference, Vec2 from, Vec2 to) {
        Expression formula = term.formula().orElseThrow();
        boolean whole = formula.equals(difference)
                || (formula instanceof Expression.Quotient quotient
                        && quotient.dividend().equals(difference));
        if (term.gap().isPresent()) {
            add(term.symbol(), new Missing(to));
        } else if (whole) {
            add(term.symbol(), new Way(from, to));
        } else {
            deviation(term.symbol(), difference, new Way(from, to));
        }
    }

    /** What only a part of is added belongs to the place that it begins at, and is drawn once. */
    private void deviation(Symbol symbol, Expression.Difference difference, Way way) {
        Symbol from = difference.part().symbols().getFirst();
        List<Symbol> also = symbol.kind() == Kind.VELOCITY ? List.of(symbol) : List.of();
        Optional<TermFigure> known = figures.stream()
                .filter(figure -> figure.symbol() == from && figure.outline().equals(way))
                .findFirst();
        if (known.isPresent()) {
            figures.set(
                    figures.indexOf(known.get()),
                    known.get()
                            .with(Stream.concat(known.get().also().stream(), also.stream())
                                    .distinct()
                                    .toList()));
        } else {
            int since = Math.max(
                    told.index(from), told.index(difference.whole().symbols().getFirst()));
            figures.add(new TermFigure(from, also, since, way));
        }
    }

    /** A velocity that leads back from a position: Pos3 = Pos4 − v_T·k. */
    private void back(Term term) {
        if (term.symbol().kind() == Kind.POSITION
                && term.formula().orElse(null)
                        instanceof Expression.Difference(Symbol whole, Expression.Product part)) {
            told.place(whole)
                    .ifPresent(to -> told.place(term.symbol())
                            .ifPresent(from -> add(part.symbols().getFirst(), new Way(from, to))));
        }
    }

    /** The change from one velocity to another: from where the earlier would have led to where the later one does. */
    private void change(Term term) {
        if (term.symbol().kind() != Kind.ACCELERATION) {
            return;
        }
        differences(term).forEach(difference -> {
            Optional<Way> later = way(difference.whole());
            Optional<Way> earlier = way(difference.part());
            if (term.gap().isEmpty() && later.isPresent() && earlier.isPresent()) {
                Vec2 unchanged = later.get().from().plus(earlier.get().vector());
                add(term.symbol(), new Way(unchanged, later.get().to()));
            }
        });
    }

    private Optional<Way> way(Expression expression) {
        return figures.stream()
                .filter(figure -> figure.symbol() == expression && figure.outline() instanceof Way)
                .map(figure -> (Way) figure.outline())
                .findFirst();
    }

    /** The velocity of setting out, where no formula places it: while a hand holds Pos2, and in a projective blend. */
    private void settingOut() {
        Optional<Double> time = told.number(Symbol.HANDLE).or(() -> told.number(Symbol.SINCE_START));
        if (!stands(Symbol.U) && time.isPresent() && told.place(Symbol.O).isPresent()) {
            Vec2 from = told.sheet().vector(Symbol.O);
            told.vector(Symbol.U).ifPresent(speed -> add(Symbol.U, new Way(from, from.plus(speed.times(time.get())))));
        }
    }

    private void point(Term term) {
        told.place(term.symbol()).ifPresent(at -> {
            Optional<String> sign = Splines.sign(term.symbol());
            add(term.symbol(), sign.<Outline>map(text -> new Square(at, text)).orElse(new Spot(at)));
        });
    }

    /** What is missing and stands nowhere yet stands at the last position before it. */
    private void missing() {
        Vec2 last = null;
        for (Term term : terms) {
            last = told.place(term.symbol()).orElse(last);
            boolean missing = term.gap().isPresent() && term.symbol().kind().vector();
            if (missing && last != null && !stands(term.symbol())) {
                add(term.symbol(), new Missing(last));
            }
        }
    }

    /** A way stands for the velocity or acceleration that it comes of, where that has nothing of its own. */
    private TermFigure withFactors(TermFigure figure) {
        if (figure.symbol().kind() != Kind.DISPLACEMENT || !(figure.outline() instanceof Way)) {
            return figure;
        }
        List<Symbol> factors = told.sheet().term(figure.symbol()).stream()
                .flatMap(term -> term.formula().stream())
                .flatMap(formula -> formula.symbols().stream())
                .filter(symbol -> symbol.kind() == Kind.VELOCITY || symbol.kind() == Kind.ACCELERATION)
                .filter(symbol -> !stands(symbol))
                .toList();
        return factors.isEmpty() ? figure : figure.with(factors);
    }
}
