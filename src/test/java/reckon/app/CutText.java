package reckon.app;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/** Finds words for which there is not enough room. */
final class CutText {
    private CutText() {}

    /** The words of a part of a window, as far as it is seen, that end in an ellipsis which is not theirs. */
    static List<String> in(Parent part) {
        List<String> cut = new ArrayList<>();
        collect(part, cut);
        return cut;
    }

    private static void collect(Node node, List<String> cut) {
        if (!node.isVisible()) {
            return;
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                if (parent instanceof Labeled labeled
                        && child instanceof Text shown
                        && !child.equals(labeled.getGraphic())) {
                    compare(labeled.getText(), shown.getText(), cut);
                }
                collect(child, cut);
            }
        }
    }

    private static void compare(String words, String shown, List<String> cut) {
        if (!words.equals(shown)) {
            cut.add(words + " is shown as " + shown);
        }
    }
}
