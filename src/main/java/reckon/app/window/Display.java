package reckon.app.window;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Rectangle2D;

/** The screens, and what the window takes of the one that it is on. */
public interface Display {

    /** Whether the window fills its screen. */
    ReadOnlyBooleanProperty fullScreenProperty();

    /** Lets the window fill its screen, or no longer. */
    void setFullScreen(boolean wanted);

    /** Where a screen is that the window is not on, px, if there is one. */
    Optional<Rectangle2D> other();
}
