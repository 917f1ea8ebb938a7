package reckon.app.controls;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleSupplier;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import reckon.setting.NumberSetting;
import reckon.setting.OptionalNumberSetting;
import reckon.setting.Range;
import reckon.setting.Setting;

/** A setting that is a number, on a node that shows it: the node can be dragged, and changed by + and − while it has the focus. */
public final class NumberGrip {
    private final Setting<?> setting;
    private final Range range;
    private final Access access;
    private final DoubleSupplier otherwise;

    /** The way to the values of settings. */
    public interface Access {

        /** The value of a setting. */
        <T> T get(Setting<T> setting);

        /**
         * Changes a setting.
         *
         * @param gesture what changes are undone together with it; nothing: none
         */
        <T> void set(Setting<T> setting, T value, @Nullable Object gesture);
    }

    private NumberGrip(Setting<?> setting, Range range, Access access, DoubleSupplier otherwise) {
        this.setting = setting;
        this.range = range;
        this.access = access;
        this.otherwise = otherwise;
    }

    /**
     * The grip of a setting, if that is a number.
     *
     * @param otherwise the number to begin with where none is set
     */
    public static Optional<NumberGrip> of(Setting<?> setting, Access access, DoubleSupplier otherwise) {
        return range(setting).map(range -> new NumberGrip(setting, range, access, otherwise));
    }

    /** The numbers that a setting may be, if it is one. */
    public static Optional<Range> range(Setting<?> setting) {
        return switch (setting) {
            case NumberSetting number -> Optional.of(number.range());
            case OptionalNumberSetting number -> Optional.of(number.range());
            default -> Optional.empty();
        };
    }

    /** Puts it on a node. */
    public void put(Node node) {
        new NumberDrag(node, range, this::now, (gesture, value) -> change(value, gesture));
        node.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            int steps = direction(event.getCode());
            if (steps != 0) {
                event.consume();
                Steps size = new Steps(range);
                double next = size.nearest(now() + steps * size.length(), 1);
                change(Math.clamp(next, range.least(), range.most()), null);
            }
        });
    }

    /** Whether a key makes the number more, 1, or less, −1; 0: neither. */
    public static int direction(KeyCode key) {
        return switch (key) {
            case PLUS, ADD, EQUALS -> 1;
            case MINUS, SUBTRACT -> -1;
            default -> 0;
        };
    }

    private double now() {
        return switch (setting) {
            case NumberSetting number -> access.get(number);
            case OptionalNumberSetting number -> access.get(number).orElseGet(otherwise);
            default -> otherwise.getAsDouble();
        };
    }

    private void change(double value, @Nullable Object gesture) {
        switch (setting) {
            case NumberSetting number -> access.set(number, value, gesture);
            case OptionalNumberSetting number -> access.set(number, OptionalDouble.of(value), gesture);
            default -> {}
        }
    }
}
