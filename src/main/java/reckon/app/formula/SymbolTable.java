package reckon.app.formula;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;

/** The symbols of the formula that the walk has come to. */
final class SymbolTable extends VBox {
    private final Session session;
    private final Typesetter typesetter;
    private final Pointing pointing;
    private List<SymbolRow> rows = List.of();

    SymbolTable(Session session, Typesetter typesetter, Pointing pointing) {
        this.session = session;
        this.typesetter = typesetter;
        this.pointing = pointing;
        setId("formula-table");
        getStyleClass().add("symbol-table");
    }

    /** Shows what a term is made from. */
    void show(Worksheet sheet, Term term, Wording wording) {
        List<Term> inputs = sheet.inputs(term).stream()
                .flatMap(symbol -> sheet.term(symbol).stream())
                .toList();
        if (!rows.stream()
                .map(SymbolRow::symbol)
                .toList()
                .equals(inputs.stream().map(Term::symbol).toList())) {
            rows = inputs.stream()
                    .map(input -> new SymbolRow(input, typesetter, pointing, Grip.of(session, input)))
                    .toList();
            getChildren().setAll(rows);
        }
        for (int i = 0; i < rows.size(); i++) {
            Term input = inputs.get(i);
            rows.get(i).show(input, Grip.of(session, input).isPresent(), wording);
        }
    }

    /** Lights what is of the symbol that is lit. */
    void light(Optional<Symbol> lit) {
        rows.forEach(row -> row.light(lit));
    }
}
