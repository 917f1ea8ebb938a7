package reckon.cli;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Where two formulas differ, symbol by symbol. */
final class Difference {
    /** A name with its accents and indices, a number, or a sign. */
    private static final Pattern PIECE = Pattern.compile("\\p{L}[\\p{L}\\p{M}_′₀-₉]*|\\d+(?:\\.\\d+)?|.");

    private Difference() {}

    /** A line to stand under a formula: a mark under each piece that the other one has not. */
    static String marks(String formula, String other) {
        List<String> pieces = pieces(formula);
        List<String> others = pieces(other);
        int[][] common = common(pieces, others);
        StringBuilder marks = new StringBuilder();
        int i = 0;
        int j = 0;
        while (i < pieces.size()) {
            if (j < others.size() && pieces.get(i).equals(others.get(j))) {
                marks.append(" ".repeat(TerminalWidth.of(pieces.get(i++))));
                j++;
            } else if (j < others.size() && common[i][j + 1] >= common[i + 1][j]) {
                j++;
            } else {
                marks.append("^".repeat(TerminalWidth.of(pieces.get(i++))));
            }
        }
        return marks.toString();
    }

    private static List<String> pieces(String formula) {
        return PIECE.matcher(formula).results().map(MatchResult::group).toList();
    }

    /** How many pieces, in order, what is left of both has in common from each place on. */
    private static int[][] common(List<String> one, List<String> other) {
        int[][] common = new int[one.size() + 1][other.size() + 1];
        for (int i = one.size() - 1; i >= 0; i--) {
            for (int j = other.size() - 1; j >= 0; j--) {
                common[i][j] = one.get(i).equals(other.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }
}
