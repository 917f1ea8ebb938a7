package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
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
import reckon.draw.TimeSpan;
import reckon.draw.TimelineLayout;
import reckon.run.Packet;
import reckon.run.PacketSteps;
import reckon.run.Run;
import reckon.setting.Settings;
import reckon.text.Language;

/** Zooms, pans, loops and steps on the timeline as a person would, and asks a packet for its story. */
@ExtendWith(ApplicationExtension.class)
class TimelineTest {
    private static final double EM = 13;
    private static final double FRAME = 1.0 / 60;

    private WindowFixture fixture;
    private Playback playback;
    private Node timeline;
    private TimelineGestures gestures;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
    }

    @BeforeEach
    void open(FxRobot robot) {
        playback = fixture.session.playback();
        timeline = robot.lookup("#timeline").query();
        gestures = new TimelineGestures(timeline);
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        fixture.settled();
    }

    @AfterEach
    void close() {
        fixture.close();
        assertEquals(0, fixture.wrong.size() + fixture.unexpected.size());
    }

    private Run run() {
        return fixture.session.simulations().runProperty().get();
    }

    /** The layout while the whole run is shown. */
    private TimelineLayout layout() {
        return new TimelineLayout(
                TimeSpan.whole(run().seconds()),
                timeline.getLayoutBounds().getWidth(),
                timeline.getLayoutBounds().getHeight(),
                EM);
    }

    private Point2D at(double x, double y) {
        return timeline.localToScreen(x, y);
    }

    private double x(double share) {
        return timeline.getLayoutBounds().getWidth() * share;
    }

    /** What moment is at a place, found by a click there, s. */
    private double secondsAt(FxRobot robot, double share) {
        robot.clickOn(at(x(share), layout().height() * 0.7));
        return playback.seconds();
    }

    @Test
    void wheelAndPinchZoomWhereThePointerIs(FxRobot robot) {
        double left = secondsAt(robot, 0.3);
        double right = secondsAt(robot, 0.9);
        WindowFixture.onScreen(() -> gestures.wheel(0.3, 0.5, 4));
        assertEquals(left, secondsAt(robot, 0.3), FRAME);
        double zoomed = left + (right - left) / Math.pow(1.25, 4);
        assertEquals(zoomed, secondsAt(robot, 0.9), 1.5 * FRAME);
        WindowFixture.onScreen(() -> gestures.wheelWithControl(0.3, 0.5, 4));
        assertEquals(left + (right - left) / Math.pow(1.25, 8), secondsAt(robot, 0.9), 1.5 * FRAME);
        WindowFixture.onScreen(() -> gestures.pinch(0.3, 0.5, 1 / Math.pow(1.25, 4)));
        assertEquals(zoomed, secondsAt(robot, 0.9), 1.5 * FRAME);
        robot.push(KeyCode.T);
        assertEquals(right, secondsAt(robot, 0.9), FRAME);
    }

    @Test
    void pansByDragByShiftAndSideways(FxRobot robot) {
        WindowFixture.onScreen(() -> gestures.wheel(0.5, 0.5, 6));
        double middle = secondsAt(robot, 0.5);
        double later = secondsAt(robot, 0.6);
        Point2D from = at(x(0.6), 100);
        robot.moveTo(from).press(MouseButton.MIDDLE).moveTo(at(x(0.55), 100)).moveTo(at(x(0.5), 100));
        robot.release(MouseButton.MIDDLE);
        assertEquals(later, secondsAt(robot, 0.5), 1.5 * FRAME);
        WindowFixture.onScreen(() -> gestures.wheelWithShift(0.5, 0.5, x(0.1)));
        assertEquals(middle, secondsAt(robot, 0.5), 1.5 * FRAME);
        WindowFixture.onScreen(() -> gestures.wheelSideways(0.5, 0.5, -x(0.1)));
        assertEquals(later, secondsAt(robot, 0.5), 1.5 * FRAME);
        robot.drag(from, MouseButton.SECONDARY).dropTo(at(x(0.7), 100));
        assertEquals(middle, secondsAt(robot, 0.5), 1.5 * FRAME);
    }

    @Test
    void theZoomStaysWhenASettingChanges(FxRobot robot) {
        secondsAt(robot, 0.4);
        robot.push(KeyCode.Z).push(KeyCode.Z).push(KeyCode.Z).push(KeyCode.Z).push(KeyCode.SHIFT, KeyCode.Z);
        double left = secondsAt(robot, 0.2);
        double right = secondsAt(robot, 0.8);
        assertEquals(run().seconds() / Math.pow(1.25, 3) * 0.6 * x(1) / (x(1) - 7.3 * EM), right - left, 2 * FRAME);
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.25, null));
        fixture.settled();
        assertEquals(right, playback.seconds());
        assertEquals(left, secondsAt(robot, 0.2));
        assertEquals(right, secondsAt(robot, 0.8));
    }

    @Test
    void loopsBetweenAAndB(FxRobot robot) {
        WindowFixture.onScreen(() -> playback.jump(100));
        robot.push(KeyCode.I);
        WindowFixture.onScreen(() -> playback.jump(130));
        robot.push(KeyCode.O);
        assertEquals(Optional.of(new Loop(100, 130)), playback.loopProperty().get());
        robot.push(KeyCode.SPACE);
        int[] wraps = new int[1];
        WindowFixture.onScreen(() -> playback.frameProperty().addListener((value, before, after) -> {
            if (after.intValue() < before.intValue()) {
                wraps[0]++;
            }
        }));
        WindowFixture.await(() -> wraps[0] >= 2);
        WindowFixture.onScreen(playback::pause);
        int frame = playback.frameProperty().get();
        assertTrue(frame >= 100 && frame < 130, "at " + frame);

        TimelineLayout layout = layout();
        double bar = (layout.loopTop() + layout.sentY()) / 2;
        double b = layout.scale().x(130 * FRAME);
        robot.drag(at(b + 4, bar)).dropTo(at(layout.scale().x(300 * FRAME), bar));
        assertEquals(100, playback.loopProperty().get().orElseThrow().from());
        assertEquals(300, playback.loopProperty().get().orElseThrow().to(), 2);
        double a = layout.scale().x(100 * FRAME);
        robot.drag(at(a - 4, bar)).dropTo(at(layout.scale().x(200 * FRAME), bar));
        assertEquals(200, playback.loopProperty().get().orElseThrow().from(), 2);
        robot.push(KeyCode.SHIFT, KeyCode.I);
        assertEquals(Optional.empty(), playback.loopProperty().get());
        robot.drag(at(layout.scale().x(400 * FRAME), bar))
                .dropTo(at(layout.scale().x(500 * FRAME), bar));
        assertEquals(400, playback.loopProperty().get().orElseThrow().from(), 2);
        assertEquals(500, playback.loopProperty().get().orElseThrow().to(), 2);
    }

    @Test
    void stepsByPacket(FxRobot robot) {
        PacketSteps steps = new PacketSteps(run());
        int frame = 200;
        WindowFixture.onScreen(() -> playback.jump(200));
        for (int i = 0; i < 10; i++) {
            robot.push(KeyCode.CLOSE_BRACKET);
            frame = steps.after(frame).orElseThrow();
            assertEquals(frame, playback.frameProperty().get());
        }
        robot.push(KeyCode.OPEN_BRACKET);
        frame = steps.before(frame).orElseThrow();
        assertEquals(frame, playback.frameProperty().get());
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        frame = steps.after(frame).orElseThrow();
        assertEquals(frame, playback.frameProperty().get());
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        assertEquals(steps.before(frame).orElseThrow(), playback.frameProperty().get());
    }

    private List<String> told(FxRobot robot) {
        return robot.lookup("#packet-story .label").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    @Test
    void whoStepsByPacketHearsTheStoriesToo(FxRobot robot) {
        Packet lost = run().packets().stream()
                .filter(each -> !each.transit().delivered())
                .findFirst()
                .orElseThrow();
        int frame = (int) Math.round(lost.pdu().sent() * 60);
        Node popup = robot.lookup("#packet-story").query();
        WindowFixture.onScreen(() -> playback.jump(frame - 1));
        assertFalse(popup.isVisible());
        robot.push(KeyCode.CLOSE_BRACKET);
        WindowFixture.await(popup::isVisible);
        assertEquals("Packet " + lost.transit().number(), told(robot).getFirst());
        assertTrue(told(robot).get(1).contains("Lost on the way"), told(robot).get(1));
        robot.push(KeyCode.RIGHT);
        WindowFixture.await(() -> !popup.isVisible());
    }

    @Test
    void aPacketTellsItsStory(FxRobot robot) {
        Packet packet = run().packets().stream()
                .filter(each -> !each.transit().delivered())
                .findFirst()
                .orElseThrow();
        TimelineLayout layout = layout();
        double x = layout.scale().x(packet.pdu().sent());
        robot.moveTo(at(x, layout.sentY() + (layout.arrivedY() - layout.sentY()) * 0.44));
        Node popup = robot.lookup("#packet-story").query();
        WindowFixture.await(popup::isVisible);
        String title = ((Label) robot.lookup("#packet-story .story-title").query()).getText();
        assertEquals("Packet " + packet.transit().number(), title);
        WindowFixture.onScreen(() -> fixture.session.look().languageProperty().set(Language.CHINESE));
        WindowFixture.await(() -> robot.lookup("#packet-story .label").queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().contains("途中丢失")));
        robot.moveTo(at(x, layout.height() - EM));
        WindowFixture.await(() -> !popup.isVisible());
        assertFalse(popup.isVisible());
    }
}
