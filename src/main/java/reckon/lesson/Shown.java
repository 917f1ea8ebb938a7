package reckon.lesson;

/** What a file says, as a message shows it. */
final class Shown {
    private static final int MOST = 60;

    private Shown() {}

    /** The beginning of what may be long. */
    static String brief(String text) {
        return text.codePointCount(0, text.length()) > MOST
                ? text.substring(0, text.offsetByCodePoints(0, MOST)) + "…"
                : text;
    }
}
