package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Loop;
import reckon.app.session.Playback;
import reckon.draw.Theme;
import reckon.run.PacketSteps;
import reckon.run.Run;
import reckon.text.Language;

/** What the keys do on the timeline can be done by its buttons as well. */
@ExtendWith(ApplicationExtension.class)
class TimelineBarTest {
    private static final List<String> BUTTONS = List.of(
            "packet-back", "packet-forward", "loop-from", "loop-to", "loop-clear", "time-out", "time-in", "time-whole");

    private WindowFixture fixture;
    private Playback playback;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
    }

    @BeforeEach
    void open() {
        playback = fixture.session.playback();
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        fixture.settled();
    }

    @AfterEach
    void close() {
        fixture.close();
        assertEquals(0, fixture.wrong.size() + fixture.unexpected.size());
    }

    private static void click(FxRobot robot, String id) {
        robot.clickOn("#timeline-bar #" + id);
    }

    private int frame() {
        return playback.frameProperty().get();
    }

    @Test
    void stepsFromPacketToPacket(FxRobot robot) {
        PacketSteps steps =
                new PacketSteps(fixture.session.simulations().runProperty().get());
        WindowFixture.onScreen(() -> playback.jump(200));
        click(robot, "packet-forward");
        int next = steps.after(200).orElseThrow();
        assertEquals(next, frame());
        click(robot, "packet-back");
        assertEquals(steps.before(next).orElseThrow(), frame());
    }

    @Test
    void marksAStretchToLoop(FxRobot robot) {
        Button clear = robot.lookup("#timeline-bar #loop-clear").query();
        assertTrue(clear.isDisabled());
        WindowFixture.onScreen(() -> playback.jump(100));
        click(robot, "loop-from");
        WindowFixture.onScreen(() -> playback.jump(150));
        click(robot, "loop-to");
        assertEquals(Optional.of(new Loop(100, 150)), playback.loopProperty().get());
        assertFalse(clear.isDisabled());
        click(robot, "loop-clear");
        assertEquals(Optional.empty(), playback.loopProperty().get());
    }

    /** The moment in the middle of the timeline, found by a click there, s. */
    private double secondsInTheMiddle(FxRobot robot) {
        Node timeline = robot.lookup("#timeline").query();
        Bounds bounds = timeline.getLayoutBounds();
        robot.clickOn(timeline.localToScreen(bounds.getWidth() * 0.5, bounds.getHeight() * 0.7));
        return playback.seconds();
    }

    @Test
    void showsMoreAndLessOfTheRun(FxRobot robot) {
        Run run = fixture.session.simulations().runProperty().get();
        double whole = secondsInTheMiddle(robot);
        WindowFixture.onScreen(() -> playback.jump(0));
        click(robot, "time-in");
        click(robot, "time-in");
        // about the playhead at the start a quarter more is seen twice
        assertEquals(whole / 1.25 / 1.25, secondsInTheMiddle(robot), 1.5 / 60);
        WindowFixture.onScreen(() -> playback.jump(0));
        click(robot, "time-out");
        assertEquals(whole / 1.25, secondsInTheMiddle(robot), 1.5 / 60);
        click(robot, "time-whole");
        assertEquals(whole, secondsInTheMiddle(robot), 1.0 / 60);
        assertTrue(whole < run.seconds());
    }

    @Test
    void allOfThemHaveRoomAndSayWhatTheyDo(FxRobot robot) {
        for (Language language : Language.values()) {
            WindowFixture.onScreen(() -> {
                fixture.session.look().languageProperty().set(language);
                fixture.window.layout();
            });
            Bounds bar = robot.lookup("#timeline-bar").query().getLayoutBounds();
            double end = 0;
            for (String id : BUTTONS) {
                Button button = robot.lookup("#timeline-bar #" + id).query();
                assertTrue(button.getWidth() >= button.prefWidth(-1), id);
                double left = button.localToScene(0, 0).getX();
                assertTrue(left >= end, id + " begins where another stands");
                end = left + button.getWidth();
                assertEquals(
                        button.getAccessibleText(),
                        fixture.session.look().texts().get("command." + id));
                assertTrue(button.getTooltip().getText().startsWith(button.getAccessibleText()));
            }
            Node last = robot.lookup("#timeline-bar").query();
            assertTrue(end <= last.localToScene(bar).getMaxX());
        }
    }

    @Test
    void theEdgeAboveItCanBeTakenHoldOf(FxRobot robot) {
        Region edge = robot.lookup(".split-pane-divider").query();
        assertTrue(edge.getHeight() >= 6, "it is " + edge.getHeight() + " px high");
    }
}
