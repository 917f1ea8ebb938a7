package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.text.Language;

/** The methods compared: added, chosen, removed, and put in the order of a measure. */
@ExtendWith(ApplicationExtension.class)
class MethodsTest {
    private WindowFixture fixture;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void upToFourMethodsAreAddedAndRemoved(FxRobot robot) {
        Session session = fixture.session;
        robot.clickOn("#fold-measures")
                .clickOn("#add-method")
                .clickOn("#add-method")
                .clickOn("#add-method");
        assertEquals(4, session.scenario().methods().size());
        assertTrue(robot.lookup("#add-method").<Button>query().isDisabled(), "four are enough");
        assertEquals(
                4,
                session.scenario().methods().stream()
                        .map(method -> method.name())
                        .distinct()
                        .count(),
                "no two are called the same");
        robot.clickOn("#method-1").clickOn("#remove-method");
        assertEquals(3, session.scenario().methods().size());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(4, session.scenario().methods().size(), "undone");
    }

    @Test
    void aMethodIsChosenByClickAndItsSettingsAreShown(FxRobot robot) {
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        fixture.settled();
        robot.clickOn("#fold-measures").clickOn("#method-2");
        assertEquals(2, fixture.session.methodProperty().get());
        assertTrue(robot.lookup("#setting-method-playout").query().isVisible(), "a snapshot has a playout delay");
        assertFalse(robot.lookup("#setting-method-c").query().isVisible(), "and no C");
        robot.clickOn("#method-0");
        assertTrue(robot.lookup("#setting-method-c").query().isVisible(), "the patent has a C");
    }

    @Test
    void aClickOnAMeasureSortsTheMethods(FxRobot robot) {
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        fixture.settled();
        robot.clickOn("#fold-measures").clickOn("#sort-rms");
        List<Double> rising = new ArrayList<>(values(robot));
        assertEquals(3, rising.size());
        assertEquals(rising.stream().sorted().toList(), rising, "the least first");
        robot.clickOn("#sort-rms");
        Collections.reverse(rising);
        assertEquals(rising, values(robot), "then the greatest first");
    }

    private static List<Double> values(FxRobot robot) {
        return robot.lookup(".measure-value").queryAllAs(Label.class).stream()
                .filter(label -> label.getId().startsWith("measure-rms-"))
                .sorted(Comparator.comparing((Node label) -> GridPane.getColumnIndex(label)))
                .map(label -> Double.parseDouble(label.getText()))
                .toList();
    }
}
