package reckon.app.stage;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.TouchEvent;

/** Lets a finger use a tool. With a second finger one pans and zooms: what the first was doing ends. */
final class Fingers {
    private static final int NONE = -1;

    private final Supplier<Tool> tool;
    private int first = NONE;
    private boolean down;

    /** Fingers on a node, with the tool that is in use when the first of them touches it. */
    Fingers(Node node, Supplier<Tool> tool) {
        this.tool = tool;
        node.addEventHandler(TouchEvent.TOUCH_PRESSED, this::press);
        node.addEventHandler(TouchEvent.TOUCH_MOVED, this::move);
        node.addEventHandler(TouchEvent.TOUCH_RELEASED, this::release);
    }

    /** Whether any is on the stage. */
    boolean areDown() {
        return down;
    }

    private void press(TouchEvent event) {
        down = true;
        if (event.getTouchCount() == 1) {
            first = event.getTouchPoint().getId();
            tool.get()
                    .press(new Tool.Touch(
                            event.getTouchPoint().getX(), event.getTouchPoint().getY(), event.isShiftDown(), true));
        } else if (first != NONE) {
            tool.get().release();
            first = NONE;
        }
        event.consume();
    }

    private void move(TouchEvent event) {
        if (event.getTouchPoint().getId() == first) {
            tool.get().drag(event.getTouchPoint().getX(), event.getTouchPoint().getY());
        }
        event.consume();
    }

    private void release(TouchEvent event) {
        // the one that is lifted still counts
        down = event.getTouchCount() > 1;
        if (event.getTouchPoint().getId() == first) {
            tool.get().release();
            first = NONE;
        }
        event.consume();
    }
}
