package reckon.app;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/** Clicks on a node that may be scrolled out of sight: the event goes to the node itself. */
final class Clicks {

    private Clicks() {}

    static void on(Node node) {
        Bounds bounds = node.getBoundsInLocal();
        double x = bounds.getCenterX();
        double y = bounds.getCenterY();
        node.fireEvent(new MouseEvent(
                MouseEvent.MOUSE_CLICKED,
                x,
                y,
                x,
                y,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                true,
                new PickResult(node, x, y)));
    }
}
