package reckon.app.window;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import reckon.app.session.Guess;
import reckon.app.session.Session;
import reckon.lesson.Control;

/** The small button above the remote stage: asks where the point will go. */
final class GuessTool extends HBox {
    private static final PseudoClass ON = PseudoClass.getPseudoClass("on");

    GuessTool(Session session, Commands commands) {
        getStyleClass().addAll("button-group", "path-tools");
        Button ask = new CommandButtons(session.look(), commands).button("guess", Feather.HELP_CIRCLE);
        Guess guess = session.guess();
        guess.stateProperty()
                .addListener((value, before, after) -> ask.pseudoClassStateChanged(ON, after != Guess.State.OFF));
        ask.visibleProperty().bind(session.path().present().and(session.permit().allowed(Control.GUESS)));
        ask.managedProperty().bind(ask.visibleProperty());
        getChildren().add(ask);
    }
}
