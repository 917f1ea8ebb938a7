package reckon.app.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import reckon.explain.Expression;
import reckon.explain.Symbol;
import reckon.explain.TexWriter;

/** Gives each symbol of a formula a mark of its own, by which its outlines are known again. */
final class Marks implements TexWriter.Marking {
    private static final Pattern MARK = Pattern.compile("\\\\textcolor\\{0,0,(\\d+)}");

    /** A mark is one channel of a colour. */
    private static final int MOST = 255;

    private final List<Line.Mark> marks = new ArrayList<>();
    private final Set<Expression> different;

    /**
     * Marks.
     *
     * @param different parts to be marked as well, these very ones
     */
    Marks(Set<Expression> different) {
        this.different = different;
    }

    @Override
    public String mark(Symbol symbol, String tex) {
        return part(symbol, add(Optional.of(symbol), tex));
    }

    @Override
    public String part(Expression part, String tex) {
        return different.contains(part) ? add(Optional.empty(), tex) : tex;
    }

    private String add(Optional<Symbol> symbol, String tex) {
        if (marks.size() == MOST) {
            return tex;
        }
        marks.add(new Line.Mark(symbol, 0));
        int number = marks.size();
        MARK.matcher(tex)
                .results()
                .map(MatchResult::group)
                .map(found -> Integer.parseInt(found.substring(found.lastIndexOf(',') + 1, found.length() - 1)))
                .filter(inner -> marks.get(inner - 1).within() == 0)
                .forEach(inner ->
                        marks.set(inner - 1, new Line.Mark(marks.get(inner - 1).symbol(), number)));
        return marked(number, tex);
    }

    /** A piece of TeX under a mark. */
    private static String marked(int number, String tex) {
        return "\\textcolor{0,0," + number + "}{" + tex + "}";
    }

    /** The line of some pieces that were marked by these. */
    Line line(List<String> pieces) {
        return new Line(pieces, marks);
    }
}
