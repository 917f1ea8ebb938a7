package reckon.app.window;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import reckon.app.session.Look;
import reckon.app.session.Session;
import reckon.app.stage.ReadyPaths;
import reckon.text.Texts;

/** The menus, made from the list of commands. The keys shown in them are bound by {@link Keys}. */
final class Menus extends MenuBar {
    private static final String LINE = "-";

    private final Session session;
    private final Look look;
    private final Commands commands;

    Menus(Session session, Commands commands, ReadyPaths ready) {
        this.session = session;
        this.look = session.look();
        this.commands = commands;
        setId("menus");
        Menu file = menu(
                "file",
                "new",
                "open",
                LINE,
                "save",
                "save-as",
                LINE,
                "lessons",
                "new-lesson",
                "edit-lesson",
                LINE,
                "close");
        file.getItems().add(2, ready.menu());
        file.getItems().add(2, new RecentMenu(session).in(file));
        getMenus()
                .addAll(
                        file,
                        menu(
                                "edit",
                                "undo",
                                "redo",
                                LINE,
                                "copy",
                                "paste",
                                LINE,
                                "steer",
                                "steer-new",
                                "edit-path",
                                "rub-out",
                                "done",
                                LINE,
                                "stall",
                                "clear-stalls",
                                LINE,
                                "lose-packet",
                                "restore-packet",
                                "free-packet"),
                        menu(
                                "game",
                                "walls",
                                "clear-walls",
                                "remove-command",
                                "clear-commands",
                                LINE,
                                "lose-letter",
                                "free-letter",
                                LINE,
                                "compare"),
                        menu(
                                "play",
                                "play",
                                LINE,
                                "back",
                                "forward",
                                "back-five",
                                "forward-five",
                                LINE,
                                "step-frame",
                                "step-packet",
                                "step-term",
                                LINE,
                                "frame-back",
                                "frame-forward",
                                "packet-back",
                                "packet-forward",
                                LINE,
                                "bookmark",
                                "bookmark-back",
                                "bookmark-forward",
                                LINE,
                                "guess",
                                "guess-reset",
                                LINE,
                                "loop-from",
                                "loop-to",
                                "loop-clear",
                                LINE,
                                "start",
                                "end",
                                LINE,
                                "lesson-back",
                                "lesson-next",
                                "lesson-reset",
                                "lesson-close"),
                        menu(
                                "view",
                                "mode-methods",
                                "mode-schemes",
                                LINE,
                                "side-by-side",
                                "stacked",
                                "overlaid",
                                LINE,
                                "fit",
                                "follow",
                                "zoom-in",
                                "zoom-out",
                                LINE,
                                "time-in",
                                "time-out",
                                "time-whole",
                                LINE,
                                "formula",
                                "ghost",
                                "prediction",
                                "legend",
                                LINE,
                                "text-larger",
                                "text-smaller",
                                "text-usual",
                                LINE,
                                "language",
                                "theme",
                                "projector",
                                LINE,
                                "present",
                                "notes",
                                "full-screen",
                                "leave"),
                        menu("help", "shortcuts"));
    }

    private Menu menu(String id, String... ids) {
        Menu menu = new Menu();
        menu.setId("menu-" + id);
        menu.textProperty().bind(look.text("menu." + id));
        for (String item : ids) {
            menu.getItems().add(item.equals(LINE) ? new SeparatorMenuItem() : item(commands.get(item)));
        }
        return menu;
    }

    private MenuItem item(Command command) {
        MenuItem item = new MenuItem();
        item.setId("item-" + command.id());
        item.textProperty().bind(text(command));
        if (command.modified()) {
            item.setAccelerator(command.keys().getFirst());
        }
        if (command.possible() != null) {
            item.disableProperty().bind(Bindings.not(command.possible()));
        }
        if (command.allowed() != null) {
            item.visibleProperty().bind(command.allowed());
        }
        item.setOnAction(event -> command.run());
        return item;
    }

    private ObservableValue<String> text(Command command) {
        return switch (command.id()) {
            case "undo" ->
                named("command.undo", "command.undo.nothing", session.edits().undoNameProperty());
            case "redo" ->
                named("command.redo", "command.redo.nothing", session.edits().redoNameProperty());
            default ->
                command.modified() || command.keys().isEmpty()
                        ? look.text("command." + command.id())
                        // a letter as an accelerator would fire while one types it
                        : look.text("command." + command.id())
                                .map(words -> words + "   "
                                        + command.keys().getFirst().getDisplayText());
        };
    }

    /** Undo and redo say what they would do, if anything. */
    private ObservableValue<String> named(
            String key, String nothing, ReadOnlyObjectProperty<Optional<Function<Texts, String>>> name) {
        return Bindings.createStringBinding(
                () -> name.get()
                        .map(words -> look.texts().get(key, words.apply(look.texts())))
                        .orElseGet(() -> look.texts().get(nothing)),
                name,
                look.textsProperty());
    }
}
