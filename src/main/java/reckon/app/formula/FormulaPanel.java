package reckon.app.formula;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.session.Sheet;
import reckon.app.session.Walk;
import reckon.app.view.KeyTaker;
import reckon.app.view.Pulse;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.explain.Worksheet;

/** Why the point is drawn where it is, term by term. */
public final class FormulaPanel extends ScrollPane {
    /** While the run plays nobody reads faster than this. */
    private static final long NANOS_WHILE_PLAYING = 150_000_000;

    private final Session session;
    private final Walk walk;
    private final Typesetter typesetter = new Typesetter();
    private final Label heading = new Label();
    private final Label sentence = new Label();
    private final FormulaCard card;
    private final FlawBox flaw;
    private final Label tableTitle;
    private final SymbolTable table;
    private final Label stepsTitle;
    private final StepList steps;
    private boolean stale = true;
    private boolean dim = true;
    private long shown;

    /** The formulas of a session, which show at the beats of a pulse what has changed. */
    public FormulaPanel(Session session, Pulse pulse) {
        this.session = session;
        this.walk = session.walk();
        Pointing pointing = new Pointing(session);
        card = new FormulaCard(typesetter, pointing);
        flaw = new FlawBox(typesetter);
        table = new SymbolTable(session, typesetter, pointing);
        steps = new StepList(typesetter, pointing);
        tableTitle = title("formula.symbols");
        stepsTitle = title("formula.steps");
        setId("formula");
        getStyleClass().addAll("side-panel", "formula");
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        heading.setId("formula-heading");
        heading.getStyleClass().add("section-title");
        sentence.setId("formula-sentence");
        sentence.getStyleClass().add("formula-sentence");
        sentence.setWrapText(true);
        sentence.setMinHeight(USE_PREF_SIZE);
        VBox.setVgrow(steps, Priority.ALWAYS);
        VBox content =
                new VBox(new SheetChoice(session), heading, sentence, card, flaw, tableTitle, table, stepsTitle, steps);
        content.getStyleClass().add("formula-content");
        setContent(content);
        List<ObservableValue<?>> shownThings = List.of(
                walk.worksheetProperty(),
                walk.toldProperty(),
                walk.stepProperty(),
                session.look().textsProperty(),
                session.playback().playingProperty());
        shownThings.forEach(thing -> thing.addListener((value, before, after) -> stale = true));
        walk.litProperty().addListener((value, before, after) -> dim = true);
        session.methodProperty().addListener((value, before, after) -> wear());
        wear();
        pulse.add(this::beat);
    }

    /** What is drawn has the colour of its method. */
    private void wear() {
        getStyleClass().removeIf(style -> style.startsWith("of-method-"));
        getStyleClass().add("of-method-" + (session.methodProperty().get() + 1));
    }

    private Label title(String key) {
        Label title = new Label();
        title.textProperty().bind(session.look().text(key));
        title.getStyleClass().add("section-title");
        return title;
    }

    private void beat() {
        if (!walk.openProperty().get() || !typesetter.ready(this::becomeStale)) {
            return;
        }
        long now = System.nanoTime();
        boolean soon = session.head().playingProperty().get() && now - shown < NANOS_WHILE_PLAYING;
        if (stale && !soon) {
            stale = false;
            dim = true;
            shown = now;
            refreshWithFocus();
        }
        if (dim) {
            dim = false;
            light();
        }
    }

    private void becomeStale() {
        stale = true;
    }

    /** Whoever goes through the formula by keys is still in it when it has become another one. */
    private void refreshWithFocus() {
        Node focus = getScene() == null ? null : getScene().getFocusOwner();
        refresh();
        if (focus instanceof KeyTaker && focus.getScene() == null) {
            card.focus();
        }
    }

    private void refresh() {
        Worksheet sheet = walk.worksheetProperty().get();
        Wording wording = new Wording(session.look().texts(), sheet);
        Optional<Term> current = walk.current();
        List.of(card, flaw, tableTitle, table, stepsTitle, steps).forEach(part -> {
            part.setVisible(current.isPresent());
            part.setManaged(current.isPresent());
        });
        if (current.isEmpty()) {
            heading.setText("");
            sentence.setText(wording.texts()
                    .get(walk.sheetProperty().get() == Sheet.DRAWN ? "formula.nothing.drawn" : "formula.nothing"));
            return;
        }
        Term term = current.get();
        int step = walk.stepProperty().get();
        heading.setText(
                wording.texts().get("formula.step", step + 1, sheet.steps().size()));
        sentence.setText(wording.sentence(term.symbol()));
        card.show(term, sheet, wording);
        flaw.show(term, walk.toldProperty().get(), wording);
        table.show(sheet, term, wording);
        tableTitle.setVisible(term.computed());
        tableTitle.setManaged(term.computed());
        steps.show(sheet, step, wording);
    }

    private void light() {
        Optional<Symbol> lit = walk.litProperty().get().map(Term::symbol);
        card.light(lit, walk.current().map(Term::symbol));
        flaw.light(lit);
        table.light(lit);
        steps.light(lit);
    }
}
