package reckon.app.controls;

import java.util.function.Consumer;
import java.util.function.ObjDoubleConsumer;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import reckon.setting.Range;

/** The slider of a setting: what one drag changes, or one key held, is one gesture. A double click asks for the default. */
final class SettingSlider extends Slider {
    private final Consumer<Object> doubleClicked;
    private Object gesture = new Object();
    private boolean ended;

    /**
     * A slider.
     *
     * @param moved takes the gesture and the number
     * @param doubleClicked takes the gesture
     */
    SettingSlider(Range range, ObjDoubleConsumer<Object> moved, Consumer<Object> doubleClicked) {
        super(range.from(), range.to(), range.from());
        this.doubleClicked = doubleClicked;
        Steps steps = new Steps(range);
        setBlockIncrement(steps.span() / 20);
        valueProperty().addListener((value, before, after) -> {
            if (isValueChanging() || isFocused()) {
                double nearest = steps.nearest(after.doubleValue(), 1);
                moved.accept(gesture, Math.clamp(nearest, range.from(), range.to()));
            }
        });
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(KeyEvent.KEY_RELEASED, event -> gesture = new Object());
    }

    /** The second press of a double click belongs to the gesture of the first, which has moved the slider. */
    private void press(MouseEvent event) {
        ended = event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2;
        if (ended) {
            event.consume();
            doubleClicked.accept(gesture);
        } else {
            gesture = new Object();
        }
    }

    private void drag(MouseEvent event) {
        if (ended) {
            event.consume();
        }
    }
}
