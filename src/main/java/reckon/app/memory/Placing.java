package reckon.app.memory;

import java.util.Collection;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import reckon.file.Remembered;

/**
 * Puts a stage where it was, if there is still a screen.
 *
 * @param stage the stage, not shown yet
 */
record Placing(Stage stage) {
    /** As much of a window's head must be on a screen for a hand to take hold of it, px. */
    private static final double HOLD = 80;

    void put(Remembered.Place place) {
        Collection<Rectangle2D> screens =
                Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
        if (onOneOf(screens, place)) {
            stage.setX(place.x());
            stage.setY(place.y());
        }
        double widest =
                screens.stream().mapToDouble(Rectangle2D::getWidth).max().orElse(place.width());
        double highest =
                screens.stream().mapToDouble(Rectangle2D::getHeight).max().orElse(place.height());
        stage.setWidth(Math.max(stage.getMinWidth(), Math.min(place.width(), widest)));
        stage.setHeight(Math.max(stage.getMinHeight(), Math.min(place.height(), highest)));
        stage.setMaximized(place.maximised());
    }

    /** Whether enough of the upper edge of a window would be seen. */
    static boolean onOneOf(Collection<Rectangle2D> screens, Remembered.Place place) {
        return screens.stream()
                .anyMatch(screen -> place.y() >= screen.getMinY() - 1
                        && place.y() <= screen.getMaxY() - HOLD
                        && place.x() + place.width() >= screen.getMinX() + HOLD
                        && place.x() <= screen.getMaxX() - HOLD);
    }
}
