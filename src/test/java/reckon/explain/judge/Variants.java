package reckon.explain.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import reckon.explain.Expression;
import reckon.explain.Symbol;

/** Formulas that differ from another one in a single place. */
public final class Variants {

    private Variants() {}

    /** All that come about when one place is changed in one of the ways that there are for it. */
    public static Stream<Expression> of(Expression formula, Function<Expression, Stream<Expression>> changes) {
        return Stream.concat(changes.apply(formula), within(formula, changes, _ -> false));
    }

    /** The same but for places directly in certain formulas. */
    public static Stream<Expression> of(
            Expression formula, Function<Expression, Stream<Expression>> changes, Predicate<Expression> but) {
        return Stream.concat(changes.apply(formula), within(formula, changes, but));
    }

    private static Stream<Expression> within(
            Expression formula, Function<Expression, Stream<Expression>> changes, Predicate<Expression> but) {
        List<Expression> parts = formula.parts();
        return IntStream.range(0, parts.size()).boxed().flatMap(i -> {
            Stream<Expression> there = but.test(formula) ? Stream.of() : changes.apply(parts.get(i));
            return Stream.concat(there, within(parts.get(i), changes, but)).map(part -> with(formula, i, part));
        });
    }

    /** A formula with another part in a place. */
    private static Expression with(Expression formula, int place, Expression part) {
        List<Expression> parts = new ArrayList<>(formula.parts());
        parts.set(place, part);
        return switch (formula) {
            case Symbol symbol -> symbol;
            case Expression.Constant constant -> constant;
            case Expression.Sum sum -> new Expression.Sum(parts);
            case Expression.Difference difference -> new Expression.Difference(parts.getFirst(), parts.getLast());
            case Expression.Product product -> new Expression.Product(parts);
            case Expression.Quotient quotient -> new Expression.Quotient(parts.getFirst(), parts.getLast());
            case Expression.Power power -> new Expression.Power(parts.getFirst(), parts.getLast());
            case Expression.Length length -> new Expression.Length(part);
            case Expression.Call call -> new Expression.Call(call.name(), parts);
            case Expression.Pair pair -> new Expression.Pair(parts.getFirst(), parts.getLast());
            case Expression.Comparison comparison ->
                new Expression.Comparison(parts.getFirst(), comparison.relation(), parts.getLast());
        };
    }

    /** A sum with one part taken away instead, a difference added up, a question the other way round. */
    public static Stream<Expression> otherSigns(Expression place) {
        return switch (place) {
            case Expression.Sum(var parts) ->
                Stream.iterate(1, i -> i < parts.size(), i -> i + 1)
                        .map(i -> new Expression.Difference(without(parts, i), parts.get(i)));
            case Expression.Difference(var whole, var part) -> Stream.of(Expression.sum(whole, part));
            case Expression.Comparison comparison
            when comparison.relation() != Expression.Relation.OR ->
                Stream.of(new Expression.Comparison(last(place), comparison.relation(), first(place)));
            default -> Stream.of();
        };
    }

    private static Expression without(List<Expression> parts, int place) {
        List<Expression> rest = new ArrayList<>(parts);
        rest.remove(place);
        return rest.size() == 1 ? rest.getFirst() : new Expression.Sum(rest);
    }

    /** A product without one of its factors. */
    public static Stream<Expression> factorDropped(Expression place) {
        return place instanceof Expression.Product(var factors)
                ? Stream.iterate(0, i -> i < factors.size(), i -> i + 1).map(i -> {
                    List<Expression> rest = new ArrayList<>(factors);
                    rest.remove(i.intValue());
                    return rest.size() == 1 ? rest.getFirst() : new Expression.Product(rest);
                })
                : Stream.of();
    }

    /** A product without its ½. */
    public static Stream<Expression> halfDropped(Expression place) {
        return place instanceof Expression.Product(var factors) && factors.contains(Expression.half())
                ? factorDropped(place)
                        .filter(rest -> !rest.parts().contains(Expression.half()) && !rest.equals(Expression.half()))
                : Stream.of();
    }

    /** A power without its exponent. */
    public static Stream<Expression> powerDropped(Expression place) {
        return place instanceof Expression.Power(var base, var exponent) ? Stream.of(base) : Stream.of();
    }

    /** A difference or a quotient the wrong way round. */
    public static Stream<Expression> turnedRound(Expression place) {
        return switch (place) {
            case Expression.Difference difference -> Stream.of(new Expression.Difference(last(place), first(place)));
            case Expression.Quotient quotient -> Stream.of(new Expression.Quotient(last(place), first(place)));
            default -> Stream.of();
        };
    }

    private static Expression first(Expression formula) {
        return formula.parts().getFirst();
    }

    private static Expression last(Expression formula) {
        return formula.parts().getLast();
    }

    /** Whether something comes to the same when what is directly in it is turned round. */
    public static boolean hidesTurns(Expression formula) {
        return formula instanceof Expression.Length
                || (formula instanceof Expression.Power power
                        && power.base() instanceof Expression.Difference
                        && power.exponent().equals(Expression.number(2)));
    }
}
