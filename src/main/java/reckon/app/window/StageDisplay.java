package reckon.app.window;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** The screens of the system, and a stage on one of them. */
public final class StageDisplay implements Display {
    private final Stage stage;

    /** The display of the window that a stage shows. */
    public StageDisplay(Stage stage) {
        this.stage = stage;
        // what Esc ends is decided by the window, which also says by which keys
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
    }

    @Override
    public ReadOnlyBooleanProperty fullScreenProperty() {
        return stage.fullScreenProperty();
    }

    @Override
    public void setFullScreen(boolean wanted) {
        stage.setFullScreen(wanted);
    }

    @Override
    public Optional<Rectangle2D> other() {
        double x = stage.getX() + stage.getWidth() / 2;
        double y = stage.getY() + stage.getHeight() / 2;
        return Screen.getScreens().stream()
                .filter(screen -> !screen.getBounds().contains(x, y))
                .map(Screen::getVisualBounds)
                .findFirst();
    }
}
