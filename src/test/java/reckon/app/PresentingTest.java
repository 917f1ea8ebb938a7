package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.lesson.Lessons;
import reckon.app.session.StepUnit;
import reckon.app.window.CommandList;
import reckon.draw.Theme;
import reckon.text.Language;

/** What a teacher does before a class: presents with notes on a second screen, points, and looks up a key. */
@ExtendWith(ApplicationExtension.class)
class PresentingTest {
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

    private static double height(FxRobot robot, String id) {
        return robot.lookup(id).query().getLayoutBounds().getHeight();
    }

    private static boolean seen(FxRobot robot, String id) {
        return robot.lookup(id).queryAll().stream().anyMatch(Node::isVisible);
    }

    @Test
    void theStagesAreLargeAndAllComesBack(FxRobot robot) {
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.window.fold(List.of("measures")));
        WindowFixture.onScreen(() -> fixture.window.setTimelineHeight(260));
        double before = height(robot, "#stage-true");
        robot.push(KeyCode.F5);
        double large = height(robot, "#stage-true");
        assertTrue(large > 1.3 * before, () -> "the stage has the room of the rest: " + large + " after " + before);
        assertFalse(seen(robot, ".top-bar") || seen(robot, "#settings") || seen(robot, "#timeline-bar"));
        assertTrue(fixture.fullScreenProperty().get());
        assertEquals(1, Window.getWindows().size(), "with no second screen there is nowhere to put notes");
        int frame = fixture.session.playback().frameProperty().get();
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals(frame + 1, fixture.session.playback().frameProperty().get(), "a clicker goes on");
        robot.push(KeyCode.ESCAPE);
        assertTrue(seen(robot, ".top-bar") && seen(robot, "#settings") && seen(robot, "#timeline-bar"));
        assertEquals(List.of("measures"), fixture.window.foldedProperty().get());
        assertFalse(fixture.fullScreenProperty().get());
        assertEquals(before, height(robot, "#stage-true"), 2);
    }

    @Test
    void aSecondScreenShowsTheNotesAndTheNextStep(FxRobot robot, @TempDir Path folder) throws IOException {
        fixture.other = Optional.of(new Rectangle2D(100, 50, 700, 500));
        Path lesson = SmallLesson.in(folder);
        Lessons lessons = fixture.classroom.lessons();
        WindowFixture.onScreen(() -> fixture.window.open(lesson));
        WindowFixture.await(() -> lessons.lessonProperty().get().isPresent());
        WindowFixture.onScreen(() -> lessons.goTo(1));
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        WindowFixture.onScreen(() -> fixture.session.playback().jump(10));
        robot.push(KeyCode.F5);
        WindowFixture.await(() -> Window.getWindows().size() == 2);
        Window second = Window.getWindows().getLast();
        assertEquals(new Rectangle2D(100, 50, 700, 500), place(second));
        assertTrue(
                robot.lookup("#presenter-notes")
                        .lookup((Node node) ->
                                node instanceof Text words && words.getText().equals("Ask them first."))
                        .tryQuery()
                        .isPresent(),
                "what is to be said");
        assertTrue(
                robot.lookup("#presenter-notes")
                        .lookup((Node node) ->
                                node instanceof Text words && words.getText().equals("Elsewhere"))
                        .tryQuery()
                        .isPresent(),
                "the section that comes next");
        // 60 frames are a second
        assertEquals("Frame 11, at 0.183 s", next(robot));
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals("Frame 12, at 0.200 s", next(robot));
        WindowFixture.onScreen(() -> fixture.session.stepping().unitProperty().set(StepUnit.TERM));
        int steps = fixture.session.walk().worksheetProperty().get().steps().size();
        WindowFixture.onScreen(() -> fixture.session.walk().first());
        assertTrue(next(robot).startsWith("Term 2 of " + steps + ": "), next(robot));
        assertTrue(robot.lookup("#presenter-clock").queryLabeled().getText().matches("0:\\d\\d"));
        robot.push(KeyCode.F5);
        WindowFixture.await(() -> Window.getWindows().size() == 1);
    }

    private static String next(FxRobot robot) {
        return robot.lookup("#presenter-next").queryLabeled().getText();
    }

    private static Rectangle2D place(Window window) {
        return new Rectangle2D(window.getX(), window.getY(), window.getWidth(), window.getHeight());
    }

    @Test
    void theNextPacketIsTold(FxRobot robot) {
        fixture.settled();
        WindowFixture.onScreen(() -> {
            fixture.session.stepping().unitProperty().set(StepUnit.PACKET);
            fixture.session.playback().jump(0);
        });
        robot.push(KeyCode.SHIFT, KeyCode.F5);
        WindowFixture.await(() -> Window.getWindows().size() == 2);
        // the demonstration sends every 50 ms, which is every third frame
        assertEquals("At 0.050 s: packet 1 is sent", next(robot));
    }

    @Test
    void thePointerFollowsTheMouseWhileItsKeyIsHeld(FxRobot robot) {
        for (String over : List.of("#timeline", "#stage-remote", "#settings")) {
            robot.moveTo(over);
            robot.press(KeyCode.L);
            Node pointer = robot.lookup("#pointer").query();
            assertTrue(pointer.isVisible() && pointer.isMouseTransparent());
            Bounds ring = pointer.localToScene(pointer.getLayoutBounds());
            Bounds under = robot.lookup(over)
                    .query()
                    .localToScene(robot.lookup(over).query().getLayoutBounds());
            assertEquals(under.getCenterX(), ring.getCenterX(), 1.5, over);
            assertEquals(under.getCenterY(), ring.getCenterY(), 1.5, over);
            robot.release(KeyCode.L);
            assertFalse(pointer.isVisible());
        }
    }

    @Test
    void everyCommandWithAKeyStandsOnTheSheetOnce(FxRobot robot) {
        robot.push(KeyCode.F1);
        Set<String> keyed = CommandList.keys(fixture).entrySet().stream()
                .filter(command -> !command.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .map(id -> "shortcut-" + id)
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> listed = robot.lookup(".shortcut-words").queryAll().stream()
                .map(Node::getId)
                .filter(id -> id != null)
                .sorted()
                .toList();
        assertEquals(List.copyOf(keyed), listed);
        for (Node words : robot.lookup(".shortcut-words").queryAll()) {
            Labeled label = (Labeled) words;
            assertTrue(label.getFont().getSize() > 13, "it is larger than the window's text");
        }
        robot.push(KeyCode.ESCAPE);
        assertFalse(seen(robot, "#shortcuts"));
        robot.push(KeyCode.SHIFT, KeyCode.SLASH);
        assertTrue(seen(robot, "#shortcuts"));
    }
}
