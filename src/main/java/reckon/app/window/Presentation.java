package reckon.app.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import reckon.app.lesson.LessonNotes;
import reckon.app.lesson.Lessons;
import reckon.app.session.Session;

/** Makes the stages large while one presents, by putting away what else is in the window, and opens the teacher's own window. */
final class Presentation {
    private static final PseudoClass PRESENTING = PseudoClass.getPseudoClass("presenting");
    private static final List<String> PANELS = List.of("settings", "formula", "measures");

    /** How high the timeline then is, in heights of letters. */
    private static final double TIMELINE_EMS = 11.5;

    private final Session session;
    private final MainWindow window;
    private final Lectern lectern;
    private final Keys keys;
    private final ReadOnlyObjectProperty<Node> notes;
    private final List<Node> away = new ArrayList<>();
    private List<String> folded = List.of();
    private double timeline;
    private @Nullable PresenterWindow presenter;

    Presentation(Session session, Lessons lessons, MainWindow window, Lectern lectern, Keys keys) {
        this.session = session;
        this.window = window;
        this.lectern = lectern;
        this.keys = keys;
        this.notes = new ReadOnlyObjectWrapper<>(this, "notes", notes(session, lessons));
        lectern.presentingProperty().addListener((value, before, on) -> {
            if (on) {
                begin();
            } else {
                end();
            }
        });
        lectern.notesProperty().addListener((value, before, open) -> {
            if (open) {
                open();
            } else {
                close();
            }
        });
    }

    /** The notes to the lesson, where one is open, and those of the bookmarks, where there are any or nothing else. */
    private static Node notes(Session session, Lessons lessons) {
        BookmarkNotes bookmarks = new BookmarkNotes(session);
        bookmarks
                .visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> lessons.lessonProperty().get().isEmpty()
                                || !session.document().bookmarks().all().isEmpty(),
                        lessons.lessonProperty(),
                        session.edits().documentProperty()));
        bookmarks.managedProperty().bind(bookmarks.visibleProperty());
        return new VBox(new LessonNotes(session, lessons), bookmarks);
    }

    private void begin() {
        folded = window.foldedProperty().get();
        timeline = window.timelineHeightProperty().get();
        window.pseudoClassStateChanged(PRESENTING, true);
        window.fold(PANELS);
        away.add(window.getTop());
        away.add(window.getLeft());
        away.addAll(window.lookupAll(".timeline-bar"));
        away.addAll(window.lookupAll(".path-tools"));
        away.forEach(node -> show(node, false));
        window.setTimelineHeight(TIMELINE_EMS * session.look().emProperty().get());
    }

    private void end() {
        away.forEach(node -> show(node, true));
        away.clear();
        window.pseudoClassStateChanged(PRESENTING, false);
        window.fold(folded);
        window.setTimelineHeight(timeline);
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private void open() {
        Scene scene = window.getScene();
        PresenterWindow opened = new PresenterWindow(
                scene.getWindow(), session.look(), notes, NextStep.words(session), System::nanoTime);
        keys.bind(opened.stage().getScene());
        opened.stage().setOnHiding(event -> lectern.notesProperty().set(false));
        presenter = opened;
        opened.show(lectern.display().other());
        // a clicker speaks to the window that was used last
        scene.getWindow().requestFocus();
    }

    private void close() {
        Optional.ofNullable(presenter).ifPresent(open -> open.stage().hide());
        presenter = null;
    }
}
