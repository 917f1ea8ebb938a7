package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.scheme.DiagramView;
import reckon.app.session.Session;
import reckon.file.InputException;
import reckon.motion.SimulationTime;
import reckon.network.PacketOverride;
import reckon.scheme.GameRun;
import reckon.scheme.GameSameness;
import reckon.scheme.Letter;
import reckon.scheme.LinkOverride;
import reckon.scheme.Post;

/** Takes messages on the space-time diagram into the hand, as a person would. */
@ExtendWith(ApplicationExtension.class)
class SchemeMessagesTest {
    @TempDir
    private Path folder;

    private GameWindow window;
    private Session session;

    @Start
    void start(Stage stage) {
        window = new GameWindow(stage);
        session = window.session;
    }

    @AfterEach
    void close() {
        window.fixture.close();
        assertEquals(List.of(), window.fixture.wrong);
        assertEquals(List.of(), window.fixture.unexpected);
    }

    /** A's first command, on its way to the server: it is sent at 1 s. */
    private static int place(GameRun run) {
        for (int i = 0; i < run.letters().size(); i++) {
            Letter one = run.letters().get(i);
            if (one.from() == 0 && one.to() == Post.SERVER && one.way().sentMicros() == 1_000_000) {
                return i;
            }
        }
        throw new AssertionError("A sends nothing at 1 s");
    }

    private Letter letter() {
        return window.run().letters().get(place(window.run()));
    }

    private static double arrived(Letter letter) {
        return SimulationTime.seconds(letter.way().arrivedMicros());
    }

    private void assertSavedAsShown(FxRobot robot, Path file) throws InputException {
        GameRun shown = window.settled();
        GameSameness.assertSame(GameRun.of(window.saved(robot, file)), shown);
    }

    @Test
    void theEndOfAMessageIsDraggedOffItsLaneAndBack(FxRobot robot) throws InputException, IOException {
        GameRun before = window.open("game-late", 0);
        double wayBefore = arrived(letter());
        Point2D end = GameWindow.onDiagram(robot, wayBefore, Post.SERVER);
        double perPixel = perPixel(robot);
        drag(robot, end, end.add(60, 3));
        GameRun later = window.settled();
        assertEquals(wayBefore + 60 * perPixel, arrived(letter()), 1.5e-3 + perPixel);
        assertTrue(letter().way().byHand());
        assertEquals(
                List.of(new LinkOverride(0, Post.SERVER, new PacketOverride(1, OptionalDouble.of(arrived(letter()))))),
                window.game().overrides());
        assertEquals("another arrival of message " + letter().number(), undoName());
        Path file = folder.resolve("late.yaml");
        assertSavedAsShown(robot, file);
        assertTrue(Files.readString(file).contains("link:"), () -> "the file names the link");

        Point2D sender = GameWindow.onDiagram(robot, 1.05, 0);
        drag(robot, GameWindow.onDiagram(robot, arrived(letter()), Post.SERVER), sender);
        GameRun lost = window.settled();
        assertFalse(letter().way().delivered(), "back at its sender it is lost");
        assertEquals(
                List.of(new LinkOverride(0, Post.SERVER, new PacketOverride(1, OptionalDouble.empty()))),
                window.game().overrides());
        assertSavedAsShown(robot, file);

        robot.doubleClickOn(between(robot));
        GameSameness.assertSame(before, window.settled());
        assertSavedAsShown(robot, file);
        assertFalse(Files.readString(file).contains("link:"), () -> "nothing is set by hand any more");
        GameSameness.assertSame(lost, window.undo(robot));
        GameSameness.assertSame(later, window.undo(robot));
        GameSameness.assertSame(before, window.undo(robot));
    }

    @Test
    void aDoubleClickLosesAMessageAndAnotherTakesItBack(FxRobot robot) {
        GameRun before = window.open("game-wall", 0);
        robot.doubleClickOn(between(robot));
        window.settled();
        assertFalse(letter().way().delivered());
        assertTrue(letter().way().byHand());
        robot.doubleClickOn(between(robot));
        GameSameness.assertSame(before, window.settled());
        assertEquals(List.of(), window.game().overrides());
    }

    /** A place about half-way of A's command: where it is lost that is on its line too, and away from the signs of events. */
    private Point2D between(FxRobot robot) {
        Point2D from = GameWindow.onDiagram(robot, 1, 0);
        double latency = window.game().latency(0, Post.SERVER);
        return from.interpolate(GameWindow.onDiagram(robot, 1 + latency, Post.SERVER), 0.48);
    }

    private double perPixel(FxRobot robot) {
        DiagramView diagram = robot.lookup("#diagram").query();
        return WaitForAsyncUtils.waitForAsyncFx(
                5_000, () -> diagram.geometry().scale().secondsPerPixel());
    }

    private static void drag(FxRobot robot, Point2D from, Point2D to) {
        robot.drag(from, MouseButton.PRIMARY).moveTo(from.midpoint(to)).dropTo(to);
    }

    private String undoName() {
        return session.edits()
                .undoNameProperty()
                .get()
                .orElseThrow()
                .apply(session.look().texts());
    }
}
