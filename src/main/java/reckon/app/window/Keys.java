package reckon.app.window;

import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.controlsfx.control.ToggleSwitch;
import org.jspecify.annotations.Nullable;

/** Binds the keys of the commands, and leaves to a control in focus the keys that it needs itself. */
final class Keys {
    private final Commands commands;

    Keys(Commands commands) {
        this.commands = commands;
    }

    void bind(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (!wants(scene.getFocusOwner(), event)) {
                matching(event).ifPresent(command -> {
                    event.consume();
                    command.run();
                });
            }
        });
        giveBack(scene);
        scene.addEventFilter(
                KeyEvent.KEY_RELEASED,
                event -> commands.all().stream()
                        .filter(command -> command.keys().stream().anyMatch(keys -> isKey(keys, event)))
                        .map(Command::release)
                        .filter(Objects::nonNull)
                        .forEach(Runnable::run));
    }

    /**
     * Gives the keys back to the playhead: after a click, and after a number was typed. Who moves from control to control by
     * Tab keeps the control.
     */
    private static void giveBack(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean done = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.ESCAPE;
            if (done && scene.getFocusOwner() instanceof TextInputControl) {
                // the field has its turn first
                Platform.runLater(scene.getRoot()::requestFocus);
            }
        });
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (scene.getFocusOwner() instanceof TextInputControl typed && !hits(event, typed)) {
                scene.getRoot().requestFocus();
            }
        });
        scene.addEventFilter(
                MouseEvent.MOUSE_RELEASED,
                event -> Platform.runLater(() -> {
                    switch (scene.getFocusOwner()) {
                        case TextInputControl typed when hits(event, typed) -> {}
                        case MenuButton menu when menu.isShowing() -> giveBackAfter(menu);
                        case null, default -> scene.getRoot().requestFocus();
                    }
                }));
    }

    /** A menu would close if it lost the keys while one chooses from it. */
    private static void giveBackAfter(MenuButton menu) {
        menu.addEventHandler(MenuButton.ON_HIDDEN, new EventHandler<>() {
            @Override
            public void handle(Event event) {
                menu.removeEventHandler(MenuButton.ON_HIDDEN, this);
                menu.getScene().getRoot().requestFocus();
            }
        });
    }

    private static boolean hits(MouseEvent event, Node control) {
        Node node = event.getPickResult().getIntersectedNode();
        while (node != null && !node.equals(control)) {
            node = node.getParent();
        }
        return node != null;
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
