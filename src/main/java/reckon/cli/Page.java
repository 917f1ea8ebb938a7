package reckon.cli;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Text for a terminal, in lines that are no longer than one likes to read. */
final class Page {
    /** The width of a line, in columns. */
    static final int WIDTH = 100;

    /** The least room for a text beside what it hangs on, in columns. */
    private static final int LEAST = 24;

    private final Locale locale;
    private final StringBuilder text = new StringBuilder();

    Page(Locale locale) {
        this.locale = locale;
    }

    void line(String line) {
        text.append(line.stripTrailing()).append(System.lineSeparator());
    }

    void blank() {
        line("");
    }

    /** A text that hangs on what stands at its left: further lines begin where the first one does. */
    void hanging(String left, String body) {
        beside(left, wrapped(body, Math.max(LEAST, WIDTH - TerminalWidth.of(left)), locale));
    }

    /** Lines of which the first has something at its left. */
    void beside(String left, List<String> lines) {
        String indent = " ".repeat(TerminalWidth.of(left));
        for (int i = 0; i < lines.size(); i++) {
            line((i == 0 ? left : indent) + lines.get(i));
        }
    }

    /** A title with a line under it. */
    void title(String title) {
        line(title);
        line("─".repeat(TerminalWidth.of(title)));
    }

    /** A text in lines of so many columns; only what has no place to break is longer. */
    static List<String> wrapped(String body, int columns, Locale locale) {
        List<String> lines = new ArrayList<>();
        BreakIterator breaks = BreakIterator.getLineInstance(locale);
        breaks.setText(body);
        int start = 0;
        int fits = 0;
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            if (!mayBreak(body, end)) {
                continue;
            }
            if (fits > start && TerminalWidth.of(body.substring(start, end).stripTrailing()) > columns) {
                lines.add(body.substring(start, fits).stripTrailing());
                start = fits;
            }
            fits = end;
        }
        lines.add(body.substring(start).stripTrailing());
        return lines;
    }

    /** Only blanks and Chinese are broken at: a formula is no word with hyphens. */
    private static boolean mayBreak(String body, int at) {
        return at == body.length()
                || body.charAt(at - 1) == ' '
                || TerminalWidth.isWide(body.codePointBefore(at))
                || TerminalWidth.isWide(body.codePointAt(at));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
