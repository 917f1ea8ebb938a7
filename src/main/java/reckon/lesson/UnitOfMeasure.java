package reckon.lesson;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A unit as it is written, such as {@code cm}, {@code m/s²} or {@code /min}.
 *
 * @param text as it is written
 * @param dimension its dimension
 * @param exponent the power of ten in it
 * @param minutes the power of the minute in it
 */
record UnitOfMeasure(String text, Dimension dimension, int exponent, int minutes) {
    static final UnitOfMeasure NONE = new UnitOfMeasure("", Dimension.NONE, 0, 0);

    private static final MathContext SHOWN = new MathContext(3);
    private static final Dimension METRE = new Dimension(1, 0, 0);
    private static final Dimension SECOND = new Dimension(0, 1, 0);
    private static final Dimension BYTE = new Dimension(0, 0, 1);

    /** The units that others are made of; a share is a bare number. */
    private static final List<UnitOfMeasure> SINGLE = List.of(
            new UnitOfMeasure("km", METRE, 3, 0),
            new UnitOfMeasure("cm", METRE, -2, 0),
            new UnitOfMeasure("mm", METRE, -3, 0),
            new UnitOfMeasure("min", SECOND, 0, 1),
            new UnitOfMeasure("ms", SECOND, -3, 0),
            new UnitOfMeasure("µs", SECOND, -6, 0),
            new UnitOfMeasure("μs", SECOND, -6, 0),
            new UnitOfMeasure("us", SECOND, -6, 0),
            new UnitOfMeasure("kB", BYTE, 3, 0),
            new UnitOfMeasure("MB", BYTE, 6, 0),
            new UnitOfMeasure("m", METRE, 0, 0),
            new UnitOfMeasure("s", SECOND, 0, 0),
            new UnitOfMeasure("B", BYTE, 0, 0),
            new UnitOfMeasure("%", Dimension.NONE, -2, 0),
            new UnitOfMeasure("‰", Dimension.NONE, -3, 0));

    private static final Map<String, UnitOfMeasure> BY_TEXT = byText();

    private static final String ONE = "(?:km|cm|mm|min|ms|µs|μs|us|kB|MB|m|s|B|%|‰)(?:\\^[23]|[²³])?";
    private static final Pattern FACTOR = Pattern.compile("\\s*([·⋅/]?)\\s*(" + ONE + ")");

    /** A unit behind a number: not the beginning of a name, nor of a call. */
    static final Pattern BEHIND_NUMBER = Pattern.compile(
            "\\s*(/?\\s*" + ONE + "(?:\\s*[·⋅/]\\s*" + ONE + "(?![\\p{L}\\p{N}_(]))*)(?![\\p{L}\\p{N}_(])");

    private static Map<String, UnitOfMeasure> byText() {
        Map<String, UnitOfMeasure> map = new HashMap<>();
        SINGLE.forEach(unit -> map.put(unit.text, unit));
        return map;
    }

    /** The unit that a text says, be it ours or the registry's. */
    static UnitOfMeasure of(String text) {
        String factors = text.startsWith("1/") ? text.substring(1) : text;
        Matcher matcher = FACTOR.matcher(factors);
        UnitOfMeasure product = NONE;
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            end = matcher.end();
            product = product.times(matcher.group(2), matcher.group(1).equals("/") ? -1 : 1);
        }
        if (end != factors.length()) {
            throw new IllegalArgumentException("no unit is written " + text);
        }
        return new UnitOfMeasure(factors.strip(), product.dimension, product.exponent, product.minutes);
    }

    private UnitOfMeasure times(String factor, int sign) {
        int power = sign * power(factor.charAt(factor.length() - 1));
        UnitOfMeasure unit = BY_TEXT.get(factor.replaceAll("\\^?[23²³]$", ""));
        if (unit == null) {
            throw new IllegalArgumentException("no unit is written " + factor);
        }
        UnitOfMeasure product = this;
        for (int i = 0; i < Math.abs(power); i++) {
            product = new UnitOfMeasure(
                    text,
                    power > 0 ? product.dimension.times(unit.dimension) : product.dimension.over(unit.dimension),
                    product.exponent + Integer.signum(power) * unit.exponent,
                    product.minutes + Integer.signum(power) * unit.minutes);
        }
        return product;
    }

    private static int power(char last) {
        return last == '2' || last == '²' ? 2 : last == '3' || last == '³' ? 3 : 1;
    }

    /** A number of this unit in SI units; through decimals, so that 120 ms are 0.12 s and not a little less. */
    double value(String number) {
        return new BigDecimal(number).scaleByPowerOfTen(exponent).doubleValue() * Math.pow(60, minutes);
    }

    /** The same of a number that was worked out. */
    double value(double number) {
        return number * Math.pow(10, exponent) * Math.pow(60, minutes);
    }

    /** A value in SI units, in this unit, with the digits that somebody reads. */
    String shown(double value) {
        if (Double.isNaN(value)) {
            return "nothing";
        }
        double size = value / value(1.0);
        String number = Double.isInfinite(size)
                ? "∞"
                : new BigDecimal(size).round(SHOWN).stripTrailingZeros().toPlainString();
        return text.isEmpty() ? number : number + " " + text;
    }

    /** What may stand behind a number. */
    static List<String> words() {
        List<String> words = new ArrayList<>();
        SINGLE.forEach(unit -> words.add(unit.text));
        return words;
    }
}
