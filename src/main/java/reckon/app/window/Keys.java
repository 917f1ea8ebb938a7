package reckon.app.window;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.controlsfx.control.ToggleSwitch;
import org.jspecify.annotations.Nullable;
import reckon.app.view.KeyTaker;

/** Binds the keys of the commands, and leaves to a control in focus the keys that it needs itself. */
final class Keys {
    private final Commands commands;

    /** Whether the key pressed last gave a command: it does not type its letter into a field that the command opened. */
    private boolean taken;

    Keys(Commands commands) {
        this.commands = commands;
    }

    void bind(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            taken = false;
            if (!wants(scene.getFocusOwner(), event)) {
                matching(event).ifPresent(command -> {
                    event.consume();
                    taken = true;
                    leave(scene);
                    command.run();
                });
            }
        });
        scene.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (taken) {
                event.consume();
            }
        });
        Focus.giveBack(scene);
        scene.addEventFilter(
                KeyEvent.KEY_RELEASED,
                event -> release(command -> command.keys().stream().anyMatch(keys -> isKey(keys, event))));
    }

    /** Lets go of all keys. */
    void letGo() {
        release(command -> true);
    }

    private void release(Predicate<Command> which) {
        commands.all().stream()
                .filter(which)
                .map(Command::release)
                .filter(Objects::nonNull)
                .forEach(Runnable::run);
    }

    /** What is being typed counts for what the window does next: it is taken where its field is left. */
    private static void leave(Scene scene) {
        if (scene.getFocusOwner() instanceof TextInputControl) {
            scene.getRoot().requestFocus();
        }
    }

    /** Whether a key is that of a combination: it may have been pressed with other modifiers than it is let go with. */
    private static boolean isKey(KeyCombination keys, KeyEvent event) {
        return keys instanceof KeyCodeCombination combination && combination.getCode() == event.getCode();
    }

    /** Of the commands of a key the first that can be done; a key that does nothing now is left to others. */
    private Optional<Command> matching(KeyEvent event) {
        return commands.all().stream()
                .filter(command -> command.keys().stream().anyMatch(keys -> keys.match(event)))
                .filter(Command::isPossible)
                .findFirst();
    }

    private static boolean wants(@Nullable Node focus, KeyEvent event) {
        if (event.isShortcutDown()) {
            // a text has an undo of its own
            return focus instanceof TextInputControl && !isWindowKey(event);
        }
        return switch (focus) {
            case TextInputControl text -> true;
            case KeyTaker taker -> taker.wants(event.getCode());
            case Slider slider -> event.getCode().isNavigationKey() && !isPage(event.getCode());
            case ButtonBase button -> event.getCode() == KeyCode.SPACE;
            case ToggleSwitch toggle -> event.getCode() == KeyCode.SPACE;
            case ComboBoxBase<?> box -> event.getCode().isNavigationKey() || event.getCode() == KeyCode.SPACE;
            case null, default -> false;
        };
    }

    private static boolean isPage(KeyCode code) {
        return code == KeyCode.PAGE_UP || code == KeyCode.PAGE_DOWN;
    }

    private static boolean isWindowKey(KeyEvent event) {
        KeyCode code = event.getCode();
        return (event.isShiftDown() && (code == KeyCode.C || code == KeyCode.V))
                || code == KeyCode.S
                || code == KeyCode.O
                || code == KeyCode.N
                || code == KeyCode.Q;
    }
}
