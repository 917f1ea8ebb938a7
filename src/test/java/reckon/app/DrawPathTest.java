package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.setting.Settings;
import reckon.text.Language;

/** Draws a path, as a person would, and follows what comes of it to a file and back. */
@ExtendWith(ApplicationExtension.class)
class DrawPathTest {
    @TempDir
    private Path folder;

    private Stage stage;
    private WindowFixture fixture;

    @Start
    void start(Stage shown) {
        stage = shown;
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aPathDrawnIsWhatAHeadlessRunOfItsFileShows(FxRobot robot) throws InputException {
        drag(robot);
        Run drawn = fixture.settled();
        assertTrue(drawn.scenario().track().size() > 20, "the drag was followed as it went");
        assertEquals(1, drawn.scenario().network().stalls().size(), "the stall was caused while drawing");

        stepsBackAndForth(robot);
        Scenario before = fixture.session.scenario();
        Scenario moved = moveDelay(robot);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        fixture.settled();
        assertEquals(before, fixture.session.scenario(), "undone");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        fixture.settled();
        assertEquals(moved, fixture.session.scenario(), "done again");

        Path file = folder.resolve("drawn.yaml");
        fixture.answer(file);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.await(() -> !fixture.session.edits().openUnsaved());
        Run headless = Simulator.run(Documents.read(file).scenario());
        assertSameAtEveryStep(robot, fixture, headless);

        WindowFixture second = new WindowFixture(Language.CHINESE, Theme.DARK);
        WindowFixture.onScreen(() -> second.show(stage, 1000, 700));
        WindowFixture.onScreen(() -> second.session.open(file));
        WindowFixture.await(() -> second.session.document().path().isPresent());
        second.settled();
        assertSameAtEveryStep(robot, second, headless);
        assertEquals(List.of(), second.wrong);
        assertEquals(List.of(), second.unexpected);
        second.close();
    }

    private void drag(FxRobot robot) {
        Node area = robot.lookup("#stage-true .stage-area").query();
        Point2D corner = area.localToScreen(0, 0);
        double width = area.getBoundsInLocal().getWidth();
        double height = area.getBoundsInLocal().getHeight();
        robot.moveTo(corner.add(width * 0.2, height * 0.5)).press(MouseButton.PRIMARY);
        Session session = fixture.session;
        for (int i = 0; i <= 40; i++) {
            double angle = i / 40.0 * 2 * Math.PI;
            robot.moveTo(corner.add(width * (0.5 - 0.3 * Math.cos(angle)), height * (0.5 + 0.3 * Math.sin(2 * angle))));
            if (i == 15) {
                assertTrue(session.drawing().activeProperty().get());
                robot.push(KeyCode.S);
            }
        }
        int frames = session.simulations().runProperty().get().frames();
        WindowFixture.await(() -> session.simulations().runProperty().get().frames() > frames + 10);
        MethodRun live = session.simulations().runProperty().get().methods().getFirst();
        assertTrue(live.shown(session.playback().frameProperty().get()), "the remote view follows while one draws");
        robot.release(MouseButton.PRIMARY);
        assertFalse(session.drawing().activeProperty().get());
    }

    private void stepsBackAndForth(FxRobot robot) {
        Session session = fixture.session;
        robot.push(KeyCode.HOME);
        assertEquals(0, session.playback().frameProperty().get());
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT).push(KeyCode.PAGE_DOWN);
        assertEquals(3, session.playback().frameProperty().get());
        robot.push(KeyCode.LEFT).push(KeyCode.PAGE_UP);
        assertEquals(1, session.playback().frameProperty().get());
        robot.clickOn("#speed-4").clickOn("#play");
        WindowFixture.await(() -> !session.playback().playingProperty().get());
        assertEquals(
                session.simulations().runProperty().get().frames() - 1,
                session.playback().frameProperty().get(),
                "it plays to the end and stops there");
        robot.push(KeyCode.SHIFT, KeyCode.LEFT);
    }

    private Scenario moveDelay(FxRobot robot) {
        Session session = fixture.session;
        int frame = session.playback().frameProperty().get();
        Slider slider = robot.lookup("#setting-network-delay .slider").query();
        Node thumb = slider.lookup(".thumb");
        double delay = session.get(Settings.DELAY);
        robot.drag(thumb).dropBy(60, 0);
        fixture.settled();
        assertNotEquals(delay, session.get(Settings.DELAY), "the slider moved the delay");
        assertEquals(frame, session.playback().frameProperty().get(), "the playhead stays");
        // the keys are for the playhead again
        WindowFixture.onScreen(() -> fixture.window.requestFocus());
        return session.scenario();
    }

    /** Steps through all frames, some of the steps by key. */
    private static void assertSameAtEveryStep(FxRobot robot, WindowFixture shown, Run headless) {
        Session session = shown.session;
        Run run = shown.settled();
        assertEquals(headless.frames(), run.frames());
        WindowFixture.onScreen(() -> session.playback().jump(0));
        for (int frame = 0; frame + 1 < headless.frames(); ) {
            robot.push(KeyCode.PERIOD);
            int from = frame + 1;
            assertSame(session, headless, from);
            int to = Math.min(from + 60, headless.frames() - 1);
            WindowFixture.onScreen(() -> {
                for (int next = from + 1; next <= to; next++) {
                    session.playback().step(1);
                    assertSame(session, headless, next);
                }
            });
            frame = to;
        }
        robot.push(KeyCode.COMMA);
        assertSame(session, headless, headless.frames() - 2);
    }

    private static void assertSame(Session session, Run headless, int frame) {
        Run run = session.simulations().runProperty().get();
        assertEquals(frame, session.playback().frameProperty().get());
        for (int method = 0; method < headless.methods().size(); method++) {
            MethodRun expected = headless.methods().get(method);
            MethodRun actual = run.methods().get(method);
            assertEquals(expected.shown(frame), actual.shown(frame));
            assertEquals(expected.x(frame), actual.x(frame), 0);
            assertEquals(expected.y(frame), actual.y(frame), 0);
        }
        assertEquals(headless.trueX(frame), run.trueX(frame), 0);
        assertEquals(headless.trueY(frame), run.trueY(frame), 0);
    }
}
