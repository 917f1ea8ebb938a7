package reckon.lesson;

/**
 * Powers of the base units.
 *
 * @param metres of the metre
 * @param seconds of the second
 * @param bytes of the byte
 */
public record Dimension(int metres, int seconds, int bytes) {
    /** That of a bare number. */
    public static final Dimension NONE = new Dimension(0, 0, 0);

    /** That of a product. */
    Dimension times(Dimension other) {
        return new Dimension(metres + other.metres, seconds + other.seconds, bytes + other.bytes);
    }

    /** That of a quotient. */
    Dimension over(Dimension other) {
        return times(new Dimension(-other.metres, -other.seconds, -other.bytes));
    }

    /** Its unit, such as {@code m/s²}; empty where it has none. */
    String unit() {
        String above = power("m", metres, 1) + power("B", bytes, 1) + power("s", seconds, 1);
        String below = power("m", metres, -1) + power("B", bytes, -1) + power("s", seconds, -1);
        if (below.isEmpty()) {
            return above.isEmpty() ? "" : above.substring(1);
        }
        return (above.isEmpty() ? "1" : above.substring(1)) + "/" + below.substring(1);
    }

    private static String power(String unit, int power, int sign) {
        int size = power * sign;
        return size <= 0 ? "" : "·" + unit + (size == 1 ? "" : size == 2 ? "²" : size == 3 ? "³" : "^" + size);
    }

    /** What it is in a message. */
    String shown() {
        return unit().isEmpty() ? "a bare number" : "in " + unit();
    }
}
