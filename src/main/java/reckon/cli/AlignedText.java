package reckon.cli;

import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** A table for a terminal, its columns aligned. */
final class AlignedText {
    private static final Set<UnicodeScript> WIDE =
            Set.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA, UnicodeScript.HANGUL);

    private AlignedText() {}

    /**
     * The lines of a table.
     *
     * @param lines the cells, as many on each line
     * @param left how many columns are aligned at the left; the others at the right
     */
    static String of(List<List<String>> lines, int left) {
        int[] widths = IntStream.range(0, lines.getFirst().size())
                .map(column -> lines.stream()
                        .mapToInt(line -> width(line.get(column)))
                        .max()
                        .orElse(0))
                .toArray();
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String cell = line.get(column);
                String blanks = " ".repeat(widths[column] - width(cell));
                row.append(column == 0 ? "" : "  ").append(column < left ? cell + blanks : blanks + cell);
            }
            text.append(row.toString().stripTrailing()).append(System.lineSeparator());
        }
        return text.toString();
    }

    /** How many columns of a terminal a text takes: a Chinese character takes two. */
    private static int width(String text) {
        return text.codePoints().map(c -> isWide(c) ? 2 : 1).sum();
    }

    private static boolean isWide(int c) {
        boolean fullWidth = (c >= 0xff01 && c <= 0xff60) || (c >= 0x3000 && c <= 0x303f);
        return fullWidth || WIDE.contains(UnicodeScript.of(c));
    }
}
