package reckon.lesson;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A number with its dimension.
 *
 * @param value in SI units
 * @param dimension its dimension
 */
public record Amount(double value, Dimension dimension) {

    private static final double ROUNDING = 1e-12;
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    /** The amount that a text says, such as {@code 0.37 m} or {@code −5 %}; nothing where it says none. */
    public static Optional<Amount> parse(String text) {
        try {
            return read(Tokens.of(text));
        } catch (BadCondition e) {
            return Optional.empty();
        }
    }

    private static Optional<Amount> read(Tokens tokens) {
        boolean negative = tokens.take("-");
        Optional<Token> number = tokens.number();
        return tokens.atEnd()
                ? number.map(one -> new Amount(
                        negative ? -one.value() : one.value(), one.unit().dimension()))
                : Optional.empty();
    }

    /** The amount as one may type it, in SI units. */
    public String text() {
        String number = BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
        String unit = dimension.unit();
        // a number and 1/s are typed as so many /s
        return unit.isEmpty() ? number : number + " " + (unit.startsWith("1/") ? unit.substring(1) : unit);
    }

    /** Whether another amount is as near as a tolerance, but for what rounding does to decimals. */
    boolean isWithin(Amount tolerance, Amount other) {
        return dimension.equals(other.dimension) && near(value, other.value, tolerance.value);
    }

    /** Whether two numbers are as near as a tolerance, but for what rounding does to decimals. */
    static boolean near(double one, double other, double tolerance) {
        double apart = Math.abs(one - other);
        return one == other || (apart <= tolerance + ROUNDING * (Math.abs(one) + Math.abs(other)) && apart < INFINITY);
    }
}
