package reckon.app.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import reckon.app.session.RecentFiles;
import reckon.app.session.Session;

/** The files that were opened or saved last; those that are gone are grey. */
final class RecentMenu {
    /** Longer names of folders lose their beginning, in characters. */
    private static final int LONGEST = 48;

    private final Session session;
    private final RecentFiles recent;
    private final Menu menu = new Menu();

    RecentMenu(Session session) {
        this.session = session;
        this.recent = session.filing().recent();
        menu.setId("menu-recent");
        menu.textProperty().bind(session.look().text("menu.recent"));
        menu.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> recent.pathsProperty().get().isEmpty(), recent.pathsProperty()));
        recent.pathsProperty().addListener((value, before, after) -> fill(after));
        fill(recent.pathsProperty().get());
    }

    /** The menu, in a menu that is about to be shown now and then. */
    Menu in(Menu parent) {
        parent.addEventHandler(Menu.ON_SHOWING, event -> recent.look());
        return menu;
    }

    private void fill(List<Path> paths) {
        menu.getItems().clear();
        for (int i = 0; i < paths.size(); i++) {
            menu.getItems().add(item(i, paths.get(i)));
        }
        MenuItem clear = new MenuItem();
        clear.setId("clear-recent");
        clear.textProperty().bind(session.look().text("menu.recent.clear"));
        clear.setOnAction(event -> recent.clear());
        menu.getItems().addAll(new SeparatorMenuItem(), clear);
    }

    private MenuItem item(int index, Path path) {
        MenuItem item = new MenuItem(path.getFileName() + "   –   " + folder(path));
        item.setId("recent-" + index);
        // an underscore in a name is one
        item.setMnemonicParsing(false);
        item.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> recent.missingProperty().get().contains(path), recent.missingProperty()));
        item.setOnAction(event -> session.open(path));
        return item;
    }

    private static String folder(Path path) {
        String folder =
                Optional.ofNullable(path.getParent()).map(Path::toString).orElse("");
        return folder.length() <= LONGEST ? folder : "…" + folder.substring(folder.length() - LONGEST);
    }
}
