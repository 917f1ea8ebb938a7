package reckon.app.view;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** What takes the room in a row that nothing else needs. */
public final class Gap extends Region {

    /** A gap for a row. */
    public Gap() {
        HBox.setHgrow(this, Priority.ALWAYS);
    }
}
