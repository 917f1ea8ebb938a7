package reckon.app.view;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** What is told about what is pointed at, beside the pointer. */
public final class StoryPopup extends VBox {
    private static final double AWAY_EMS = 1.2;

    private final Label title = new Label();
    private final Label lines = new Label();

    /** A popup of a name that tests find it by; it tells nothing yet. */
    public StoryPopup(String id) {
        setId(id);
        getStyleClass().add("story");
        title.getStyleClass().add("story-title");
        getChildren().addAll(title, lines);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    /** Tells something. */
    public void tell(String about, List<String> story) {
        title.setText(about);
        lines.setText(String.join("\n", story));
        setVisible(true);
    }

    /** Stands beside a place, inside an area, where it hides as little as it can of what is before the place. */
    public void place(double x, double y, Bounds area) {
        applyCss();
        autosize();
        double away = title.getFont().getSize() * AWAY_EMS;
        boolean fitsRight = x + away + getWidth() <= area.getWidth();
        double left = fitsRight ? x + away : x - away - getWidth();
        relocate(
                Math.clamp(left, 0, Math.max(0, area.getWidth() - getWidth())),
                Math.clamp(y + away, 0, Math.max(0, area.getHeight() - getHeight())));
    }
}
