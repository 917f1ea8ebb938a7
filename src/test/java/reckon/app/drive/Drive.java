package reckon.app.drive;

import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;

/**
 * How a handle is driven.
 *
 * @param deed what that does
 * @param act what a hand does with it
 */
record Drive(Deed deed, BiConsumer<Desk, Node> act) {

    static Drive click(Deed deed) {
        return new Drive(deed, (desk, node) -> desk.hand.click(node));
    }

    static Drive click(Function<Desk, Boolean> effect) {
        return click(Deed.seen(effect));
    }

    /** A button that opens a menu. */
    static Drive menu(String id, Deed deed) {
        return click(new Deed(
                desk -> {
                    var _ = deed.ready().apply(desk);
                    return () -> ((MenuButton) Nodes.find(id).orElseThrow()).isShowing();
                },
                desk -> desk.onScreen(
                        () -> Nodes.find(id).map(MenuButton.class::cast).ifPresent(MenuButton::hide)),
                false));
    }
}
