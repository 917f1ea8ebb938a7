package reckon.lesson;

import java.util.regex.Pattern;

/** Lines that were broken in the source only: joined by a blank, or by nothing between Chinese characters. */
final class LineJoins {
    private static final String WIDE = "[\\p{IsHan}\\u3000-\\u303F\\uFF00-\\uFFEF“”‘’…—]";
    private static final Pattern BETWEEN_WIDE = Pattern.compile("(?<=" + WIDE + ")\\n(?=" + WIDE + ")");

    private LineJoins() {}

    static String joined(String lines) {
        return BETWEEN_WIDE.matcher(lines).replaceAll("").replace('\n', ' ');
    }
}
