package reckon.app.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import reckon.app.session.Look;
import reckon.app.session.Problems;

/** The dialogs: files, unsaved changes, and what went wrong. */
public final class Dialogs implements Prompts, Problems {
    private final Look look;
    private final Window owner;
    private final Consumer<Path> editor;
    private boolean telling;

    /**
     * Dialogs over a window.
     *
     * @param editor opens a file in the editor that the system has for it
     */
    public Dialogs(Look look, Window owner, Consumer<Path> editor) {
        this.look = look;
        this.owner = owner;
        this.editor = editor;
    }

    private String text(String key, Object... arguments) {
        return look.texts().get(key, arguments);
    }

    private FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(text(title));
        return chooser;
    }

    @Override
    public Optional<Path> open() {
        FileChooser chooser = chooser("dialog.open");
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(
                                text("dialog.all.kinds"), "*.yaml", "*.yml", "*.json", "*.csv", "*.txt", "*.gpx"),
                        new FileChooser.ExtensionFilter(text("dialog.all.files"), "*"));
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(file -> file.toPath());
    }

    @Override
    public Optional<Path> save(Optional<Path> before) {
        FileChooser chooser = chooser("dialog.save");
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(text("dialog.scenario"), "*.yaml"));
        before.ifPresent(path -> {
            Path absolute = path.toAbsolutePath();
            Optional.ofNullable(absolute.getParent()).ifPresent(folder -> chooser.setInitialDirectory(folder.toFile()));
            chooser.setInitialFileName(String.valueOf(absolute.getFileName()));
        });
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(file -> named(file.toPath()));
    }

    private static Path named(Path path) {
        String name = String.valueOf(path.getFileName());
        return name.contains(".") ? path : path.resolveSibling(name + ".yaml");
    }

    @Override
    public Unsaved unsaved() {
        ButtonType save = new ButtonType(text("dialog.unsaved.save"), ButtonData.YES);
        ButtonType discard = new ButtonType(text("dialog.unsaved.discard"), ButtonData.NO);
        ButtonType stay = new ButtonType(text("dialog.cancel"), ButtonData.CANCEL_CLOSE);
        Dialog<ButtonType> dialog = dialog(new PlainPane(
                text("dialog.unsaved"), new VBox(PlainPane.line(text("dialog.unsaved.text"))), save, discard, stay));
        Map.of("save", save, "discard", discard, "stay", stay)
                .forEach((id, type) -> dialog.getDialogPane().lookupButton(type).setId("unsaved-" + id));
        ButtonType answer = dialog.showAndWait().orElse(stay);
        if (answer == save) {
            return Unsaved.SAVE;
        }
        return answer == discard ? Unsaved.DISCARD : Unsaved.CANCEL;
    }

    @Override
    public Optional<String> lessonTitle() {
        TextField title = new TextField();
        title.setId("lesson-title-field");
        title.setPromptText(text("dialog.lesson.prompt"));
        ButtonType make = new ButtonType(text("dialog.lesson.make"), ButtonData.OK_DONE);
        ButtonType stay = new ButtonType(text("dialog.cancel"), ButtonData.CANCEL_CLOSE);
        VBox content = new VBox(PlainPane.line(text("dialog.lesson.text")), title);
        content.getStyleClass().add("dialog-lines");
        Dialog<ButtonType> dialog = dialog(new PlainPane(text("dialog.lesson"), content, make, stay));
        Platform.runLater(title::requestFocus);
        return dialog.showAndWait().filter(make::equals).map(answer -> title.getText());
    }

    @Override
    public void edit(Path file) {
        editor.accept(file);
    }

    @Override
    public void wrong(String line) {
        wrong(List.of(line));
    }

    @Override
    public void wrong(List<String> lines) {
        show(ProblemPane.wrong(look, lines));
    }

    /** One at a time: what goes wrong in every frame would bury the window. */
    @Override
    public void unexpected(Throwable cause) {
        if (!telling) {
            telling = true;
            show(ProblemPane.unexpected(look, cause)).setOnHidden(event -> telling = false);
        }
    }

    private Dialog<ButtonType> show(ProblemPane pane) {
        Dialog<ButtonType> dialog = dialog(pane);
        dialog.show();
        return dialog;
    }

    private Dialog<ButtonType> dialog(PlainPane pane) {
        Dialog<ButtonType> dialog = new Dialog<>();
        dialog.initOwner(owner);
        dialog.setTitle("Reckon");
        dialog.setResizable(true);
        MainWindow.wear(pane, look);
        dialog.setDialogPane(pane);
        return dialog;
    }
}
