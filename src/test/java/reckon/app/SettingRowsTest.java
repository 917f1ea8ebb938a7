package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.css.PseudoClass;
import javafx.event.EventType;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.draw.Theme;
import reckon.run.Scenario;
import reckon.setting.Settings;
import reckon.text.Language;

/** Every way to change a number, and the way back to its default. */
@ExtendWith(ApplicationExtension.class)
class SettingRowsTest {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private WindowFixture fixture;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 1000);
        fixture.session.openReady("demo");
    }

    @AfterEach
    void close() {
        fixture.close();
        assertTrue(fixture.wrong.isEmpty() && fixture.unexpected.isEmpty());
    }

    private double delay() {
        return fixture.session.get(Settings.DELAY);
    }

    @Test
    void aNumberIsDraggedAndTheDragIsOneStep(FxRobot robot) {
        TextField field = robot.lookup("#setting-network-delay .number-field").query();
        assertEquals(Cursor.H_RESIZE, field.getCursor());
        assertEquals("100 ms", field.getText());
        Scenario before = fixture.session.scenario();
        // 200 points are the slider's length, which is half a second
        robot.moveTo(field)
                .press(MouseButton.PRIMARY)
                .moveBy(20, 0)
                .moveBy(20, 0)
                .release(MouseButton.PRIMARY);
        assertEquals(0.2, delay(), 0.006);
        assertFalse(field.isFocused(), "a drag does not type");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before, fixture.session.scenario());
        WindowFixture.onScreen(() -> {
            field.fireEvent(withShift(MouseEvent.MOUSE_PRESSED, 50));
            field.fireEvent(withShift(MouseEvent.MOUSE_DRAGGED, 70));
            field.fireEvent(withShift(MouseEvent.MOUSE_RELEASED, 70));
        });
        assertEquals(0.105, delay(), 0.0006, "Shift makes it finer");
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.48, null));
        robot.moveTo(field).press(MouseButton.PRIMARY).moveBy(30, 0).release(MouseButton.PRIMARY);
        assertEquals(0.555, delay(), 0.006, "it goes beyond the slider");
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.05, null));
        robot.moveTo(field).press(MouseButton.PRIMARY).moveBy(-30, 0).release(MouseButton.PRIMARY);
        assertEquals(0, delay(), "but no delay is below 0");
    }

    /** A menu takes a moment to open. */
    private static void seen(FxRobot robot, String item) {
        WindowFixture.await(() -> robot.lookup(item).tryQuery().isPresent());
    }

    /** The robot's mouse knows no keys where there is no display. */
    private static MouseEvent withShift(EventType<MouseEvent> type, double x) {
        return new MouseEvent(
                type,
                x,
                0,
                x,
                0,
                MouseButton.PRIMARY,
                1,
                true,
                false,
                false,
                false,
                true,
                false,
                false,
                false,
                false,
                false,
                null);
    }

    @Test
    void aClickTypesInAnyUnit(FxRobot robot) {
        type(robot, "network-delay", "250");
        assertEquals(0.25, delay());
        type(robot, "network-delay", "0.3 s");
        assertEquals(0.3, delay());
        type(robot, "network-loss-p", "7 %");
        assertEquals(0.07, fixture.session.get(Settings.LOSS_P));
        robot.clickOn("#setting-sender-policy-threshold");
        type(robot, "sender-threshold", "12 cm");
        assertEquals(0.12, fixture.session.get(Settings.THRESHOLD));
        TextField field = robot.lookup("#setting-network-delay .number-field").query();
        robot.clickOn(field).write("5 apples");
        assertTrue(field.getPseudoClassStates().contains(PseudoClass.getPseudoClass("wrong")));
        robot.push(KeyCode.ENTER);
        assertEquals("300 ms", field.getText());
        assertEquals(0.3, delay());
    }

    private static void type(FxRobot robot, String setting, String text) {
        robot.clickOn("#setting-" + setting + " .number-field").write(text).push(KeyCode.ENTER);
    }

    @Test
    void aDoubleClickOnTheNameBringsTheDefaultBack(FxRobot robot) {
        Node row = robot.lookup("#setting-network-jitter").query();
        assertTrue(row.getPseudoClassStates().contains(CHANGED), "the demonstration has some jitter");
        double jitter = fixture.session.get(Settings.JITTER);
        robot.doubleClickOn("#setting-network-jitter .setting-name");
        assertEquals(0, fixture.session.get(Settings.JITTER));
        assertFalse(row.getPseudoClassStates().contains(CHANGED));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(jitter, fixture.session.get(Settings.JITTER));
    }

    @Test
    void aDoubleClickOnTheSliderBringsTheDefaultBackInOneStep(FxRobot robot) {
        double jitter = fixture.session.get(Settings.JITTER);
        Node slider = robot.lookup("#setting-network-jitter .slider").query();
        robot.doubleClickOn(slider);
        assertEquals(0, fixture.session.get(Settings.JITTER));
        WindowFixture.onScreen(() -> fixture.window.requestFocus());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(jitter, fixture.session.get(Settings.JITTER), "with the move of the first click");
    }

    @Test
    void theMenuOfARowBringsTheDefaultBack(FxRobot robot) {
        robot.rightClickOn("#setting-network-jitter .setting-name");
        seen(robot, "#setting-network-jitter-default");
        robot.clickOn("#setting-network-jitter-default");
        assertEquals(0, fixture.session.get(Settings.JITTER));
    }

    @Test
    void aMethodIsCalledAfterWhatItIsMadeOfByDefault(FxRobot robot) {
        WindowFixture.onScreen(() -> fixture.session.set(Settings.NAME, "mine", null));
        assertEquals("patent + cubic", fixture.session.defaultOf(Settings.NAME));
        WindowFixture.onScreen(
                () -> fixture.session.set(Settings.NAME, fixture.session.defaultOf(Settings.NAME), null));
        assertFalse(robot.lookup("#setting-method-name")
                .query()
                .getPseudoClassStates()
                .contains(CHANGED));
    }

    @Test
    void aNetworkThatOneKnowsIsOneClickAndOneStep(FxRobot robot) {
        Scenario before = fixture.session.scenario();
        MenuButton presets = robot.lookup("#presets").query();
        assertEquals("own", presets.getText());
        robot.clickOn(presets);
        seen(robot, "#preset-campus-wifi");
        robot.clickOn("#preset-campus-wifi");
        assertEquals("Campus Wi-Fi", presets.getText());
        assertEquals(0.032, delay());
        assertEquals(0.012, fixture.session.get(Settings.JITTER));
        assertEquals(0.02, fixture.session.get(Settings.LOSS_P));
        WindowFixture.onScreen(() -> fixture.session.look().languageProperty().set(Language.CHINESE));
        assertEquals("校园 Wi-Fi", presets.getText());
        WindowFixture.onScreen(() -> fixture.window.requestFocus());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before, fixture.session.scenario());
        assertEquals("自定义", presets.getText());
    }

    @Test
    void aControlSaysWhatItIsFor(FxRobot robot) {
        Labeled name = robot.lookup("#setting-network-delay .setting-name").query();
        for (String control : new String[] {".number-field", ".slider"}) {
            Node node = robot.lookup("#setting-network-delay " + control).query();
            assertEquals(name.getText(), node.getAccessibleText());
            assertTrue(node.getAccessibleHelp().length() > 10);
        }
    }
}
