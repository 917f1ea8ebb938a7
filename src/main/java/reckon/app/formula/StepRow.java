package reckon.app.formula;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import reckon.app.view.KeyTaker;
import reckon.explain.Symbol;
import reckon.explain.Term;

/** One step of the walk: its formula, small, and what it comes to. */
final class StepRow extends HBox implements KeyTaker {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass APART = PseudoClass.getPseudoClass("apart");
    private static final PseudoClass MISSING = PseudoClass.getPseudoClass("missing");

    private final Symbol symbol;
    private final Label place = new Label();
    private final FormulaLine formula;
    private final Label value = new Label();

    StepRow(Symbol symbol, Typesetter typesetter, Pointing pointing) {
        this.symbol = symbol;
        formula = new FormulaLine(typesetter, FormulaLine.Equipment.NONE);
        setId("step-of-" + symbol.id());
        getStyleClass().add("step-row");
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        place.getStyleClass().add("step-place");
        place.setMinWidth(USE_PREF_SIZE);
        value.getStyleClass().add("step-value");
        value.setMinWidth(USE_PREF_SIZE);
        formula.setMouseTransparent(true);
        HBox.setHgrow(formula, Priority.ALWAYS);
        getChildren().addAll(place, formula, value);
        pointing.point(this, symbol);
    }

    /** The symbol that the step is for. */
    Symbol symbol() {
        return symbol;
    }

    /** Shows the step at a place, counted from 1. */
    void show(int number, Term term, Line line, Wording wording) {
        place.setText(Integer.toString(number));
        formula.show(line);
        value.setText(term.gap().isPresent() ? wording.texts().get("formula.nought") : wording.value(term));
        pseudoClassStateChanged(MISSING, term.gap().isPresent());
        setAccessibleText(number + ". " + wording.spoken(term));
    }

    /**
     * Marks the step.
     *
     * @param current whether the walk has come to it
     * @param apart whether the one that the walk has come to does without it
     */
    void mark(boolean current, boolean apart) {
        pseudoClassStateChanged(CURRENT, current);
        pseudoClassStateChanged(APART, apart && !current);
    }

    /** Lights what is of the symbol that is lit. */
    void light(Optional<Symbol> lit) {
        pseudoClassStateChanged(LIT, lit.equals(Optional.of(symbol)));
        formula.light(lit, false);
    }

    @Override
    public boolean wants(KeyCode key) {
        return Pointing.wants(this, key);
    }
}
