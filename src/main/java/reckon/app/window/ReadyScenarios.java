package reckon.app.window;

import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import reckon.app.session.Session;
import reckon.file.ReadyMade;

/** The scenarios that come with the program, one click away. */
final class ReadyScenarios {
    private final Session session;

    ReadyScenarios(Session session) {
        this.session = session;
    }

    Menu menu() {
        Menu menu = new Menu();
        menu.setId("menu-ready");
        menu.textProperty().bind(session.look().text("menu.ready"));
        for (String name : ReadyMade.NAMES) {
            MenuItem item = new MenuItem();
            item.setId("ready-" + name);
            item.textProperty().bind(session.look().text("ready." + name));
            item.setOnAction(event -> session.openReady(name));
            menu.getItems().add(item);
        }
        return menu;
    }
}
