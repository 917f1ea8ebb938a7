package reckon.setting;

import java.math.BigDecimal;
import java.math.MathContext;
import java.text.Normalizer;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers of a unit as people read and type them: milliseconds below a second, shares in percent. The numbers themselves stay
 * in the unit of the registry.
 *
 * @param unit the unit that the numbers are in
 */
public record Quantity(Unit unit) {
    /** More digits than these are nobody's to read. */
    private static final MathContext DIGITS = new MathContext(7);

    /** Decimal exponents beyond these are written as such. */
    private static final int MOST_PLACES = 15;

    private static final Pattern NUMBER = Pattern.compile("([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)\\s*(.*)");

    /**
     * A size of a unit.
     *
     * @param symbol its symbol, empty where it has none
     * @param exponent how many of the registry's units it is, as a power of ten
     */
    private record Size(String symbol, int exponent) {}

    private List<Size> sizes() {
        return switch (unit) {
            case NONE -> List.of(new Size("", 0));
            case SECOND ->
                List.of(
                        new Size("s", 0),
                        new Size("ms", -3),
                        new Size("µs", -6),
                        new Size("μs", -6),
                        new Size("us", -6));
            case METRE -> List.of(new Size("m", 0), new Size("cm", -2), new Size("mm", -3), new Size("km", 3));
            case METRE_PER_SECOND -> List.of(new Size("m/s", 0));
            case FRACTION -> List.of(new Size("%", -2), new Size("‰", -3));
            case BYTE -> List.of(new Size("B", 0), new Size("kB", 3), new Size("MB", 6));
            case BYTE_PER_SECOND -> List.of(new Size("B/s", 0), new Size("kB/s", 3), new Size("MB/s", 6));
        };
    }

    /** The size that a value is shown in. */
    private Size shown(double value) {
        boolean small = unit == Unit.SECOND && Math.abs(value) < 1;
        return sizes().get(small ? 1 : 0);
    }

    /** A value with its unit, such as {@code 120 ms}. */
    public String text(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "∞" : "−∞";
        }
        if (Double.isNaN(value)) {
            return "–";
        }
        Size size = shown(value);
        BigDecimal number = BigDecimal.valueOf(value)
                .scaleByPowerOfTen(-size.exponent())
                .round(DIGITS)
                .stripTrailingZeros();
        boolean plain = Math.abs(number.precision() - number.scale()) <= MOST_PLACES;
        String digits = number.signum() == 0 ? "0" : plain ? number.toPlainString() : number.toString();
        return size.symbol().isEmpty() ? digits : digits + " " + size.symbol();
    }

    /**
     * The value that a text says. A number without a unit is in the unit that the value before it was shown in.
     *
     * @param before the value before
     * @return nothing where the text is no number, or in no unit that belongs here
     */
    public OptionalDouble parse(String typed, double before) {
        // full-width digits and signs, as Chinese keyboards write them, mean the same
        String text = Normalizer.normalize(typed, Normalizer.Form.NFKC)
                .replace('−', '-')
                .strip();
        if (text.equals("∞")) {
            return OptionalDouble.of(Double.POSITIVE_INFINITY);
        }
        Matcher matcher = NUMBER.matcher(text);
        if (!matcher.matches()) {
            return OptionalDouble.empty();
        }
        String symbol = matcher.group(2);
        double rough = Double.parseDouble(matcher.group(1));
        if (Double.isInfinite(rough)) {
            return OptionalDouble.empty();
        }
        return sizes().stream()
                .filter(size -> symbol.isEmpty()
                        ? size.equals(shown(before))
                        : size.symbol().equals(symbol))
                .mapToDouble(size -> rough == 0 ? 0 : exact(matcher.group(1), size))
                .findFirst();
    }

    /** Through decimals, so that 120 ms are 0.12 s and not a little less. */
    private static double exact(String number, Size size) {
        return new BigDecimal(number).scaleByPowerOfTen(size.exponent()).doubleValue();
    }
}
