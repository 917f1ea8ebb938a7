package reckon.app.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import reckon.explain.Symbol;

/**
 * A line of a formula, as large as the text around it. Where it is too long it is broken between its pieces; where a piece is
 * too long by itself all of it is set smaller.
 */
final class FormulaLine extends Region {
    /** How far the second row is set in, how far rows stand apart, and the least height, in heights of text. */
    private static final double INDENT_EM = 1.1;

    private static final double GAP_EM = 0.3;
    /** How much smaller a line may become for not being broken behind its first sign. */
    private static final double LEAST_SCALE = 0.72;

    private static final double LEAST_ASCENT_EM = 0.75;
    private static final double LEAST_DESCENT_EM = 0.25;

    private final Typesetter typesetter;
    private final Equipment equipment;
    private final List<Piece> pieces = new ArrayList<>();

    /** Has the size of text that a style sheet gives to the line. */
    private final Text ruler = new Text();

    /** Gives a new token what makes it one to point at. */
    @FunctionalInterface
    interface Equipment {

        /** Nothing to point at: a token that is only looked at. */
        Equipment NONE = token -> token.setMouseTransparent(true);

        /** Equips a token. */
        void equip(Token token);
    }

    FormulaLine(Typesetter typesetter, Equipment equipment) {
        this.typesetter = typesetter;
        this.equipment = equipment;
        getStyleClass().add("formula-line");
        ruler.setManaged(false);
        // a ruler above the line would make the line one to point at there
        ruler.setTextOrigin(VPos.TOP);
        ruler.fontProperty().addListener((value, before, after) -> requestLayout());
        getChildren().add(ruler);
    }

    /** Shows a line; tokens that stay, stay the same, so that a hand may be on one. */
    void show(Line line) {
        List<Outline> outlines = line.pieces().stream().map(typesetter::outline).toList();
        if (outlines.size() == pieces.size() && fits(line, outlines)) {
            for (int i = 0; i < pieces.size(); i++) {
                pieces.get(i).show(outlines.get(i));
            }
        } else {
            pieces.clear();
            outlines.forEach(outline -> pieces.add(new Piece(line, outline)));
            tokens().forEach(equipment::equip);
            getChildren().setAll(ruler);
            pieces.forEach(piece -> getChildren().addAll(piece.nodes()));
        }
        requestLayout();
    }

    private boolean fits(Line line, List<Outline> outlines) {
        for (int i = 0; i < pieces.size(); i++) {
            if (!pieces.get(i).fits(line, outlines.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** All its tokens. */
    Stream<Token> tokens() {
        return pieces.stream().flatMap(piece -> piece.tokens().values().stream());
    }

    /** Lights what is of the symbol that is lit; the rest goes quiet, if it is to. */
    void light(Optional<Symbol> lit, boolean quiet) {
        pieces.forEach(piece -> piece.light(lit, quiet));
    }

    private double em() {
        return ruler.getFont().getSize();
    }

    /** The px of a unit of outlines, in a line of so many px. */
    private double scale(double width) {
        double natural = em() / Outline.EM;
        if (width <= 0 || pieces.isEmpty()) {
            return natural;
        }
        double widest = pieces.stream().mapToDouble(Piece::width).max().orElse(0);
        double beginning = pieces.stream().limit(2).mapToDouble(Piece::width).sum();
        double whole = width / Math.max(widest + INDENT_EM * Outline.EM, beginning);
        // what follows the sign of equality stands behind it, if that does not make all too small
        return Math.min(natural, whole >= LEAST_SCALE * natural ? whole : width / (widest + INDENT_EM * Outline.EM));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        double units = pieces.stream().mapToDouble(Piece::width).sum();
        return Math.ceil(units * em() / Outline.EM) + snappedLeftInset() + snappedRightInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return snappedTopInset() + flow(width < 0 ? computePrefWidth(-1) : width, false) + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        flow(getWidth(), true);
    }

    /** Lets the pieces flow into rows, and gives their height, px. */
    private double flow(double whole, boolean place) {
        double width = whole - snappedLeftInset() - snappedRightInset();
        double scale = scale(width);
        double y = 0;
        int from = 0;
        while (from < pieces.size()) {
            double indent = from == 0 ? 0 : INDENT_EM * Outline.EM * scale;
            int to = from + 1;
            double x = indent + pieces.get(from).width() * scale;
            while (to < pieces.size() && x + pieces.get(to).width() * scale <= width + 1) {
                x += pieces.get(to).width() * scale;
                to++;
            }
            y += row(pieces.subList(from, to), indent, y, scale, place);
            from = to;
            if (from < pieces.size()) {
                y += GAP_EM * Outline.EM * scale;
            }
        }
        return y;
    }

    private double row(List<Piece> row, double indent, double top, double scale, boolean place) {
        double ascent = LEAST_ASCENT_EM * Outline.EM;
        double descent = LEAST_DESCENT_EM * Outline.EM;
        for (Piece piece : row) {
            ascent = Math.max(ascent, piece.height());
            descent = Math.max(descent, piece.depth());
        }
        if (place) {
            double x = snappedLeftInset() + indent;
            for (Piece piece : row) {
                piece.place(x, snappedTopInset() + top + ascent * scale, scale);
                x += piece.width() * scale;
            }
        }
        return (ascent + descent) * scale;
    }
}
