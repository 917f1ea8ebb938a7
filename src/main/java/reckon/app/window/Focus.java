package reckon.app.window;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/** Who has the keys: the playhead, unless somebody types or moves from control to control by Tab. */
final class Focus {

    private Focus() {}

    /** Gives the keys back to the playhead after a click, after a number was typed, and after a menu was used. */
    static void giveBack(Scene scene) {
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
                    if (!keeps(scene.getFocusOwner(), event)) {
                        scene.getRoot().requestFocus();
                    }
                }));
        scene.addEventHandler(MenuButton.ON_HIDDEN, event -> Platform.runLater(scene.getRoot()::requestFocus));
    }

    private static boolean keeps(@Nullable Node focus, MouseEvent event) {
        return switch (focus) {
            case TextInputControl typed -> hits(event, typed);
            // one that loses the keys closes its menu
            case MenuButton menu -> menu.isShowing();
            case null, default -> false;
        };
    }

    private static boolean hits(MouseEvent event, Node control) {
        Node node = event.getPickResult().getIntersectedNode();
        while (node != null && !node.equals(control)) {
            node = node.getParent();
        }
        return node != null;
    }
}
