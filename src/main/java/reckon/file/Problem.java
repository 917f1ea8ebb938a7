package reckon.file;

/**
 * Something wrong with a file, on one line.
 *
 * @param file the file, as it was named
 * @param line the line, from 1; 0 where it is the file as a whole
 * @param key the key or column, empty where there is none
 * @param message what is wrong, and what is allowed or how to mend it
 */
public record Problem(String file, int line, String key, String message) {

    /** The same problem, so many lines further down. */
    Problem below(int lines) {
        return new Problem(file, line + lines, key, message);
    }

    /** {@code file:line: key: message}. */
    public String text() {
        String place = line > 0 ? file + ":" + line + ": " : file + ": ";
        return oneLine(place + (key.isEmpty() ? "" : key + ": ") + message);
    }

    /** What a file says may hold anything; it is shown, not obeyed. */
    private static String oneLine(String text) {
        return text.codePoints()
                .map(c -> Character.isISOControl(c) ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
