package reckon.file;

import java.math.BigDecimal;
import java.util.OptionalDouble;

/** Numbers as text, whatever the locale: a point, no grouping, and reading gives back the very same number. */
final class Decimal {

    private Decimal() {}

    /** The shortest text of a finite number that reads as the same number, without an exponent where that is readable. */
    static String text(double value) {
        String text = Double.toString(value);
        if (text.endsWith(".0")) {
            return text.substring(0, text.length() - 2);
        }
        double size = Math.abs(value);
        return text.indexOf('E') >= 0 && size > 1e-12 && size < 1e15
                ? new BigDecimal(text).stripTrailingZeros().toPlainString()
                : text;
    }

    /** The number that a text is; nothing where it is none, or is not finite. */
    static OptionalDouble parse(String text) {
        for (int i = 0; i < text.length(); i++) {
            // parseDouble knows more than numbers: 1f, 0x1p3, NaN
            if ("0123456789+-.eE".indexOf(text.charAt(i)) < 0) {
                return OptionalDouble.empty();
            }
        }
        try {
            double value = Double.parseDouble(text);
            return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }
}
