package reckon.explain;

import java.util.List;
import java.util.stream.Stream;

/** A formula as it is written: symbols, numbers, and how they are joined. It is for reading; nothing is computed with it. */
public sealed interface Expression
        permits Symbol,
                Expression.Constant,
                Expression.Sum,
                Expression.Difference,
                Expression.Product,
                Expression.Quotient,
                Expression.Power,
                Expression.Length,
                Expression.Call,
                Expression.Pair,
                Expression.Comparison {

    /**
     * A number of the formula itself.
     *
     * @param value its value
     * @param text how it is written
     */
    record Constant(double value, String text) implements Expression {}

    /**
     * A sum.
     *
     * @param parts what is added
     */
    record Sum(List<Expression> parts) implements Expression {}

    /**
     * A difference.
     *
     * @param whole from what
     * @param part what is taken away
     */
    record Difference(Expression whole, Expression part) implements Expression {}

    /**
     * A product.
     *
     * @param factors what is multiplied
     */
    record Product(List<Expression> factors) implements Expression {}

    /**
     * A quotient.
     *
     * @param dividend above the line
     * @param divisor below it
     */
    record Quotient(Expression dividend, Expression divisor) implements Expression {}

    /**
     * A power.
     *
     * @param base what is raised
     * @param exponent to what
     */
    record Power(Expression base, Expression exponent) implements Expression {}

    /**
     * The length of a vector.
     *
     * @param vector the vector
     */
    record Length(Expression vector) implements Expression {}

    /**
     * A function.
     *
     * @param name which
     * @param arguments of what
     */
    record Call(Operation name, List<Expression> arguments) implements Expression {}

    /**
     * A vector by its coordinates.
     *
     * @param x the first
     * @param y the second
     */
    record Pair(Expression x, Expression y) implements Expression {}

    /**
     * A question.
     *
     * @param left one side
     * @param relation how they are compared
     * @param right the other side
     */
    record Comparison(Expression left, Relation relation, Expression right) implements Expression {}

    /** The functions that formulas use. */
    enum Operation {
        /** The least. */
        MIN("min"),
        /** The greatest. */
        MAX("max"),
        /** The first, kept between the second and the third. */
        CLAMP("clamp"),
        /** Rounded to whole microseconds. */
        MICROSECONDS("µs"),
        /** The natural logarithm. */
        LN("ln"),
        /** The cosine of radians. */
        COS("cos"),
        /** The first coordinate. */
        X("x"),
        /** The second coordinate. */
        Y("y"),
        /** The square root. */
        SQRT("√"),
        /** Without its sign. */
        ABS("abs"),
        /** Rounded up to a whole number. */
        CEILING("ceil");

        private final String word;

        Operation(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }

    /** How two sides are compared, or joined. */
    enum Relation {
        /** Greater. */
        GREATER(">"),
        /** Less. */
        LESS("<"),
        /** Greater or equal. */
        AT_LEAST("≥"),
        /** One of both holds. */
        OR("∨");

        private final String sign;

        Relation(String sign) {
            this.sign = sign;
        }

        /** Its sign. */
        public String sign() {
            return sign;
        }
    }

    /** One half. */
    static Expression half() {
        return new Constant(0.5, "½");
    }

    /** A number, with a true minus sign. */
    static Expression number(double value) {
        String text = value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
        return new Constant(value, text.replace('-', '−'));
    }

    /** A sum. */
    static Expression sum(Expression... parts) {
        return new Sum(List.of(parts));
    }

    /** A difference. */
    static Expression minus(Expression whole, Expression part) {
        return new Difference(whole, part);
    }

    /** A product. */
    static Expression times(Expression... factors) {
        return new Product(List.of(factors));
    }

    /** A quotient. */
    static Expression over(Expression dividend, Expression divisor) {
        return new Quotient(dividend, divisor);
    }

    /** A power. */
    static Expression power(Expression base, Expression exponent) {
        return new Power(base, exponent);
    }

    /** A square. */
    static Expression square(Expression base) {
        return new Power(base, number(2));
    }

    /** A cube. */
    static Expression cube(Expression base) {
        return new Power(base, number(3));
    }

    /** The length of a vector. */
    static Expression length(Expression vector) {
        return new Length(vector);
    }

    /** A function. */
    static Expression call(Operation name, Expression... arguments) {
        return new Call(name, List.of(arguments));
    }

    /** The least of both. */
    static Expression min(Expression one, Expression other) {
        return call(Operation.MIN, one, other);
    }

    /** A vector by its coordinates. */
    static Expression pair(Expression x, Expression y) {
        return new Pair(x, y);
    }

    /** A question. */
    static Expression compare(Expression left, Relation relation, Expression right) {
        return new Comparison(left, relation, right);
    }

    /** The parts it is joined from, in the order of writing. */
    default List<Expression> parts() {
        return switch (this) {
            case Symbol symbol -> List.of();
            case Constant constant -> List.of();
            case Sum sum -> sum.parts();
            case Difference difference -> List.of(difference.whole(), difference.part());
            case Product product -> product.factors();
            case Quotient quotient -> List.of(quotient.dividend(), quotient.divisor());
            case Power power -> List.of(power.base(), power.exponent());
            case Length length -> List.of(length.vector());
            case Call call -> call.arguments();
            case Pair pair -> List.of(pair.x(), pair.y());
            case Comparison comparison -> List.of(comparison.left(), comparison.right());
        };
    }

    /** The symbols in it, in the order of writing, each once. */
    default List<Symbol> symbols() {
        return all().distinct().toList();
    }

    private Stream<Symbol> all() {
        return this instanceof Symbol symbol
                ? Stream.of(symbol)
                : parts().stream().flatMap(Expression::all);
    }
}
