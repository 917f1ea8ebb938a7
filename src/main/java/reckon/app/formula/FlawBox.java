package reckon.app.formula;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import reckon.app.session.Told;
import reckon.explain.Expression;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.method.Form;

/** A formula as a source prints it beside the corrected one, what differs marked, and what is wrong in a sentence. */
final class FlawBox extends VBox {
    private final Label fault = new Label();
    private final Entry printed;
    private final Entry corrected;

    /** One of both forms. */
    private static final class Entry extends VBox {
        private final Label title = new Label();
        private final FormulaLine line;
        private final Label value = new Label();

        Entry(String id, Typesetter typesetter) {
            line = new FormulaLine(typesetter, FormulaLine.Equipment.NONE);
            line.setId(id);
            title.getStyleClass().add("flaw-form");
            value.getStyleClass().add("flaw-value");
            getStyleClass().add("flaw-entry");
            getChildren().addAll(title, line, value);
        }

        void show(Form form, Term term, Term other, Worksheet sheet, Wording wording) {
            title.setText(wording.texts().get("word." + form.name().toLowerCase(Locale.ROOT)));
            line.show(new FormulaWriter(sheet).symbols(term, differences(term, other)));
            value.setText("= " + wording.value(term));
        }

        private static Set<Expression> differences(Term term, Term other) {
            return term.formula().isPresent() && other.formula().isPresent()
                    ? Differences.of(term.formula().get(), other.formula().get())
                    : Set.of();
        }
    }

    FlawBox(Typesetter typesetter) {
        printed = new Entry("flaw-printed", typesetter);
        corrected = new Entry("flaw-corrected", typesetter);
        setId("formula-flaw");
        getStyleClass().add("flaw-box");
        fault.getStyleClass().add("flaw-fault");
        fault.setWrapText(true);
        fault.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(printed, corrected, fault);
    }

    /** Shows both forms of a term, if a source prints it wrongly; else nothing. */
    void show(Term term, Optional<Told> told, Wording wording) {
        Optional<Term> other = told.flatMap(both -> both.other().term(term.symbol()));
        boolean on = term.flaw().isPresent() && other.isPresent();
        setVisible(on);
        setManaged(on);
        if (on) {
            Told both = told.orElseThrow();
            boolean isPrinted = both.form() == Form.PRINTED;
            Entry own = isPrinted ? printed : corrected;
            own.show(both.form(), term, other.get(), both.worksheet(), wording);
            (isPrinted ? corrected : printed).show(both.form().other(), other.get(), term, both.other(), wording);
            fault.setText(wording.fault(term.flaw().orElseThrow()));
        }
    }

    /** Lights what is of the symbol that is lit. */
    void light(Optional<Symbol> lit) {
        printed.line.light(lit, false);
        corrected.line.light(lit, false);
    }
}
