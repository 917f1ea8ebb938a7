package reckon.lesson;

import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** Moments as lessons write them, in s. */
final class Seconds {
    private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,9}(?:\\.[0-9]{1,9})?|\\.[0-9]{1,9}");

    private Seconds() {}

    /** The moment that a text says. */
    static OptionalDouble parse(String text) {
        return DECIMAL.matcher(text).matches() ? OptionalDouble.of(Double.parseDouble(text)) : OptionalDouble.empty();
    }
}
