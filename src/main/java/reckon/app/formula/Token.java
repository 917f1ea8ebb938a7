package reckon.app.formula;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import reckon.app.view.KeyTaker;
import reckon.explain.Role;
import reckon.explain.Symbol;

/** One symbol of a formula, or the number that stands for it: what can be pointed at. */
final class Token extends Region implements KeyTaker {
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass QUIET = PseudoClass.getPseudoClass("quiet");
    private static final PseudoClass MISSING = PseudoClass.getPseudoClass("missing");

    /** How far the frame around it stands off, in heights of text. */
    private static final double PADDING_EM = 0.12;

    /** What even small text needs, px. */
    private static final double LEAST_PADDING = 2;

    private final List<Symbol> symbols;
    private final boolean itself;
    private final SVGPath glyphs = new SVGPath();
    private Bounds covered = Outline.around(List.of());

    /**
     * A token.
     *
     * @param symbols what it belongs to, from the inside out; nothing where it only marks a difference
     * @param itself whether it is a symbol itself
     */
    Token(List<Symbol> symbols, boolean itself) {
        this.symbols = symbols;
        this.itself = itself;
        setManaged(false);
        glyphs.setManaged(false);
        getStyleClass().add(itself ? "token" : "difference");
        if (itself) {
            setId("token-" + symbol().id());
        }
        glyphs.getStyleClass().add("glyphs");
        if (!symbols.isEmpty()) {
            getStyleClass().add(style(symbols.getLast().role()));
        }
        getChildren().add(glyphs);
        setAccessibleRole(AccessibleRole.TEXT);
    }

    /** The style class of what plays a part. */
    static String style(Role role) {
        return "role-" + role.name().toLowerCase(Locale.ROOT);
    }

    /** Whether it only marks a difference. */
    boolean isMark() {
        return !itself;
    }

    /** Whether it stands within another symbol, in whose place it is written. */
    boolean isInside() {
        return symbols.size() > 1;
    }

    @Override
    public boolean wants(KeyCode key) {
        return Pointing.wants(this, key);
    }

    /** The symbol that it shows. */
    Symbol symbol() {
        return symbols.getFirst();
    }

    /** Shows outlines: its own, and how far it reaches with those of the tokens inside it. */
    void show(String path, Bounds reach) {
        glyphs.setContent(path);
        covered = reach;
    }

    /** Stands where its line has it: px, and the px of a unit of outlines. */
    void place(double x, double baseline, double scale) {
        double padding = Math.max(LEAST_PADDING, PADDING_EM * Outline.EM * scale);
        double left = x + covered.getMinX() * scale - padding;
        double top = baseline + covered.getMinY() * scale - padding;
        resizeRelocate(left, top, covered.getWidth() * scale + 2 * padding, covered.getHeight() * scale + 2 * padding);
        glyphs.getTransforms().setAll(new Translate(x - left, baseline - top), new Scale(scale, scale));
    }

    /** Whether it is, or is part of, one of a symbol. */
    boolean isOf(Symbol symbol) {
        return symbols.contains(symbol);
    }

    /** Lights it where it shows the symbol that is lit; where it is no part of that, it goes quiet, if it is to. */
    void light(Optional<Symbol> lit, boolean quiet) {
        pseudoClassStateChanged(LIT, itself && lit.equals(Optional.of(symbol())));
        pseudoClassStateChanged(QUIET, quiet && lit.stream().noneMatch(this::isOf));
    }

    /** Says what it is to those who cannot see it. */
    void tell(String words) {
        setAccessibleText(words);
    }

    /** Marks it as one that is missing. */
    void miss(boolean missing) {
        pseudoClassStateChanged(MISSING, missing);
    }
}
