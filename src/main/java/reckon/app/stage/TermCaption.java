package reckon.app.stage;

import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import reckon.draw.Box;
import reckon.draw.Inscription;
import reckon.explain.Figures;
import reckon.explain.Role;
import reckon.explain.Term;
import reckon.explain.Worksheet;
import reckon.text.Texts;

/** Says on the stage what the term is that the walk has come to, large enough for the last row. */
final class TermCaption extends VBox {
    private static final double LEAST_EM = 1.25;
    private static final double MOST_EM = 1.8;
    private static final double LETTERS_PER_LINE = 27;

    /** A stage that is so much wider than high has the words at its side. */
    private static final double WIDE = 2.3;

    private static final double SIDE_SHARE = 0.36;

    /** Of the height of a stage, what the words take at most. */
    private static final double MOST_SHARE = 0.5;

    private final TextFlow what = new TextFlow();
    private final Label place = new Label();
    private final Label sentence = new Label();

    TermCaption() {
        setId("term-caption");
        getStyleClass().add("term-caption");
        what.getStyleClass().add("term-caption-what");
        place.getStyleClass().add("muted");
        place.setMinWidth(USE_PREF_SIZE);
        sentence.getStyleClass().add("term-caption-sentence");
        sentence.setWrapText(true);
        HBox.setHgrow(what, Priority.ALWAYS);
        HBox head = new HBox(what, place);
        head.getStyleClass().add("term-caption-head");
        getChildren().addAll(head, sentence);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    /** Tells a term of a sheet. */
    void tell(Worksheet sheet, Term term, Texts texts) {
        String name =
                term.symbol().inline() ? sheet.formula(term) : term.symbol().plain();
        String unit = term.symbol().kind().unit();
        what.getChildren().clear();
        new Inscription(name).pieces().forEach(piece -> {
            Text text = new Text(piece.text());
            text.getStyleClass().add(piece.lowered() ? "lowered" : "letter");
            what.getChildren().add(text);
        });
        Text value = new Text(" = " + Figures.READABLE.text(term.value()) + (unit.isEmpty() ? "" : " " + unit));
        value.getStyleClass().add("value");
        what.getChildren().add(value);
        List<Term> steps = sheet.steps();
        place.setText((steps.indexOf(term) + 1) + " / " + steps.size());
        place.setVisible(steps.contains(term));
        String meaning = texts.get("term." + term.symbol().id());
        sentence.setText(term.gap()
                .map(gap -> meaning + " " + texts.get("gap." + gap.word()))
                .orElse(meaning));
        getStyleClass().removeIf(style -> style.startsWith("role-"));
        getStyleClass().add("role-" + word(term.symbol().role()));
    }

    private static String word(Role role) {
        return role.name().toLowerCase(Locale.ROOT);
    }

    private void tellSentence(boolean told) {
        sentence.setVisible(told);
        sentence.setManaged(told);
    }

    /**
     * Takes its place on a stage of a size, px, where text is em px high.
     *
     * @return what is left of the stage
     */
    Box place(double width, double height, double em) {
        double gap = em * 0.6;
        boolean beside = width > WIDE * height;
        double own = beside ? width * SIDE_SHARE : width - 2 * gap;
        double letters = Math.clamp(own / LETTERS_PER_LINE, LEAST_EM * em, MOST_EM * em);
        setStyle(String.format(Locale.ROOT, "-fx-font-size: %.1fpx;", letters));
        tellSentence(true);
        applyCss();
        double most = beside ? height - 2 * gap : height * MOST_SHARE;
        // on a stage too small for the sentence it is left to the formula panel, which has it as well
        tellSentence(prefHeight(own) <= most);
        double needed = beside ? most : Math.min(prefHeight(own), most);
        if (beside) {
            resizeRelocate(width - own - gap, gap, own, needed);
            return new Box(0, 0, width - own - gap, height);
        }
        resizeRelocate(gap, height - gap - needed, own, needed);
        return new Box(0, 0, width, height - gap - needed);
    }
}
