package reckon.app.formula;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;

/** A formula in three lines: in symbols, with the numbers put in, and what comes out. */
final class FormulaCard extends VBox {
    private final FormulaLine symbols;
    private final FormulaLine numbers;
    private final FormulaLine result;
    private final Label truth = new Label();
    private final Label gap = new Label();

    FormulaCard(Typesetter typesetter, Pointing pointing) {
        symbols = new FormulaLine(typesetter, pointing);
        numbers = new FormulaLine(typesetter, pointing);
        result = new FormulaLine(typesetter, pointing);
        setId("formula-card");
        getStyleClass().add("formula-card");
        symbols.setId("formula-symbols");
        numbers.setId("formula-numbers");
        result.setId("formula-result");
        numbers.getStyleClass().add("formula-numbers");
        result.getStyleClass().add("formula-result");
        truth.getStyleClass().addAll("formula-result", "formula-truth");
        gap.getStyleClass().add("formula-gap");
        gap.setWrapText(true);
        gap.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(symbols, gap, numbers, result, truth);
    }

    /** Shows a term. */
    void show(Term term, Worksheet sheet, Wording wording) {
        FormulaWriter writer = new FormulaWriter(sheet);
        Optional<String> decision = wording.truth(term);
        symbols.show(writer.symbols(term));
        fill(numbers, writer.numbers(term));
        fill(result, decision.isPresent() ? Line.EMPTY : FormulaWriter.result(term));
        fill(truth, decision.map(word -> "= " + word).orElse(""));
        fill(
                gap,
                term.gap()
                        .map(why -> wording.texts().get("formula.missing", wording.reason(why)))
                        .orElse(""));
        lines().forEach(line -> line.tokens()
                .forEach(token -> token.tell(
                        sheet.term(token.symbol()).map(wording::spoken).orElse(""))));
        symbols.tokens()
                .forEach(token ->
                        token.miss(sheet.term(token.symbol()).flatMap(Term::gap).isPresent()));
    }

    private List<FormulaLine> lines() {
        return List.of(symbols, numbers, result);
    }

    private static void fill(FormulaLine node, Line line) {
        node.show(line);
        show(node, !line.pieces().isEmpty());
    }

    private static void fill(Label label, String words) {
        label.setText(words);
        show(label, !words.isEmpty());
    }

    private static void show(Node node, boolean on) {
        node.setVisible(on);
        node.setManaged(on);
    }

    /** Gives the keys to the symbol that the formula is for. */
    void focus() {
        symbols.tokens().findFirst().ifPresent(Token::requestFocus);
    }

    /** Lights what is of the symbol that is lit; what else the formula is made of goes quiet. */
    void light(Optional<Symbol> lit, Optional<Symbol> current) {
        boolean inside =
                lit.isPresent() && !lit.equals(current) && symbols.tokens().anyMatch(token -> token.isOf(lit.get()));
        lines().forEach(line -> line.light(lit, inside));
    }
}
