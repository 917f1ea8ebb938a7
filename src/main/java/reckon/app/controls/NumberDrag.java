package reckon.app.controls;

import java.util.function.DoubleSupplier;
import java.util.function.ObjDoubleConsumer;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import reckon.setting.Range;

/**
 * A drag across a number changes it: to the right more, to the left less, with Shift in finer steps, also beyond the ends of
 * the slider. In a field a click without a drag begins to type, and a field in which one types is left alone.
 */
public final class NumberDrag {
    /** A hand that clicks may move by this, px. */
    private static final double STILL = 3;

    /** How far a hand goes for the length of the slider, px. */
    private static final double LENGTH = 200;

    private static final double FINER = 10;

    private final Node node;
    private final Range range;
    private final Steps steps;
    private final DoubleSupplier now;
    private final ObjDoubleConsumer<Object> moved;
    private Object gesture = new Object();
    private boolean pressed;
    private boolean dragging;
    private double from;
    private double last;
    private double position;

    /**
     * Makes a number one to drag.
     *
     * @param node what shows the number
     * @param now the number
     * @param moved takes the gesture and the number
     */
    public NumberDrag(Node node, Range range, DoubleSupplier now, ObjDoubleConsumer<Object> moved) {
        this.node = node;
        this.range = range;
        this.steps = new Steps(range);
        this.now = now;
        this.moved = moved;
        node.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        node.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        node.addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
        node.addEventFilter(MouseEvent.MOUSE_CLICKED, this::click);
    }

    /** The press itself goes on to the node: a press that is consumed begins no drag beyond the node's edge. */
    private void press(MouseEvent event) {
        pressed = event.getButton() == MouseButton.PRIMARY && !(node instanceof TextField && node.isFocused());
        dragging = false;
        if (pressed) {
            gesture = new Object();
            from = event.getScreenX();
            last = from;
            position = Double.isInfinite(now.getAsDouble()) ? range.to() : now.getAsDouble();
        }
    }

    private void drag(MouseEvent event) {
        if (!pressed) {
            return;
        }
        event.consume();
        double x = event.getScreenX();
        if (!dragging && Math.abs(x - from) > STILL) {
            dragging = true;
            // the press had begun to type
            node.getScene().getRoot().requestFocus();
        }
        if (dragging) {
            double finer = event.isShiftDown() ? FINER : 1;
            position = Math.clamp(position + (x - last) * steps.span() / LENGTH / finer, range.least(), range.most());
            last = x;
            moved.accept(gesture, Math.clamp(steps.nearest(position, finer), range.least(), range.most()));
        }
    }

    /** Where the hand moved, however little, it did not mean to click. */
    private void click(MouseEvent event) {
        if (dragging) {
            event.consume();
        }
    }

    private void release(MouseEvent event) {
        if (!pressed) {
            return;
        }
        pressed = false;
        event.consume();
        if (!dragging && node instanceof TextField field) {
            field.selectAll();
        }
    }
}
