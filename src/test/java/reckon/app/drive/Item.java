package reckon.app.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;

/**
 * An item of a menu that does something.
 *
 * @param menus the menus to open for it, by their names, the outermost first
 * @param item the item
 */
record Item(List<String> menus, MenuItem item) {

    String id() {
        return item.getId();
    }

    /** All items of the menus that are to be seen in a scene. */
    static List<Item> in(Scene scene) {
        return Nodes.all(scene).stream().flatMap(Item::of).toList();
    }

    private static Stream<Item> of(Node node) {
        return switch (node) {
            case MenuBar bar -> bar.getMenus().stream().flatMap(menu -> of(List.of(menu.getId()), menu.getItems()));
            // the buttons of a menu bar show what it has been asked for already
            case MenuButton button
            when Nodes.around(button).noneMatch(MenuBar.class::isInstance) ->
                of(List.of(button.getId()), button.getItems());
            default -> Stream.of();
        };
    }

    private static Stream<Item> of(List<String> menus, ObservableList<MenuItem> items) {
        return items.stream().flatMap(item -> {
            if (item instanceof Menu menu) {
                List<String> deeper = new ArrayList<>(menus);
                deeper.add(menu.getId());
                return of(deeper, menu.getItems());
            }
            // a line and a title do nothing
            return item.getOnAction() == null ? Stream.of() : Stream.of(new Item(menus, item));
        });
    }
}
