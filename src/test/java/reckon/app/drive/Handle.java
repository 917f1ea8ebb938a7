package reckon.app.drive;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Separator;
import javafx.scene.control.SplitPane;
import reckon.app.view.KeyTaker;

/**
 * Something in a window that a hand can do something with.
 *
 * @param id its name; that of what it is a part of, and its style, where it has none of its own
 * @param node where it is
 */
record Handle(String id, Node node) {
    /** These only show something, or hold others; their scroll bars and dividers are handles of their own. */
    private static final List<Class<? extends Control>> SHOW_ONLY = List.of(
            Label.class,
            ProgressBar.class,
            ButtonBar.class,
            Separator.class,
            ScrollPane.class,
            SplitPane.class,
            MenuBar.class);

    /** Parts of scroll panes, to which the toolkit listens for its own ends. */
    private static final Set<String> TOOLKITS = Set.of("viewport", "corner");

    private static final String DIVIDER = "split-pane-divider";

    /** All that can be seen in a scene, whether it can be used at the moment or not. */
    static List<Handle> in(Scene scene) {
        return in(scene.getRoot()).toList();
    }

    private static Stream<Handle> in(Node node) {
        if (!node.isVisible()) {
            return Stream.of();
        }
        Stream<Handle> itself = isHandle(node) ? Stream.of(new Handle(name(node), node)) : Stream.of();
        if (isControl(node) || !(node instanceof Parent parent)) {
            // what a control is made of is its own business
            return itself;
        }
        return Stream.concat(itself, parent.getChildrenUnmodifiable().stream().flatMap(Handle::in));
    }

    private static boolean isHandle(Node node) {
        boolean toolkits = node.getStyleClass().stream().anyMatch(TOOLKITS::contains);
        return isControl(node) || node.getStyleClass().contains(DIVIDER) || (!toolkits && listens(node));
    }

    private static boolean isControl(Node node) {
        return node instanceof Control
                && (node instanceof KeyTaker || SHOW_ONLY.stream().noneMatch(type -> type.isInstance(node)));
    }

    private static boolean listens(Node node) {
        return Stream.of(
                        node.getOnMouseClicked(),
                        node.getOnMousePressed(),
                        node.getOnMouseReleased(),
                        node.getOnMouseDragged(),
                        node.getOnContextMenuRequested(),
                        node.getOnScroll(),
                        node.getOnKeyPressed(),
                        node.getOnDragDropped())
                .anyMatch(handler -> handler != null);
    }

    private static String name(Node node) {
        if (node.getId() != null) {
            return node.getId();
        }
        String owner = Nodes.around(node)
                .map(Node::getId)
                .filter(id -> id != null)
                .findFirst()
                .orElse("window");
        return owner + " ." + String.join(".", node.getStyleClass());
    }
}
