package reckon.app.stage;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import reckon.app.session.Guess;
import reckon.app.session.Session;
import reckon.draw.Box;
import reckon.draw.Guessed;
import reckon.text.Texts;

/** Asks on the stage for a guess, says how near it was, and keeps the tally. */
final class GuessBanner extends VBox {
    private final Session session;
    private final Guess guess;
    private final Label words = new Label();
    private final Label tally = new Label();

    GuessBanner(Session session) {
        this.session = session;
        this.guess = session.guess();
        setId("guess-banner");
        getStyleClass().add("guess-banner");
        setManaged(false);
        setVisible(false);
        words.setId("guess-words");
        words.getStyleClass().add("guess-words");
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        tally.setId("guess-tally");
        tally.setMinWidth(USE_PREF_SIZE);
        Button again = button("guess-again", "guess.again", guess::toggle);
        again.visibleProperty()
                .bind(guess.stateProperty()
                        .isEqualTo(Guess.State.ANSWERED)
                        .and(Bindings.createBooleanBinding(
                                () -> guess.possibleProperty().get(), guess.possibleProperty())));
        again.managedProperty().bind(again.visibleProperty());
        Button reset = button("guess-reset", "guess.reset", guess::reset);
        reset.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> guess.tallyProperty().get().count() > 0, guess.tallyProperty()));
        reset.managedProperty().bind(reset.visibleProperty());
        FlowPane row = new FlowPane(tally, again, reset, button("guess-end", "guess.end", guess::end));
        row.getStyleClass().add("guess-row");
        getChildren().addAll(words, row);
        guess.stateProperty().addListener((value, before, after) -> tell());
        guess.tallyProperty().addListener((value, before, after) -> tell());
        session.look().textsProperty().addListener((value, before, after) -> tell());
        tell();
    }

    private Button button(String id, String key, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.textProperty().bind(session.look().text(key));
        button.setFocusTraversable(false);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void tell() {
        Texts texts = session.look().texts();
        words.setText(
                switch (guess.stateProperty().get()) {
                    case OFF -> "";
                    case ASKING -> texts.get("guess.ask", Guess.AHEAD_SECONDS);
                    case REVEALING -> texts.get("guess.reveal");
                    case ANSWERED ->
                        guess.answer()
                                .map((Guessed known) -> texts.get("guess.answer", known.fromDrawn(), known.fromTruth()))
                                .orElse("");
                });
        Guess.Tally kept = guess.tallyProperty().get();
        tally.setText(
                kept.count() == 0
                        ? texts.get("guess.none")
                        : texts.get("guess.tally", kept.count(), kept.mean(), kept.best()));
    }

    /**
     * Takes its place at the head of a stage of a size, px, where text is em px high.
     *
     * @return what is left of the stage
     */
    Box place(double width, double height, double em) {
        applyCss();
        double own = Math.min(width - em, prefWidth(-1));
        double needed = prefHeight(own);
        resizeRelocate(Math.rint((width - own) / 2), em * 0.4, own, needed);
        return new Box(0, Math.min(em * 0.4 + needed, height / 2), width, height);
    }

    /** Whether something is a part of such a banner. */
    static boolean holds(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (each instanceof GuessBanner) {
                return true;
            }
        }
        return false;
    }
}
