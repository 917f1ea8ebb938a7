package reckon.app.formula;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import reckon.explain.Symbol;

/** A piece of a line on the screen: its tokens, and the signs between them. */
final class Piece {
    private static final PseudoClass QUIET = PseudoClass.getPseudoClass("quiet");

    private final Line line;
    private final SVGPath signs = new SVGPath();
    private final Map<Integer, Token> tokens = new TreeMap<>();
    private Outline outline;

    Piece(Line line, Outline outline) {
        this.line = line;
        this.outline = outline;
        signs.setManaged(false);
        signs.setMouseTransparent(true);
        signs.getStyleClass().addAll("glyphs", "signs");
        for (int mark : marks(line, outline)) {
            tokens.put(
                    mark, new Token(line.symbols(mark), line.mark(mark).symbol().isPresent()));
        }
        show(outline);
    }

    /** The marks in a piece, with those around them. */
    private static List<Integer> marks(Line line, Outline outline) {
        return outline.parts().stream()
                .filter(part -> part.mark() > 0)
                .flatMap(part -> line.chain(part.mark()).stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** Whether a piece of another line has the same symbols at the same places. */
    boolean fits(Line other, Outline next) {
        return line.marks().equals(other.marks())
                && List.copyOf(tokens.keySet()).equals(marks(other, next));
    }

    /** Shows other outlines for the same symbols. */
    void show(Outline next) {
        outline = next;
        signs.setContent(path(0));
        tokens.forEach((mark, token) -> token.show(path(mark), Outline.around(parts(mark))));
    }

    private String path(int mark) {
        return outline.parts().stream()
                .filter(part -> part.mark() == mark)
                .map(Outline.Part::path)
                .findFirst()
                .orElse("");
    }

    /** What is drawn under a mark and those within it. */
    private List<Outline.Part> parts(int mark) {
        return outline.parts().stream()
                .filter(part -> part.mark() > 0 && line.chain(part.mark()).contains(mark))
                .toList();
    }

    /** What is around others comes before them; else in the order of reading. */
    private static int inOrder(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int first = Integer.compare(one.get(i), other.get(i));
            if (first != 0) {
                return first;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    /** What it is on the screen, the outer ones before those within. */
    List<Node> nodes() {
        Stream<Token> ordered = tokens.keySet().stream()
                .sorted(Comparator.comparing(mark -> line.chain(mark).reversed(), Piece::inOrder))
                .map(tokens::get);
        return Stream.concat(Stream.of(signs), ordered).toList();
    }

    /** Its tokens by their marks. */
    Map<Integer, Token> tokens() {
        return tokens;
    }

    double width() {
        return outline.width();
    }

    double height() {
        return outline.height();
    }

    double depth() {
        return outline.depth();
    }

    /** Stands where its line has it: px, and the px of a unit of outlines. */
    void place(double x, double baseline, double scale) {
        signs.getTransforms().setAll(new Translate(x, baseline), new Scale(scale, scale));
        tokens.values().forEach(token -> token.place(x, baseline, scale));
    }

    /** Lights what is of the symbol that is lit. */
    void light(Optional<Symbol> lit, boolean quiet) {
        signs.pseudoClassStateChanged(QUIET, quiet);
        tokens.values().forEach(token -> token.light(lit, quiet));
    }
}
