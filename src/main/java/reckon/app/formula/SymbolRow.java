package reckon.app.formula;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import reckon.app.view.KeyTaker;
import reckon.explain.Symbol;
import reckon.explain.Term;

/** A symbol of the formula: what it is, what it comes to, and from where; a number that is set can be dragged here as well. */
final class SymbolRow extends VBox implements KeyTaker {
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass MISSING = PseudoClass.getPseudoClass("missing");

    private final Symbol symbol;
    private final FormulaLine name;
    private final Label value = new Label();
    private final Label meaning = new Label();
    private final Label origin = new Label();

    SymbolRow(Term term, Typesetter typesetter, Pointing pointing, Optional<Grip> grip) {
        this.symbol = term.symbol();
        setId("symbol-" + symbol.id());
        getStyleClass().add("symbol-row");
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        name = new FormulaLine(typesetter, FormulaLine.Equipment.NONE);
        name.show(FormulaWriter.name(symbol));
        name.setMouseTransparent(true);
        name.getStyleClass().add("symbol-name");
        value.getStyleClass().add("symbol-value");
        value.setMinWidth(USE_PREF_SIZE);
        meaning.getStyleClass().add("symbol-meaning");
        meaning.setWrapText(true);
        meaning.setMinHeight(USE_PREF_SIZE);
        origin.getStyleClass().addAll("symbol-origin", "muted");
        origin.setWrapText(true);
        origin.setTextAlignment(TextAlignment.RIGHT);
        origin.setMinHeight(USE_PREF_SIZE);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        name.setMinWidth(USE_PREF_SIZE);
        HBox line = new HBox(name, value, between, origin);
        line.getStyleClass().add("symbol-line");
        getChildren().addAll(line, meaning);
        pointing.point(this, symbol);
        grip.ifPresent(found -> {
            found.put(this);
            getStyleClass().add("grip");
        });
    }

    /** The symbol that it is about. */
    Symbol symbol() {
        return symbol;
    }

    /** Shows what the symbol comes to now. */
    void show(Term term, boolean grabbed, Wording wording) {
        value.setText(term.gap().isPresent() ? wording.texts().get("formula.nought") : wording.value(term));
        meaning.setText(term.gap().map(wording::reason).orElseGet(() -> wording.sentence(symbol)));
        origin.setText(grabbed ? wording.texts().get("formula.drag") : wording.origin(term));
        pseudoClassStateChanged(MISSING, term.gap().isPresent());
        setAccessibleText(wording.spoken(term));
        setAccessibleHelp(origin.getText());
    }

    /** Lights it where it is the symbol that is lit. */
    void light(Optional<Symbol> lit) {
        pseudoClassStateChanged(LIT, lit.equals(Optional.of(symbol)));
    }

    @Override
    public boolean wants(KeyCode key) {
        return Pointing.wants(this, key);
    }
}
