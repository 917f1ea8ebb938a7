package reckon.app.controls;

import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import java.util.function.ObjDoubleConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import reckon.setting.Quantity;
import reckon.setting.Range;
import reckon.setting.Unit;

/**
 * A number with its unit that can be typed, and dragged. What is not allowed is marked, and given up on leaving. A number typed
 * without a unit is in the unit that was shown.
 */
final class NumberField extends TextField {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final Range range;
    private final Quantity quantity;
    private double value;
    private String shown = "";

    /**
     * A field.
     *
     * @param typed takes a number that was typed
     * @param dragged takes the gesture and the number of a drag
     */
    NumberField(Range range, Unit unit, DoubleConsumer typed, ObjDoubleConsumer<Object> dragged) {
        this.range = range;
        this.quantity = new Quantity(unit);
        getStyleClass().add("number-field");
        setPrefColumnCount(6);
        setOnAction(event -> commit(typed));
        focusedProperty().addListener((property, before, focused) -> {
            if (!focused) {
                commit(typed);
                restore();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                restore();
            }
        });
        textProperty().addListener((property, before, text) -> pseudoClassStateChanged(WRONG, parse().isEmpty()));
        new NumberDrag(this, range, () -> value, dragged);
    }

    void show(double number) {
        value = number;
        shown = quantity.text(number);
        restore();
    }

    private void restore() {
        setText(shown);
    }

    private void commit(DoubleConsumer typed) {
        if (!getText().equals(shown)) {
            parse().ifPresentOrElse(typed, this::restore);
        }
    }

    private OptionalDouble parse() {
        OptionalDouble parsed = quantity.parse(getText(), value);
        return parsed.isPresent() && range.contains(parsed.getAsDouble()) ? parsed : OptionalDouble.empty();
    }
}
