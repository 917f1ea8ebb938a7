package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.scheme.DiagramView;
import reckon.app.session.BookmarkCommands;
import reckon.app.session.Mode;
import reckon.app.timeline.TimelineView;
import reckon.draw.Theme;
import reckon.draw.TimeScale;
import reckon.file.Bookmark;
import reckon.run.Run;
import reckon.scheme.GameRun;
import reckon.text.Language;

/** Bookmarks in the window: set, named, pointed at, gone to, removed, and taken back. */
@ExtendWith(ApplicationExtension.class)
class BookmarksWindowTest {
    private WindowFixture fixture;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1280, 720);
        fixture.session.openReady("demo");
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private BookmarkCommands bookmarks() {
        return fixture.session.bookmarks();
    }

    /** Sets one at a frame by its key, and types a name. */
    private void set(FxRobot robot, int frame, String name) {
        WindowFixture.onScreen(() -> fixture.session.head().jump(frame));
        robot.push(KeyCode.M);
        robot.write(name);
        robot.push(KeyCode.ENTER);
    }

    private static boolean seen(FxRobot robot, String id) {
        return robot.lookup(id).queryAll().stream().anyMatch(Node::isVisible);
    }

    @Test
    void oneIsSetNamedAndUndoneWithoutAnotherRun(FxRobot robot) {
        Run run = fixture.settled();
        set(robot, 60, "stall");
        assertEquals(List.of(new Bookmark(1, "stall", "")), bookmarks().all().all());
        assertFalse(seen(robot, "#bookmark-editor"));
        assertTrue(fixture.session.edits().openUnsaved());
        assertSame(run, fixture.session.simulations().runProperty().get());
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(List.of(new Bookmark(1, "", "")), bookmarks().all().all(), "the words are one change");
        robot.push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals(List.of(), bookmarks().all().all());
        assertSame(run, fixture.session.simulations().runProperty().get());
    }

    @Test
    void keysGoFromOneToAnother(FxRobot robot) {
        fixture.settled();
        set(robot, 60, "a");
        set(robot, 120, "b");
        WindowFixture.onScreen(() -> fixture.session.playback().jump(0));
        robot.push(KeyCode.N);
        assertEquals(60, fixture.session.playback().frameProperty().get());
        robot.push(KeyCode.N);
        assertEquals(120, fixture.session.playback().frameProperty().get());
        robot.push(KeyCode.N);
        assertEquals(120, fixture.session.playback().frameProperty().get());
        robot.push(KeyCode.SHIFT, KeyCode.N);
        assertEquals(60, fixture.session.playback().frameProperty().get());
    }

    private static Point2D at(Node view, TimeScale scale, double seconds, double em) {
        return view.localToScreen(scale.x(seconds), 0.6 * em);
    }

    @Test
    void theTimelineShowsAndTakesThem(FxRobot robot) {
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session
                .edits()
                .change(
                        fixture.session
                                .document()
                                .withBookmarks(bookmarks().all().with(new Bookmark(4, "guess", "Where will it go?"))),
                        texts -> "bookmarks"));
        TimelineView view = robot.lookup("#timeline").queryAs(TimelineView.class);
        tryOut(robot, at(view, view.geometry().scale(), 4, 13), "#bookmark-story");
    }

    @Test
    void theDiagramOfAGameShowsAndTakesThem(FxRobot robot) {
        WindowFixture.onScreen(() -> fixture.session.turnTo(Mode.SCHEMES));
        GameRun run = fixture.played();
        WindowFixture.onScreen(() -> fixture.session
                .edits()
                .change(
                        fixture.session
                                .document()
                                .withBookmarks(bookmarks().all().with(new Bookmark(2, "guess", "Where will it go?"))),
                        texts -> "bookmarks"));
        DiagramView view = robot.lookup("#diagram").queryAs(DiagramView.class);
        tryOut(robot, at(view, view.geometry().scale(), 2, 13), "#game-bookmark-story");
        assertSame(run, fixture.session.play().run());
    }

    /** Rests on one, clicks on it, changes it, and takes it away. */
    private void tryOut(FxRobot robot, Point2D mark, String story) {
        Bookmark one = bookmarks().all().all().getFirst();
        robot.moveTo(mark);
        assertTrue(seen(robot, story));
        assertEquals(
                "guess · " + one.at() + "00 s",
                robot.from(robot.lookup(story))
                        .lookup(".story-title")
                        .queryLabeled()
                        .getText());
        assertTrue(robot.from(robot.lookup(story)).lookup(".label").queryAll().stream()
                .anyMatch(label -> ((Labeled) label).getText().startsWith("Where will it go?")));
        robot.clickOn(mark);
        assertEquals(60 * one.at(), fixture.session.head().frameProperty().get());
        robot.clickOn(mark, MouseButton.SECONDARY);
        robot.clickOn("#bookmark-note").push(KeyCode.SHORTCUT, KeyCode.A).write("So?");
        robot.push(KeyCode.ESCAPE);
        assertEquals(
                List.of(new Bookmark(one.at(), "guess", "So?")),
                bookmarks().all().all());
        assertFalse(seen(robot, "#bookmark-editor"));
        robot.push(KeyCode.M);
        assertTrue(seen(robot, "#bookmark-editor"), "one that is there is changed, not set a second time");
        robot.clickOn("#bookmark-remove");
        assertEquals(List.of(), bookmarks().all().all());
        assertFalse(seen(robot, "#bookmark-editor"));
    }

    @Test
    void theTeachersWindowShowsTheNote(FxRobot robot) {
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session
                .edits()
                .change(
                        fixture.session
                                .document()
                                .withBookmarks(bookmarks()
                                        .all()
                                        .with(new Bookmark(1, "first", "Say this."))
                                        .with(new Bookmark(2, "", "Say that."))),
                        texts -> "bookmarks"));
        WindowFixture.onScreen(() -> fixture.session.playback().jump(70));
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        WindowFixture.await(() -> Window.getWindows().size() == 2);
        assertEquals("first · 1.000 s", words(robot, "#presenter-bookmark"));
        assertEquals("Say this.", words(robot, "#presenter-note"));
        assertEquals("Next bookmark: Bookmark at 2.000 s", words(robot, "#presenter-coming"));
        WindowFixture.onScreen(() -> fixture.session.playback().jump(120));
        assertEquals("Say that.", words(robot, "#presenter-note"));
        assertEquals("", words(robot, "#presenter-coming"));
    }

    private static String words(FxRobot robot, String id) {
        return robot.lookup(id).queryLabeled().getText();
    }

    @Test
    void theOtherUseOfTheWindowHasItsOwn(FxRobot robot) {
        fixture.settled();
        set(robot, 60, "run");
        WindowFixture.onScreen(fixture.session::turn);
        assertEquals(Optional.empty(), bookmarks().here());
        assertEquals(List.of(), bookmarks().all().all());
        WindowFixture.onScreen(fixture.session::turn);
        assertEquals("run", bookmarks().all().all().getFirst().name());
    }
}
