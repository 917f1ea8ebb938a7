package reckon.app.formula;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;

/** All steps of a worksheet, one below the other, the one that the walk has come to in sight. */
final class StepList extends ScrollPane {
    private final Typesetter typesetter;
    private final Pointing pointing;
    private final VBox rows = new Rows();
    private List<StepRow> steps = List.of();
    private int shown;

    StepList(Typesetter typesetter, Pointing pointing) {
        this.typesetter = typesetter;
        this.pointing = pointing;
        setId("formula-steps");
        getStyleClass().add("step-list");
        rows.getStyleClass().add("step-rows");
        setContent(rows);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        viewportBoundsProperty().addListener((value, before, after) -> reveal());
    }

    /** Rows that are new get their places only when they are laid out. */
    private final class Rows extends VBox {
        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            reveal();
        }
    }

    /** Shows the steps of a worksheet, one of which the walk has come to. */
    void show(Worksheet sheet, int current, Wording wording) {
        List<Term> terms = sheet.steps();
        List<Symbol> symbols = terms.stream().map(Term::symbol).toList();
        if (!steps.stream().map(StepRow::symbol).toList().equals(symbols)) {
            steps = symbols.stream()
                    .map(symbol -> new StepRow(symbol, typesetter, pointing))
                    .toList();
            rows.getChildren().setAll(steps);
        }
        FormulaWriter writer = new FormulaWriter(sheet);
        Set<Symbol> needed = current < terms.size() ? needed(sheet, terms.get(current)) : Set.of();
        for (int i = 0; i < steps.size(); i++) {
            Term term = terms.get(i);
            steps.get(i).show(i + 1, term, writer.symbols(term), wording);
            steps.get(i).mark(i == current, !needed.contains(term.symbol()));
        }
        shown = current;
        reveal();
    }

    /** All that a term is made from, over however many steps. */
    private static Set<Symbol> needed(Worksheet sheet, Term term) {
        Set<Symbol> needed = EnumSet.noneOf(Symbol.class);
        List<Symbol> open = new ArrayList<>(sheet.inputs(term));
        while (!open.isEmpty()) {
            Symbol symbol = open.removeLast();
            if (needed.add(symbol)) {
                sheet.term(symbol).map(sheet::inputs).ifPresent(open::addAll);
            }
        }
        return needed;
    }

    /** Scrolls no farther than is needed for the step that the walk has come to to be in sight. */
    private void reveal() {
        if (shown >= steps.size()) {
            return;
        }
        StepRow row = steps.get(shown);
        double seen = getViewportBounds().getHeight();
        double hidden = rows.getHeight() - seen;
        if (hidden <= 0 || seen <= 0) {
            return;
        }
        double top = getVvalue() * hidden;
        double least = row.getBoundsInParent().getMaxY() - seen;
        double most = row.getBoundsInParent().getMinY();
        setVvalue(Math.clamp(top, Math.min(least, most), most) / hidden);
    }

    /** Lights what is of the symbol that is lit. */
    void light(Optional<Symbol> lit) {
        steps.forEach(step -> step.light(lit));
    }
}
