package reckon.app.stage;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.file.ReadyMade;
import reckon.motion.Generator;

/** The scenarios that come with the program, and the paths that can be generated, one click away. */
public final class ReadyPaths {
    private final Session session;

    /** The ready paths for a session. */
    public ReadyPaths(Session session) {
        this.session = session;
    }

    /** All of them as a menu. */
    public Menu menu() {
        Menu menu = new Menu();
        menu.setId("menu-ready");
        menu.textProperty().bind(session.look().text("menu.ready"));
        menu.getItems().addAll(items("ready-"));
        return menu;
    }

    /** All of them behind a small button. */
    public MenuButton button() {
        MenuButton button = new MenuButton();
        button.setId("ready");
        button.setGraphic(new FontIcon(Feather.MAP));
        button.setFocusTraversable(false);
        button.getItems().addAll(items("other-"));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(session.look().text("menu.ready"));
        button.setTooltip(tip);
        button.accessibleTextProperty().bind(tip.textProperty());
        return button;
    }

    private List<MenuItem> items(String prefix) {
        List<MenuItem> items = new ArrayList<>();
        items.addAll(scenarios(ReadyMade.NAMES, prefix));
        items.add(new SeparatorMenuItem());
        items.add(title("ready.games"));
        items.addAll(scenarios(ReadyMade.GAMES, prefix));
        items.add(new SeparatorMenuItem());
        items.add(title("ready.generated"));
        items.addAll(generators(prefix));
        return items;
    }

    private List<MenuItem> scenarios(List<String> names, String prefix) {
        return names.stream()
                .map(name -> {
                    MenuItem item = new MenuItem();
                    item.setId(prefix + name);
                    item.textProperty().bind(session.look().text("ready." + name));
                    item.setOnAction(event -> session.openReady(name));
                    return item;
                })
                .toList();
    }

    private MenuItem title(String key) {
        MenuItem title = new MenuItem();
        title.textProperty().bind(session.look().text(key));
        title.getStyleClass().add("menu-title");
        title.setDisable(true);
        return title;
    }

    private List<MenuItem> generators(String prefix) {
        List<MenuItem> items = new ArrayList<>();
        for (Generator generator : Generator.values()) {
            MenuItem item = new MenuItem();
            item.setId(prefix + "path-" + generator.word());
            item.setGraphic(new PathIcon(generator));
            item.textProperty().bind(session.look().text("generator." + generator.word()));
            item.setOnAction(event -> session.path().generate(generator));
            item.disableProperty().bind(session.modeProperty().isEqualTo(Mode.SCHEMES));
            items.add(item);
        }
        return items;
    }

    /** All of them as buttons. */
    FlowPane row() {
        FlowPane row = new FlowPane();
        row.setAlignment(Pos.CENTER);
        row.getStyleClass().add("ready-row");
        row.setMaxWidth(Region.USE_PREF_SIZE);
        row.setPickOnBounds(false);
        for (String name : ReadyMade.NAMES) {
            Button button = new Button();
            button.setId("begin-" + name);
            button.textProperty().bind(session.look().text("ready." + name));
            button.setFocusTraversable(false);
            button.setOnAction(event -> session.openReady(name));
            row.getChildren().add(button);
        }
        MenuButton generated = new MenuButton();
        generated.setId("begin-path");
        generated.textProperty().bind(session.look().text("ready.generated.short"));
        generated.setFocusTraversable(false);
        generated.getItems().addAll(generators("begin-"));
        row.getChildren().add(generated);
        return row;
    }
}
