package reckon.app;

import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/** What a robot cannot do, done to a node by events: wheels that turn sideways, and pinches. Places are shares of its size. */
final class TimelineGestures {
    private final Node node;

    TimelineGestures(Node node) {
        this.node = node;
    }

    private Point2D at(double shareX, double shareY) {
        // events are told where they are in the scene
        return node.localToScene(
                node.getLayoutBounds().getWidth() * shareX,
                node.getLayoutBounds().getHeight() * shareY);
    }

    /** Turns the wheel by some notches, away from the hand. */
    void wheel(double shareX, double shareY, int notches) {
        scroll(at(shareX, shareY), 0, notches * 40, false, false);
    }

    void wheelWithControl(double shareX, double shareY, int notches) {
        scroll(at(shareX, shareY), 0, notches * 40, false, true);
    }

    void wheelWithShift(double shareX, double shareY, double pixels) {
        scroll(at(shareX, shareY), 0, pixels, true, false);
    }

    void wheelSideways(double shareX, double shareY, double pixels) {
        scroll(at(shareX, shareY), pixels, 0, false, false);
    }

    private void scroll(Point2D at, double deltaX, double deltaY, boolean shift, boolean control) {
        node.fireEvent(new ScrollEvent(
                null,
                node,
                ScrollEvent.SCROLL,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                shift,
                control,
                false,
                false,
                false,
                false,
                deltaX,
                deltaY,
                deltaX,
                deltaY,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                new PickResult(node, at.getX(), at.getY())));
    }

    /** Spreads two fingers by a factor. */
    void pinch(double shareX, double shareY, double factor) {
        Point2D at = at(shareX, shareY);
        node.fireEvent(new ZoomEvent(
                ZoomEvent.ZOOM,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                false,
                false,
                false,
                false,
                true,
                false,
                factor,
                factor,
                new PickResult(node, at.getX(), at.getY())));
    }

    /** Lets the pointer rest at a place. */
    void rest(double shareX, double shareY) {
        Point2D at = at(shareX, shareY);
        point(MouseEvent.MOUSE_ENTERED, at);
        point(MouseEvent.MOUSE_MOVED, at);
    }

    /** Takes the pointer away. */
    void leave() {
        point(MouseEvent.MOUSE_EXITED, at(-1, -1));
    }

    private void point(EventType<MouseEvent> type, Point2D at) {
        node.fireEvent(new MouseEvent(
                type,
                at.getX(),
                at.getY(),
                at.getX(),
                at.getY(),
                MouseButton.NONE,
                0,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                true,
                new PickResult(node, at.getX(), at.getY())));
    }
}
