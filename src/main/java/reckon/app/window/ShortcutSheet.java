package reckon.app.window;

import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Look;
import reckon.app.view.Columns;
import reckon.app.view.Gap;

/** The sheet of shortcuts, over the window: every command that has a key, group by group, and what the mouse does. */
final class ShortcutSheet extends VBox {
    private static final List<String> MOUSE = List.of(
            "shortcuts.mouse.draw",
            "shortcuts.mouse.stage",
            "shortcuts.mouse.text",
            "shortcuts.mouse.timeline",
            "shortcuts.mouse.packet",
            "shortcuts.mouse.stall",
            "shortcuts.mouse.number",
            "shortcuts.mouse.game");

    private final Look look;
    private final Columns groups = new Columns();

    ShortcutSheet(Look look, Commands commands, Lectern lectern) {
        this.look = look;
        setId("shortcuts");
        getStyleClass().add("shortcuts");
        // it lies over the others, which do not move for it
        setManaged(false);
        visibleProperty().bind(lectern.sheetProperty());
        groups.getStyleClass().add("shortcut-groups");
        ScrollPane pane = new ScrollPane(groups);
        pane.setId("shortcut-pane");
        pane.setFitToWidth(true);
        VBox.setVgrow(pane, Priority.ALWAYS);
        getChildren().addAll(head(lectern), pane);
        // nobody sees it most of the time: it is written when it is asked for
        lectern.sheetProperty().addListener((value, before, open) -> {
            if (open && groups.getChildren().isEmpty()) {
                commands.groups().forEach(this::add);
                groups.getChildren().add(mouse());
            }
            if (open) {
                pane.setVvalue(0);
            }
            getParent().requestLayout();
        });
    }

    private HBox head(Lectern lectern) {
        Label title = new Label();
        title.textProperty().bind(look.text("shortcuts.title"));
        title.getStyleClass().add("shortcuts-title");
        Button close = new Button();
        close.setId("shortcuts-close");
        close.setGraphic(new FontIcon(Feather.X));
        close.setFocusTraversable(false);
        close.setOnAction(event -> lectern.sheetProperty().set(false));
        close.accessibleTextProperty().bind(look.text("shortcuts.close"));
        HBox head = new HBox(title, new Gap(), close);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private void add(CommandGroup group) {
        GridPane rows = new GridPane();
        rows.getStyleClass().add("shortcut-rows");
        group.commands().stream()
                .filter(command -> !command.keys().isEmpty())
                .forEach(command -> addRow(rows, command));
        if (rows.getRowCount() > 0) {
            groups.getChildren().add(box(group.title(), rows));
        }
    }

    private VBox box(String title, GridPane rows) {
        Label words = new Label();
        words.textProperty().bind(look.text(title));
        words.getStyleClass().add("section-title");
        VBox box = new VBox(words, rows);
        box.getStyleClass().add("shortcut-group");
        return box;
    }

    private void addRow(GridPane rows, Command command) {
        Label keys = new Label(command.keys().stream()
                .map(KeyCombination::getDisplayText)
                .distinct()
                .collect(Collectors.joining("  ")));
        keys.getStyleClass().add("shortcut-keys");
        keys.setWrapText(true);
        Label words = words();
        words.textProperty().bind(look.text(wordsOf(command)));
        words.setId("shortcut-" + command.id());
        rows.addRow(rows.getRowCount(), keys, words);
    }

    /** Undo and redo are spoken of here without what they would undo. */
    private static String wordsOf(Command command) {
        return switch (command.id()) {
            case "undo" -> "command.undo.nothing";
            case "redo" -> "command.redo.nothing";
            default -> "command." + command.id();
        };
    }

    private VBox mouse() {
        GridPane rows = new GridPane();
        rows.getStyleClass().add("shortcut-rows");
        for (String key : MOUSE) {
            Label words = words();
            words.textProperty().bind(look.text(key));
            words.getStyleClass().add("shortcut-mouse");
            rows.addRow(rows.getRowCount(), words);
        }
        return box("shortcuts.mouse", rows);
    }

    private static Label words() {
        Label words = new Label();
        words.setWrapText(true);
        words.setMinHeight(USE_PREF_SIZE);
        words.getStyleClass().add("shortcut-words");
        return words;
    }
}
