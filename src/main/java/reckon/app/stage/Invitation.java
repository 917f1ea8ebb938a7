package reckon.app.stage;

import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;

/** What the true stage says while nothing is drawn: how to draw, and which paths there are to begin with. */
final class Invitation extends VBox {
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    /** How much height there must be for all of it, in heights of text. */
    private static final double WHOLE_EM = 22;

    private final Label keys = new Label();

    Invitation(Session session, ReadyPaths ready) {
        Label words = new Label();
        words.setId("invitation");
        words.textProperty().bind(session.look().text("stage.invitation"));
        words.getStyleClass().add("invitation");
        words.setWrapText(true);
        words.setMouseTransparent(true);
        words.setMinHeight(USE_PREF_SIZE);
        keys.textProperty().bind(session.look().text("stage.invitation.keys"));
        keys.getStyleClass().addAll("muted", "invitation-keys");
        keys.setWrapText(true);
        keys.setMouseTransparent(true);
        keys.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(words, keys, ready.row());
        getStyleClass().add("invitation-box");
        setAlignment(Pos.CENTER);
        // one draws through what is beside the words
        setPickOnBounds(false);
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> session.scenario().track().size() == 0
                                && !session.drawing().activeProperty().get(),
                        session.edits().documentProperty(),
                        session.drawing().activeProperty()));
        managedProperty().bind(visibleProperty());
        keys.managedProperty().bind(keys.visibleProperty());
    }

    /** Says less on a low stage. */
    void fit(double height, double em) {
        boolean compact = height < WHOLE_EM * em;
        pseudoClassStateChanged(COMPACT, compact);
        keys.setVisible(!compact);
    }
}
