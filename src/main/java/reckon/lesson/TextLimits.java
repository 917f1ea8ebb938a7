package reckon.lesson;

import java.util.OptionalInt;
import reckon.file.Problems;

/** What is looked at before a text is taken apart, which could take long. */
final class TextLimits {
    private static final int MOST_LETTERS = 10_000;
    private static final int MOST_MARKERS = 60;
    private static final int MOST_BRACKETS = 5_000;

    private TextLimits() {}

    /** Whether a text is too much; that is a fault. */
    static boolean wrong(String text, Problems problems) {
        int line = 1;
        int from = 0;
        if (text.chars().filter(c -> c == '[').limit(MOST_BRACKETS + 1).count() > MOST_BRACKETS) {
            problems.add(1, "text", "has more than " + MOST_BRACKETS + " brackets; take them out");
            return true;
        }
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            if (end - from > MOST_LETTERS) {
                problems.add(
                        line,
                        "text",
                        "has a line of " + (end - from) + " letters, where at most " + MOST_LETTERS
                                + " may be; break it");
                return true;
            }
            OptionalInt control = text.substring(from, end)
                    .chars()
                    .filter(c -> Character.isISOControl(c) && c != '\t')
                    .findFirst();
            if (control.isPresent()) {
                problems.add(
                        line,
                        "text",
                        String.format("has the character U+%04X, which says nothing; take it out", control.getAsInt()));
                return true;
            }
            if (markers(text, from, end) > MOST_MARKERS) {
                problems.add(
                        line, "text", "is nested deeper than " + InlineReader.MOST_DEPTH + " levels; write it flat");
                return true;
            }
            line++;
            from = end + 1;
        }
        return false;
    }

    /** How many quotes, lists and the like a line begins. */
    private static int markers(String text, int from, int end) {
        int markers = 0;
        for (int i = from; i < end && " \t>-+*0123456789.)".indexOf(text.charAt(i)) >= 0; i++) {
            markers += ">-+*.)".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
        }
        return markers;
    }
}
