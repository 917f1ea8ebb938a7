package reckon.app.window;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import reckon.app.session.BookmarkCommands;
import reckon.app.session.Session;
import reckon.app.timeline.BookmarkWords;
import reckon.app.view.Gap;
import reckon.file.Bookmark;

/** Over the lower edge of the window: the name and the note of a bookmark, to be changed. What is typed counts at once. */
final class BookmarkEditor extends VBox {
    private final Session session;
    private final BookmarkCommands bookmarks;
    private final Label title = new Label();
    private final TextField name = new TextField();
    private final TextArea note = new TextArea();
    /** Whether words are being put into the fields, by no hand. */
    private boolean showing;

    BookmarkEditor(Session session) {
        this.session = session;
        this.bookmarks = session.bookmarks();
        setId("bookmark-editor");
        getStyleClass().addAll("story", "bookmark-editor");
        // it lies over the others, which do not move for it
        setManaged(false);
        setVisible(false);
        title.getStyleClass().add("story-title");
        name.setId("bookmark-name");
        name.promptTextProperty().bind(session.look().text("bookmark.name"));
        note.setId("bookmark-note");
        note.promptTextProperty().bind(session.look().text("bookmark.note"));
        note.setPrefRowCount(3);
        note.setWrapText(true);
        name.textProperty().addListener((value, before, after) -> typed());
        note.textProperty().addListener((value, before, after) -> typed());
        name.setOnAction(event -> bookmarks.close());
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                bookmarks.close();
            }
        });
        getChildren().addAll(title, name, note, buttons());
        bookmarks.editedProperty().addListener((value, before, after) -> show(before, after));
        session.look()
                .textsProperty()
                .addListener((value, before, after) ->
                        bookmarks.editedProperty().get().ifPresent(this::call));
    }

    private HBox buttons() {
        Button remove = button("bookmark-remove");
        remove.textProperty().bind(session.look().text("bookmark.remove"));
        remove.setOnAction(event -> bookmarks.editedProperty().get().ifPresent(bookmarks::remove));
        Button done = button("bookmark-done");
        done.textProperty().bind(session.look().text("bookmark.done"));
        done.setOnAction(event -> bookmarks.close());
        HBox row = new HBox(remove, new Gap(), done);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static Button button(String id) {
        Button button = new Button();
        button.setId(id);
        button.setFocusTraversable(false);
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private void typed() {
        if (!showing) {
            bookmarks.say(name.getText(), note.getText());
        }
    }

    private void show(Optional<Bookmark> before, Optional<Bookmark> after) {
        setVisible(after.isPresent());
        getParent().requestLayout();
        after.ifPresent(one -> {
            call(one);
            put(one);
            if (before.isEmpty()) {
                name.requestFocus();
                name.selectAll();
            }
        });
        if (after.isEmpty() && getScene() != null) {
            // the keys are for the playhead again
            getScene().getRoot().requestFocus();
        }
    }

    private void call(Bookmark one) {
        title.setText(BookmarkWords.title(one, session.look().texts()));
    }

    /** Puts its words into the fields where they say something else: what is being typed stays as it is. */
    private void put(Bookmark one) {
        showing = true;
        if (!name.getText().equals(one.name())) {
            name.setText(one.name());
        }
        if (!note.getText().equals(one.note())) {
            note.setText(one.note());
        }
        showing = false;
    }

    /** Lies down over the lower edge of what is as large as this, above what is so high, px. */
    void place(double width, double height, double below) {
        double itsWidth = Math.min(prefWidth(-1), width);
        double itsHeight = Math.min(prefHeight(itsWidth), height);
        resizeRelocate(
                Math.rint((width - itsWidth) / 2),
                Math.max(0, height - Math.min(below, height - itsHeight) - itsHeight),
                itsWidth,
                itsHeight);
    }
}
