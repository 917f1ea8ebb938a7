package reckon.app.drive;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import org.testfx.util.WaitForAsyncUtils;

/** What a mouse tells a node of while it drags: for what no robot can do where there is no display. Places are on the screen. */
final class Strokes {
    private final Node node;
    private final boolean shift;

    Strokes(Node node) {
        this(node, false);
    }

    /** With Shift held, or without. */
    Strokes(Node node, boolean shift) {
        this.node = node;
        this.shift = shift;
    }

    void press(Point2D at) {
        send(MouseEvent.MOUSE_PRESSED, at, true);
    }

    void drag(Point2D at) {
        send(MouseEvent.MOUSE_DRAGGED, at, true);
    }

    void release(Point2D at) {
        send(MouseEvent.MOUSE_RELEASED, at, false);
    }

    private void send(EventType<MouseEvent> type, Point2D at, boolean down) {
        WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            Point2D scene = node.localToScene(node.screenToLocal(at));
            Event.fireEvent(
                    node,
                    new MouseEvent(
                            type,
                            scene.getX(),
                            scene.getY(),
                            at.getX(),
                            at.getY(),
                            MouseButton.PRIMARY,
                            1,
                            shift,
                            false,
                            false,
                            false,
                            down,
                            false,
                            false,
                            false,
                            false,
                            false,
                            new PickResult(node, scene.getX(), scene.getY())));
            return true;
        });
    }
}
