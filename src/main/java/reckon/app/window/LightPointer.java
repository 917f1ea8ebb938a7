package reckon.app.window;

import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** A bright ring at the mouse, over everything, for as long as a key is held; what is under it can still be clicked. */
final class LightPointer extends Region {
    private double x;
    private double y;
    private boolean moved;

    LightPointer(Lectern lectern) {
        setId("pointer");
        getStyleClass().add("light-pointer");
        setManaged(false);
        setMouseTransparent(true);
        visibleProperty().bind(lectern.pointingProperty());
        visibleProperty().addListener((value, before, shown) -> {
            if (shown) {
                place();
            }
        });
    }

    /** Follows the mouse over a part of the window. */
    void follow(Region over) {
        over.addEventFilter(MouseEvent.ANY, event -> {
            moved = true;
            x = event.getSceneX();
            y = event.getSceneY();
            place();
        });
    }

    private void place() {
        if (!isVisible()) {
            return;
        }
        toFront();
        applyCss();
        Node over = getParent();
        if (!moved) {
            x = over.getLayoutBounds().getWidth() / 2;
            y = over.getLayoutBounds().getHeight() / 2;
        }
        double width = prefWidth(-1);
        double height = prefHeight(-1);
        resizeRelocate(x - width / 2, y - height / 2, width, height);
    }
}
