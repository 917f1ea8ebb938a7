package reckon.app;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/** Events of a mouse that no robot makes: on what is scrolled out of sight, or with a key held where there is no display. */
final class MouseEvents {

    private MouseEvents() {}

    /** A click in the middle of a node. */
    static void click(Node node) {
        Bounds bounds = node.getBoundsInLocal();
        fire(node, MouseEvent.MOUSE_CLICKED, bounds.getCenterX(), bounds.getCenterY(), false);
    }

    /** The left button at a place on a node, px; a click has not moved since the press. */
    static void fire(Node node, EventType<MouseEvent> type, double x, double y, boolean shift) {
        Point2D scene = node.localToScene(x, y);
        Point2D screen = node.localToScreen(x, y);
        boolean still = type == MouseEvent.MOUSE_CLICKED;
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        scene.getX(),
                        scene.getY(),
                        screen.getX(),
                        screen.getY(),
                        MouseButton.PRIMARY,
                        1,
                        shift,
                        false,
                        false,
                        false,
                        true,
                        false,
                        false,
                        true,
                        false,
                        still,
                        new PickResult(node, scene.getX(), scene.getY())));
    }
}
