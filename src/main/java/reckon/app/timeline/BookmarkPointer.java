package reckon.app.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import reckon.app.session.Session;
import reckon.app.view.LayeredCanvas;
import reckon.app.view.StoryPopup;
import reckon.draw.BookmarkMarks;
import reckon.draw.Pen;
import reckon.draw.TimeScale;
import reckon.file.Bookmark;
import reckon.text.Texts;

/**
 * The bookmarks on a timeline: they are drawn, tell their name and note to a pointer that rests on one, a click goes there, and
 * the right button or a double click changes the words. What it takes of the mouse the timeline does not see.
 */
public final class BookmarkPointer {
    private final Region view;
    private final Session session;
    private final LayeredCanvas canvas;
    private final Supplier<TimeScale> scale;
    private final StoryPopup popup;
    private Optional<Bookmark> pointed = Optional.empty();
    private boolean pressed;

    /**
     * Bookmarks on a timeline.
     *
     * @param view the timeline
     * @param canvas what it is drawn on
     * @param scale where moments stand on it
     * @param name what the popup is called
     */
    public BookmarkPointer(Region view, Session session, LayeredCanvas canvas, Supplier<TimeScale> scale, String name) {
        this.view = view;
        this.session = session;
        this.canvas = canvas;
        this.scale = scale;
        this.popup = new StoryPopup(name);
        view.addEventFilter(MouseEvent.MOUSE_MOVED, this::move);
        view.addEventFilter(MouseEvent.MOUSE_EXITED, event -> point(Optional.empty()));
        view.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        view.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::take);
        view.addEventFilter(MouseEvent.MOUSE_RELEASED, event -> {
            take(event);
            pressed = false;
        });
        session.edits().documentProperty().addListener((value, before, after) -> {
            if (!before.bookmarks().equals(after.bookmarks())) {
                point(pointed.filter(after.bookmarks().all()::contains));
                canvas.moved();
            }
        });
    }

    /** What tells of the one that is pointed at. */
    public Node popup() {
        return popup;
    }

    /** Draws them; text is em px high. */
    public void draw(Pen pen, double em) {
        BookmarkMarks.draw(pen, moments(), scale.get(), em);
        pointed.ifPresent(one -> BookmarkMarks.highlight(pen, one.at(), scale.get(), em));
    }

    private List<Double> moments() {
        return session.bookmarks().all().all().stream().map(Bookmark::at).toList();
    }

    private Optional<Bookmark> at(MouseEvent event) {
        OptionalInt place = BookmarkMarks.at(
                moments(), scale.get(), session.look().emProperty().get(), event.getX(), event.getY());
        return place.isPresent()
                ? Optional.of(session.bookmarks().all().all().get(place.getAsInt()))
                : Optional.empty();
    }

    private void move(MouseEvent event) {
        Optional<Bookmark> now = at(event);
        point(now);
        now.ifPresent(one -> {
            popup.place(event.getX(), event.getY(), view.getLayoutBounds());
        });
    }

    private void point(Optional<Bookmark> now) {
        if (!now.equals(pointed)) {
            pointed = now;
            canvas.moved();
        }
        popup.setVisible(now.isPresent());
        now.ifPresent(this::tell);
    }

    private void tell(Bookmark one) {
        Texts texts = session.look().texts();
        List<String> lines = new ArrayList<>(one.note().lines().toList());
        lines.add(texts.get("bookmark.how"));
        popup.tell(BookmarkWords.title(one, texts), lines);
    }

    private void press(MouseEvent event) {
        at(event).ifPresent(one -> {
            pressed = true;
            if (event.getButton() == MouseButton.SECONDARY || event.getClickCount() == 2) {
                session.bookmarks().edit(one);
            } else if (event.getButton() == MouseButton.PRIMARY) {
                session.bookmarks().goTo(one);
            }
            event.consume();
        });
    }

    private void take(MouseEvent event) {
        if (pressed) {
            event.consume();
        }
    }
}
