package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import reckon.draw.Outline.Missing;
import reckon.draw.Outline.Way;
import reckon.explain.Expression;
import reckon.explain.Kind;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.motion.Vec2;

/**
 * The vectors that a position is the sum of, tip to tail as they stand in its formula. A velocity, which has no length on a
 * stage, is as long as its way in the time that it stands beside.
 */
final class TermChain {
    private final ToldTerms told;
    private final Term sum;
    private final List<TermFigure> figures = new ArrayList<>();
    private Vec2 tip;

    private TermChain(ToldTerms told, Term sum, Vec2 start) {
        this.told = told;
        this.sum = sum;
        this.tip = start;
    }

    /** The vectors of a term; none where it is not a position that is such a sum. */
    static List<TermFigure> of(ToldTerms told, Term term) {
        if (term.symbol().kind() != Kind.POSITION || term.formula().isEmpty()) {
            return List.of();
        }
        List<Expression> parts = term.formula().get().parts();
        return switch (term.formula().get()) {
            case Expression.Sum _
            when parts.getFirst() instanceof Symbol first ->
                told.place(first)
                        .map(start -> new TermChain(told, term, start).chain(parts.subList(1, parts.size())))
                        .orElse(List.of());
            // what is printed without a starting point starts at the origin
            case Expression.Product product -> new TermChain(told, term, Vec2.ZERO).chain(List.of(product));
            default -> List.of();
        };
    }

    private List<TermFigure> chain(List<Expression> parts) {
        for (int i = 0; i < parts.size(); i++) {
            Optional<Symbol> vector = vectorIn(parts.get(i));
            if (vector.isEmpty() || !add(parts.get(i), vector.get(), i == parts.size() - 1)) {
                break;
            }
        }
        // a vector needs those that it follows
        for (int i = figures.size() - 2; i >= 0; i--) {
            figures.set(i, figures.get(i).notAfter(figures.get(i + 1).since()));
        }
        return figures;
    }

    private static Optional<Symbol> vectorIn(Expression part) {
        return part.symbols().stream()
                .filter(symbol -> symbol.kind().vector() && symbol.kind() != Kind.POSITION)
                .findFirst();
    }

    private boolean add(Expression part, Symbol vector, boolean last) {
        int since =
                vector.kind() == Kind.DISPLACEMENT && part != vector ? told.index(sum.symbol()) : told.index(vector);
        if (told.isMissing(vector)) {
            figures.add(new TermFigure(vector, List.of(), since, new Missing(tip)));
            return true;
        }
        Optional<Vec2> way = way(part, vector, last);
        way.ifPresent(by -> {
            Vec2 end = tip.plus(by);
            figures.add(new TermFigure(vector, List.of(), since, new Way(tip, end)));
            tip = end;
        });
        return way.isPresent();
    }

    private Optional<Vec2> way(Expression part, Symbol vector, boolean last) {
        if (part instanceof Symbol) {
            return told.vector(vector);
        }
        if (last) {
            return told.place(sum.symbol()).map(end -> end.minus(tip));
        }
        if (part instanceof Expression.Product(var factors)
                && factors.size() == 2
                && factors.getLast() instanceof Symbol time
                && time.kind() == Kind.TIME) {
            return told.vector(vector).flatMap(speed -> told.number(time).map(speed::times));
        }
        return Optional.empty();
    }
}
