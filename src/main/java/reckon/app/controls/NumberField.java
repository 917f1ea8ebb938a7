package reckon.app.controls;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoubleConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import reckon.setting.Range;
import reckon.setting.Unit;

/** A number that can be typed, with its unit. What is not allowed is marked, and given up on leaving. */
final class NumberField extends TextField {
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final Range range;
    private final Unit unit;
    private String shown = "";

    NumberField(Range range, Unit unit, DoubleConsumer typed) {
        this.range = range;
        this.unit = unit;
        getStyleClass().add("number-field");
        setPrefColumnCount(6);
        setOnAction(event -> commit(typed));
        focusedProperty().addListener((value, before, focused) -> {
            if (!focused) {
                commit(typed);
                restore();
            }
        });
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                restore();
            }
        });
        textProperty().addListener((value, before, text) -> pseudoClassStateChanged(WRONG, parse().isEmpty()));
    }

    void show(double value) {
        shown = text(value);
        restore();
    }

    private void restore() {
        setText(shown);
    }

    private String text(double value) {
        if (value == Double.POSITIVE_INFINITY) {
            return "∞";
        }
        String number =
                String.format(Locale.ROOT, "%.6f", value).replaceAll("0+$", "").replaceAll("\\.$", "");
        return unit.symbol().isEmpty() ? number : number + " " + unit.symbol();
    }

    private void commit(DoubleConsumer typed) {
        if (!getText().equals(shown)) {
            parse().ifPresentOrElse(typed, this::restore);
        }
    }

    private OptionalDouble parse() {
        String text = getText().replace(unit.symbol(), "").strip();
        try {
            double value = text.equals("∞") ? Double.POSITIVE_INFINITY : Double.parseDouble(text);
            return range.contains(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }
}
