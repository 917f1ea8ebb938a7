package reckon.lesson;

/**
 * A word of a condition.
 *
 * @param kind what sort of word
 * @param text as it is written
 * @param value a number's value in SI units
 * @param unit a number's unit
 * @param from where it begins in the text
 * @param until behind its end
 */
record Token(Kind kind, String text, double value, UnitOfMeasure unit, int from, int until) {

    /** The sorts of words. */
    enum Kind {
        /** A number, with its unit. */
        NUMBER,
        /** A name, or a word such as {@code and}. */
        NAME,
        /** A sign. */
        SIGN
    }

    /** Whether it is a sign or a word. */
    boolean is(String sign) {
        return kind != Kind.NUMBER && text.equals(sign);
    }
}
