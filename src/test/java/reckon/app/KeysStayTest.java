package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.run.Run;
import reckon.setting.Settings;
import reckon.text.Language;

/** The keys are the playhead's, whatever was clicked or typed before. */
@ExtendWith(ApplicationExtension.class)
class KeysStayTest {
    private WindowFixture fixture;
    private Session session;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
        session = fixture.session;
    }

    @BeforeEach
    void open() {
        WindowFixture.onScreen(() -> session.openReady("demo"));
        fixture.settled();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private void assertKeysStep(FxRobot robot, String after) {
        WindowFixture.await(() -> fixture.window.isFocused());
        int frame = session.playback().frameProperty().get();
        robot.push(KeyCode.RIGHT);
        assertEquals(frame + 1, session.playback().frameProperty().get(), after);
        robot.push(KeyCode.SPACE);
        assertTrue(session.playback().playingProperty().get(), after);
        robot.push(KeyCode.SPACE);
        assertFalse(session.playback().playingProperty().get(), after);
    }

    @Test
    void afterANumberWasTyped(FxRobot robot) {
        robot.doubleClickOn("#setting-network-delay .number-field")
                .push(KeyCode.CONTROL, KeyCode.A)
                .write("250 ms");
        robot.push(KeyCode.ENTER);
        assertEquals(0.25, session.get(Settings.DELAY), 0);
        assertKeysStep(robot, "after a number and Enter");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(0.1, session.get(Settings.DELAY), 0, "undo is the scenario's");
    }

    @Test
    void afterAFieldWasLeftByAClickOrEscape(FxRobot robot) {
        robot.clickOn("#setting-network-delay .number-field").clickOn("#timeline");
        assertKeysStep(robot, "after a click elsewhere");
        robot.clickOn("#setting-network-delay .number-field").push(KeyCode.ESCAPE);
        assertKeysStep(robot, "after Escape");
    }

    @Test
    void aKeyThatIsLetGoInAnotherWindowPushesNoMore(FxRobot robot) {
        WindowFixture.onScreen(() -> session.path().steerNew(0, 0));
        robot.press(KeyCode.RIGHT);
        WindowFixture.await(() -> session.simulations().runProperty().get().seconds() > 0.2);
        // the key is let go in another window, which nobody here hears of
        WindowFixture.onScreen(fixture.window::letKeysGo);
        // friction brings it to a stop, where nothing pushes it
        WindowFixture.await(() -> {
            Run run = session.simulations().runProperty().get();
            int last = run.frames() - 1;
            return last > 30 && run.trueX(last) > 0 && run.trueX(last) - run.trueX(last - 10) < 0.01;
        });
        robot.release(KeyCode.RIGHT);
        WindowFixture.onScreen(session.path()::finish);
    }

    @Test
    void afterSlidersSwitchesChoicesAndButtons(FxRobot robot) {
        robot.clickOn("#setting-network-jitter .track");
        assertKeysStep(robot, "after a slider");
        robot.clickOn("#setting-network-rate .toggle-switch");
        assertKeysStep(robot, "after a switch");
        robot.clickOn("#setting-network-jitterShape-uniform");
        assertKeysStep(robot, "after a choice");
        robot.clickOn("#fold-measures").clickOn("#add-method");
        assertEquals(4, session.scenario().methods().size());
        assertKeysStep(robot, "after a button that can be pressed no more");
        assertEquals(4, session.scenario().methods().size());
    }
}
