package reckon.app.lesson;

import java.nio.file.Path;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import reckon.app.session.Look;
import reckon.app.view.Gap;

/** Where one begins: the lessons as cards, and a path to draw at once. */
public final class StartPage extends ScrollPane {
    private final Look look;
    private final Lessons lessons;
    private final Shelf shelf;
    private final Deeds deeds;
    private final FlowPane cards = new FlowPane();

    /** What the page can be left for. */
    public interface Deeds {

        /** Leaves the page as it was come to. */
        void leave();

        /** Leaves it to draw something. */
        void draw();

        /** Leaves it for a lesson. */
        void open(Path folder);

        /** Opens the files of a lesson. */
        void edit(Path folder);

        /** Makes a new lesson. */
        void write();
    }

    /** The page over a window. */
    public StartPage(Look look, Lessons lessons, Shelf shelf, Deeds deeds) {
        this.look = look;
        this.lessons = lessons;
        this.shelf = shelf;
        this.deeds = deeds;
        setId("start-page");
        getStyleClass().add("start-page");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        Label title = new Label();
        title.textProperty().bind(look.text("start.title"));
        title.getStyleClass().add("start-title");
        title.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(
                title,
                new Gap(),
                button("start-new-lesson", Feather.FILE_PLUS, "command.new-lesson", deeds::write),
                button("start-draw", Feather.EDIT_3, "start.draw", deeds::draw),
                button("start-leave", Feather.X, "start.leave", deeds::leave));
        head.getStyleClass().add("start-head");
        cards.getStyleClass().add("start-cards");
        VBox content = new VBox(head, wait(shelf), cards);
        content.getStyleClass().add("start-content");
        setContent(content);
        setVisible(false);
        shelf.entriesProperty().subscribe(this::fill);
        lessons.studiedProperty().subscribe(this::fill);
        look.textsProperty().subscribe(this::fill);
        look.themeProperty().subscribe(this::fill);
        visibleProperty().subscribe(this::fill);
        visibleProperty().subscribe(on -> {
            if (on) {
                requestFocus();
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                deeds.leave();
            }
        });
        fill();
    }

    /** Says at the first time why there is nothing yet. */
    private Label wait(Shelf all) {
        Label wait = new Label();
        wait.textProperty().bind(look.text("start.reading"));
        wait.getStyleClass().add("muted");
        wait.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> all.readingProperty().get()
                                && all.entriesProperty().get().isEmpty(),
                        all.readingProperty(),
                        all.entriesProperty()));
        wait.managedProperty().bind(wait.visibleProperty());
        return wait;
    }

    private Button button(String id, Feather icon, String key, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.textProperty().bind(look.text(key));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void fill() {
        if (isVisible()) {
            cards.getChildren()
                    .setAll(shelf.entriesProperty().get().stream()
                            .map(this::card)
                            .toList());
        }
    }

    private LessonCard card(Shelf.Entry entry) {
        return entry.lesson()
                .map(lesson -> LessonCard.of(
                        lesson,
                        lessons.studied(lesson.id()),
                        look,
                        then -> shelf.pictures()
                                .take(
                                        entry,
                                        lesson,
                                        look.texts(),
                                        look.themeProperty().get(),
                                        then),
                        () -> deeds.open(entry.folder())))
                .orElseGet(() -> LessonCard.of(entry.folder(), entry.problems(), () -> deeds.edit(entry.folder())));
    }
}
