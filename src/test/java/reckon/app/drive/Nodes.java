package reckon.app.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Window;

/** What there is to be seen in all windows, menus and dialogs. To be asked on the thread that draws. */
public final class Nodes {

    private Nodes() {}

    /** The visible node of that name, in the window that came up last. */
    public static Optional<Node> find(String id) {
        return Window.getWindows().reversed().stream()
                .filter(Window::isShowing)
                .map(Window::getScene)
                .filter(Objects::nonNull)
                .flatMap(scene -> all(scene).stream())
                .filter(node -> id.equals(node.getId()))
                .findFirst();
    }

    /** All visible nodes of a scene, the outer ones first. */
    static List<Node> all(Scene scene) {
        return all(scene.getRoot());
    }

    /** A node and all visible nodes in it. */
    public static List<Node> all(Node from) {
        List<Node> nodes = new ArrayList<>();
        if (from.isVisible()) {
            nodes.add(from);
            if (from instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(child -> nodes.addAll(all(child)));
            }
        }
        return nodes;
    }

    /** The nodes in which a node is, the innermost first. */
    public static Stream<Parent> around(Node node) {
        return Stream.iterate(node.getParent(), Objects::nonNull, Node::getParent);
    }
}
