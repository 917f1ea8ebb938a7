package reckon.cli;

import java.util.List;
import java.util.stream.IntStream;

/** A table for a terminal, its columns aligned. */
final class AlignedText {
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
                        .mapToInt(line -> TerminalWidth.of(line.get(column)))
                        .max()
                        .orElse(0))
                .toArray();
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String cell = line.get(column);
                String blanks = " ".repeat(widths[column] - TerminalWidth.of(cell));
                row.append(column == 0 ? "" : "  ").append(column < left ? cell + blanks : blanks + cell);
            }
            text.append(row.toString().stripTrailing()).append(System.lineSeparator());
        }
        return text.toString();
    }
}
