package reckon.app.view;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;

/** A quiet word beside a title. Where there is no room for all of it, it is not shown: half of it says nothing. */
public final class Hint extends Label {

    /** A hint that says nothing yet. */
    public Hint() {
        getStyleClass().add("muted");
        setMinWidth(0);
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> getWidth() >= Math.floor(prefWidth(-1)),
                        widthProperty(),
                        textProperty(),
                        fontProperty(),
                        skinProperty()));
    }
}
