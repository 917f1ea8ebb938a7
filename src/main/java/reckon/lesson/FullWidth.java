package reckon.lesson;

import java.util.regex.Pattern;

/** Signs as wide as a Chinese character, which mean the same as the narrow ones. */
final class FullWidth {
    private static final Pattern KEY = Pattern.compile("(?m)^([ \\t]*(?:- )?[A-Za-z_]+)[ \\t]*：[ \\t]*");

    private FullWidth() {}

    /** A text with narrow signs and digits in place of wide ones; as long as it was. */
    static String narrowed(String text) {
        StringBuilder narrow = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            narrow.append(c >= '\uFF01' && c <= '\uFF5E' ? (char) (c - 0xFEE0) : c == '\u3000' ? ' ' : c);
        }
        return narrow.toString();
    }

    /** A YAML text with narrow colons behind its keys; its lines stay. */
    static String keysNarrowed(String yaml) {
        return KEY.matcher(yaml).replaceAll("$1: ");
    }
}
