package reckon.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.draw.Theme;
import reckon.text.Language;

/** However the stages stand, they and all that lies on them keep to their place in the smallest window. */
@ExtendWith(ApplicationExtension.class)
class StagesRoomTest {
    private static final double HAIR = 0.51;

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

    private static Bounds place(FxRobot robot, String id) {
        Node node = robot.lookup(id).query();
        return node.localToScene(node.getLayoutBounds());
    }

    @ParameterizedTest
    @CsvSource({"DIGIT1, false", "DIGIT2, false", "DIGIT3, false", "DIGIT1, true", "DIGIT2, true", "DIGIT3, true"})
    void stagesStayBetweenTheTopAndTheTimeline(KeyCode arrangement, boolean drawn, FxRobot robot) {
        if (drawn) {
            WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
            fixture.settled();
        }
        robot.push(arrangement);
        WindowFixture.onScreen(fixture.window::layout);
        double top = place(robot, ".top-bar").getMaxY();
        double bottom = place(robot, "#timeline-bar").getMinY();
        for (Node stage : robot.lookup(".stage").queryAll()) {
            Bounds place = stage.localToScene(stage.getLayoutBounds());
            assertTrue(place.getMinY() >= top - HAIR, stage.getId() + " begins at " + place.getMinY());
            assertTrue(place.getMaxY() <= bottom + HAIR, stage.getId() + " ends at " + place.getMaxY());
            assertTrue(place.getHeight() > 100, stage.getId() + " is " + place.getHeight() + " px high");
        }
        if (!drawn) {
            Bounds area = place(robot, "#stage-true .stage-area");
            for (String part : new String[] {"#invitation", ".ready-row"}) {
                Bounds place = place(robot, part);
                assertTrue(area.contains(place), part + " at " + place + " in " + area);
            }
        }
    }
}
