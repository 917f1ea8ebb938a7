package reckon.app.window;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import reckon.app.session.BookmarkCommands;
import reckon.app.session.Session;
import reckon.app.timeline.BookmarkWords;
import reckon.file.Bookmark;
import reckon.text.Texts;

/** What the bookmarks say where the playhead is, and which one comes next: the notes where there are no others. */
final class BookmarkNotes extends VBox {
    private final Session session;
    private final Label title = new Label();
    private final Label note = new Label();
    private final Label next = new Label();

    BookmarkNotes(Session session) {
        this.session = session;
        getStyleClass().add("presenter-note");
        title.setId("presenter-bookmark");
        title.getStyleClass().add("story-title");
        note.setId("presenter-note");
        next.setId("presenter-coming");
        next.getStyleClass().add("muted");
        for (Label label : List.of(title, note, next)) {
            label.setWrapText(true);
            label.setMinHeight(USE_PREF_SIZE);
        }
        getChildren().addAll(title, note, next);
        for (ObservableValue<?> one : List.of(
                session.edits().documentProperty(),
                session.playback().frameProperty(),
                session.play().playback().frameProperty(),
                session.modeProperty(),
                session.look().textsProperty())) {
            one.addListener((value, before, after) -> tell());
        }
        tell();
    }

    private void tell() {
        Texts texts = session.look().texts();
        BookmarkCommands bookmarks = session.bookmarks();
        Optional<Bookmark> here = bookmarks.here();
        title.setText(here.map(one -> BookmarkWords.title(one, texts)).orElseGet(() -> texts.get("presenter.nothing")));
        note.setText(here.map(Bookmark::note).orElse(""));
        next.setText(bookmarks
                .coming()
                .map(one -> texts.get("presenter.coming", BookmarkWords.title(one, texts)))
                .orElse(""));
    }
}
