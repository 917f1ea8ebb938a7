package reckon.app.window;

import java.util.Set;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/** How large text is, and with it all that is measured by it: a large window is looked at from farther away. */
final class TextSize {
    private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");
    private static final PseudoClass HUGE = PseudoClass.getPseudoClass("huge");

    private TextSize() {}

    /** Lets the text of a window follow the size of its content. */
    static void follow(Region content) {
        content.widthProperty().addListener((value, before, after) -> choose(content));
        content.heightProperty().addListener((value, before, after) -> choose(content));
    }

    private static void choose(Region content) {
        boolean huge = content.getWidth() >= 2400 && content.getHeight() >= 1250;
        boolean large = content.getWidth() >= 1800 && content.getHeight() >= 920;
        content.pseudoClassStateChanged(HUGE, huge);
        content.pseudoClassStateChanged(LARGE, large && !huge);
    }

    /** Gives a dialog text as large as that of the window under it. */
    static void copy(Window from, Parent to) {
        Set<PseudoClass> states = from.getScene().getRoot().getPseudoClassStates();
        to.pseudoClassStateChanged(HUGE, states.contains(HUGE));
        to.pseudoClassStateChanged(LARGE, states.contains(LARGE));
    }
}
