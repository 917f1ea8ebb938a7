package reckon.cli;

import java.lang.Character.UnicodeScript;
import java.util.Set;

/** How many columns of a terminal a text takes: a Chinese character takes two, an accent over a letter none. */
final class TerminalWidth {
    private static final Set<UnicodeScript> WIDE =
            Set.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA, UnicodeScript.HANGUL);

    private TerminalWidth() {}

    static int of(String text) {
        return text.codePoints().map(TerminalWidth::of).sum();
    }

    private static int of(int c) {
        return Character.getType(c) == Character.NON_SPACING_MARK ? 0 : isWide(c) ? 2 : 1;
    }

    static boolean isWide(int c) {
        boolean fullWidth = (c >= 0xff01 && c <= 0xff60) || (c >= 0x3000 && c <= 0x303f);
        return fullWidth || WIDE.contains(UnicodeScript.of(c));
    }

    /** A text with blanks behind it, so many columns wide at least. */
    static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - of(text)));
    }
}
