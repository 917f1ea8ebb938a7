package reckon.app.window;

import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import reckon.app.session.Look;
import reckon.app.view.TextFit;

/**
 * How large text is, and with it all that is measured by it: a large window is looked at from farther away, and a hand may
 * want more or less than that. There is never so little room for text that a panel would fill the window.
 */
final class TextSize {
    /** How many letters' heights there must be room for from left to right. */
    private static final double LEAST_ACROSS = 58;

    /** How many letters' heights there must be room for from top to bottom. */
    private static final double LEAST_DOWN = 32;

    private TextSize() {}

    /** Lets the text of a window follow the size of its content, and what is wanted. */
    static void follow(Region content, Look look) {
        content.widthProperty().addListener((value, before, after) -> choose(content, look));
        content.heightProperty().addListener((value, before, after) -> choose(content, look));
        look.scale().percentProperty().addListener((value, before, after) -> choose(content, look));
        content.addEventFilter(ScrollEvent.SCROLL, event -> {
            if (event.isShortcutDown() && event.getTarget() instanceof Node at && isWritten(at)) {
                event.consume();
                turn(look, event.getDeltaY());
            }
        });
    }

    private static void turn(Look look, double wheel) {
        if (wheel > 0) {
            look.scale().larger();
        } else if (wheel < 0) {
            look.scale().smaller();
        }
    }

    /** Whether something is part of what is written rather than drawn: over a drawing the wheel zooms that. */
    private static boolean isWritten(Node at) {
        Node node = at;
        while (node != null) {
            if (node.getStyleClass().contains("side-panel") || node instanceof TopBar) {
                return true;
            }
            node = node.getParent();
        }
        return false;
    }

    private static void choose(Region content, Look look) {
        double width = content.getWidth();
        double height = content.getHeight();
        double usual = usual(width, height);
        double most = width > 0 && height > 0
                ? Math.max(usual, Math.min(width / LEAST_ACROSS, height / LEAST_DOWN))
                : Double.POSITIVE_INFINITY;
        look.emProperty()
                .set(Math.min(most, usual * look.scale().percentProperty().get() / 100));
    }

    /** What suits a window of a size, px. */
    private static double usual(double width, double height) {
        if (width >= 2400 && height >= 1250) {
            return 20;
        }
        return width >= 1800 && height >= 920 ? 16 : TextFit.USUAL_EM;
    }
}
