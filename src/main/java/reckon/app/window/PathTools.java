package reckon.app.window;

import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import reckon.app.session.Session;
import reckon.app.stage.ReadyPaths;
import reckon.lesson.Control;

/** The small buttons above the true stage: what can be done to the path. */
final class PathTools extends HBox {
    private static final PseudoClass ON = PseudoClass.getPseudoClass("on");

    PathTools(Session session, Commands commands, ReadyPaths ready) {
        CommandButtons buttons = new CommandButtons(session.look(), commands);
        getStyleClass().addAll("button-group", "path-tools");
        setMinWidth(USE_PREF_SIZE);
        Button steer = buttons.button("steer", Feather.NAVIGATION);
        Button bend = buttons.button("edit-path", Feather.EDIT_2);
        session.drawing()
                .steeredProperty()
                .addListener((value, before, after) -> steer.pseudoClassStateChanged(ON, after));
        session.shaping()
                .activeProperty()
                .addListener((value, before, after) -> bend.pseudoClassStateChanged(ON, after));
        BooleanBinding present = session.path().present().and(session.permit().allowed(Control.DRAW));
        getChildren()
                .addAll(
                        steer,
                        only(present, bend),
                        only(present, buttons.button("rub-out", Feather.DELETE)),
                        only(present, ready.button()));
    }

    /** Something that only a path that is there has use for, where one may draw. */
    private static Node only(BooleanBinding condition, Node node) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(condition);
        return node;
    }
}
