package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.TouchEvent;
import javafx.scene.input.TouchPoint;
import javafx.scene.shape.Circle;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.motion.Generator;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.text.Language;

/** Steers a path by keys, goes on with it by hand, moves its points, rubs it out, and puts a ready one in its place. */
@ExtendWith(ApplicationExtension.class)
class ShapePathTest {
    private WindowFixture fixture;
    private Session session;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
        session = fixture.session;
    }

    @AfterEach
    void close() {
        fixture.close();
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    private Track track() {
        return session.scenario().track();
    }

    /** Waits until the run has come so many frames further. */
    private void awaitFrames(int more) {
        int frames = session.simulations().runProperty().get().frames();
        WindowFixture.await(() -> session.simulations().runProperty().get().frames() > frames + more);
    }

    /** Where something on the stage is on the screen. */
    private static Point2D middle(Node node) {
        Bounds bounds = node.localToScreen(node.getBoundsInLocal());
        return new Point2D(bounds.getCenterX(), bounds.getCenterY());
    }

    private static Node area(FxRobot robot) {
        return robot.lookup("#stage-true .stage-area").query();
    }

    private void steerToTheRight(FxRobot robot) {
        robot.push(KeyCode.D).press(KeyCode.RIGHT);
        awaitFrames(30);
        robot.release(KeyCode.RIGHT);
    }

    private void undone(FxRobot robot, Scenario before) {
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        fixture.settled();
        assertEquals(before, session.scenario());
    }

    private void doneAgain(FxRobot robot, Scenario after) {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        fixture.settled();
        assertEquals(after, session.scenario());
    }

    @Test
    void aPathIsSteeredByKeys(FxRobot robot) {
        Labeled hint = robot.lookup("#stage-hint").query();
        assertFalse(hint.isVisible());
        Scenario empty = session.scenario();
        steerToTheRight(robot);
        assertTrue(hint.isVisible());
        assertTrue(hint.getText().contains("Enter"));
        robot.press(KeyCode.UP);
        awaitFrames(10);
        robot.push(KeyCode.S).release(KeyCode.UP).push(KeyCode.ENTER);
        fixture.settled();
        assertFalse(session.drawing().activeProperty().get());
        assertFalse(hint.isVisible());
        assertEquals(1, session.scenario().network().stalls().size(), "the stall key is still one");
        assertEquals(0, track().x(0), 1e-3, "it began in the middle of the stage");
        assertTrue(track().x(track().size() - 1) > 1);
        assertTrue(track().y(track().size() - 1) > 0.1);
        Scenario steered = session.scenario();
        int frame = session.playback().frameProperty().get();
        robot.push(KeyCode.LEFT);
        assertEquals(frame - 1, session.playback().frameProperty().get(), "the arrows step again");

        steerToTheRight(robot);
        robot.push(KeyCode.ESCAPE);
        fixture.settled();
        assertTrue(track().startsWith(steered.track()), "it went on");
        Scenario longer = session.scenario();
        undone(robot, steered);
        undone(robot, empty);
        doneAgain(robot, steered);
        doneAgain(robot, longer);
    }

    @Test
    void aDragFromTheEndGoesOnAndFromElsewhereBeginsAnew(FxRobot robot) {
        steerToTheRight(robot);
        robot.push(KeyCode.ENTER);
        fixture.settled();
        Scenario steered = session.scenario();
        Node end = robot.lookup("#path-end").query();
        robot.moveTo(middle(end));
        Labeled hint = robot.lookup("#stage-hint").query();
        assertTrue(hint.isVisible(), "the ring says what it is for");
        robot.press(MouseButton.PRIMARY).moveBy(-40, 40);
        awaitFrames(5);
        robot.release(MouseButton.PRIMARY);
        fixture.settled();
        assertTrue(track().size() > steered.track().size());
        assertTrue(track().startsWith(steered.track()));

        Scenario longer = session.scenario();
        Point2D elsewhere = area(robot).localToScreen(40, 40);
        shiftDrag(area(robot), MouseEvent.MOUSE_PRESSED, 40);
        shiftDrag(area(robot), MouseEvent.MOUSE_DRAGGED, 100);
        awaitFrames(5);
        shiftDrag(area(robot), MouseEvent.MOUSE_RELEASED, 100);
        fixture.settled();
        assertTrue(track().startsWith(longer.track()), "with Shift it goes on from anywhere");

        Scenario longest = session.scenario();
        robot.moveTo(elsewhere).press(MouseButton.PRIMARY).moveBy(60, 0);
        WindowFixture.await(() -> session.simulations().runProperty().get().frames() > 5);
        robot.push(KeyCode.ESCAPE);
        assertFalse(session.drawing().activeProperty().get(), "Esc is as good as letting go");
        robot.moveBy(0, 60);
        assertFalse(session.drawing().activeProperty().get(), "and the rest of the drag draws nothing");
        robot.release(MouseButton.PRIMARY);
        fixture.settled();
        assertFalse(track().startsWith(steered.track()));
        undone(robot, longest);
        undone(robot, longer);
        undone(robot, steered);
    }

    /** The mouse with Shift held, which the robot's events say nothing of where there is no display. */
    private static void shiftDrag(Node area, EventType<MouseEvent> type, double x) {
        WindowFixture.onScreen(() -> MouseEvents.fire(area, type, x, 40, true));
    }

    @Test
    void pointsAreDragged(FxRobot robot) {
        WindowFixture.onScreen(() -> session.path().generate(Generator.CIRCLE));
        fixture.settled();
        Scenario before = session.scenario();
        robot.clickOn("#edit-path");
        assertTrue(session.shaping().activeProperty().get());
        robot.moveTo(middle(area(robot)).add(60, 0)).moveBy(10, 0);
        WindowFixture.await(() -> !handles(robot).isEmpty());
        Circle handle = handles(robot).iterator().next();
        Point2D from = middle(handle);
        robot.moveTo(from).press(MouseButton.PRIMARY).moveBy(30, -20);
        assertTrue(session.shaping().movingProperty().get());
        assertNotEquals(before, session.scenario(), "the past changes at once");
        robot.moveBy(10, -5).release(MouseButton.PRIMARY);
        fixture.settled();
        assertInstanceOf(TrackSource.Points.class, session.scenario().source());
        int moved = 0;
        double farthest = 0;
        for (int i = 0; i < track().size(); i++) {
            assertEquals(before.track().time(i), track().time(i), 0);
            double far = track().point(i).distance(before.track().point(i));
            moved += far > 0 ? 1 : 0;
            farthest = Math.max(far, farthest);
        }
        assertTrue(moved > 10 && moved < 31, moved + " points moved, of 0.6 s");
        double scale = 3 / Math.hypot(40, 25);
        assertTrue(farthest > scale * 0.3, "the point went with the hand: " + farthest);
        undone(robot, before);
        assertTrue(session.shaping().activeProperty().get());
        robot.push(KeyCode.E);
        assertFalse(session.shaping().activeProperty().get());
        WindowFixture.await(() -> handles(robot).isEmpty());
    }

    private static Set<Circle> handles(FxRobot robot) {
        return robot.lookup(".path-handle").match(Node::isVisible).queryAll();
    }

    @Test
    void theEndIsRubbedOut(FxRobot robot) {
        WindowFixture.onScreen(() -> session.path().generate(Generator.SPIRAL));
        fixture.settled();
        Scenario before = session.scenario();
        robot.push(KeyCode.BACK_SPACE).push(KeyCode.BACK_SPACE).clickOn("#rub-out");
        assertEquals(20_000_000 - 3 * 250_000, track().endMicros());
        undone(robot, before);
        robot.clickOn("#menu-edit").clickOn("#item-rub-out");
        assertEquals(20_000_000 - 250_000, track().endMicros());
    }

    @Test
    void readyPathsAreOneClickAway(FxRobot robot) {
        Scenario empty = session.scenario();
        robot.clickOn("#begin-hairpins");
        fixture.settled();
        assertTrue(track().size() > 0);
        undone(robot, empty);
        robot.clickOn("#begin-path").clickOn("#begin-path-zigzag");
        assertGenerated(Generator.ZIGZAG);
        assertEquals(empty, session.scenario().withSource(empty.source()), "the settings stay");
        robot.clickOn("#ready").clickOn("#other-path-lap");
        assertGenerated(Generator.LAP);
        robot.clickOn("#menu-file").moveTo("#menu-ready");
        WindowFixture.await(() -> robot.lookup("#ready-path-circle")
                .tryQuery()
                .filter(item -> item.getScene() != null)
                .isPresent());
        robot.moveTo("#ready-demo").clickOn("#ready-path-circle");
        assertGenerated(Generator.CIRCLE);
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z);
        fixture.settled();
        assertGenerated(Generator.ZIGZAG);
        undone(robot, empty);
    }

    private void assertGenerated(Generator generator) {
        fixture.settled();
        assertEquals(
                generator,
                assertInstanceOf(TrackSource.Generated.class, session.scenario().source())
                        .generator());
        assertEquals(0, session.playback().frameProperty().get());
    }

    @Test
    void aFingerDraws(FxRobot robot) {
        Node area = area(robot);
        touch(area, TouchEvent.TOUCH_PRESSED, 40, 30, 1);
        touch(area, TouchEvent.TOUCH_MOVED, 45, 30, 1);
        assertFalse(session.drawing().activeProperty().get(), "a finger trembles");
        touch(area, TouchEvent.TOUCH_MOVED, 80, 30, 1);
        assertTrue(session.drawing().activeProperty().get());
        awaitFrames(5);
        touch(area, TouchEvent.TOUCH_RELEASED, 80, 30, 1);
        fixture.settled();
        Track drawn = track();
        assertTrue(drawn.x(drawn.size() - 1) > drawn.x(0));

        touch(area, TouchEvent.TOUCH_PRESSED, 40, 100, 1);
        touch(area, TouchEvent.TOUCH_PRESSED, 140, 100, 2);
        touch(area, TouchEvent.TOUCH_MOVED, 90, 100, 2);
        assertFalse(session.drawing().activeProperty().get(), "two fingers do not draw");
        touch(area, TouchEvent.TOUCH_RELEASED, 90, 100, 2);
        assertEquals(drawn, track());
    }

    /** A touch by the first finger, with so many fingers on the stage. */
    private static void touch(Node area, EventType<TouchEvent> type, double x, double y, int fingers) {
        WindowFixture.onScreen(() -> {
            Point2D scene = area.localToScene(x, y);
            Point2D screen = area.localToScreen(x, y);
            TouchPoint[] points = new TouchPoint[fingers];
            for (int i = 0; i < fingers; i++) {
                points[i] = new TouchPoint(
                        i + 1,
                        TouchPoint.State.MOVED,
                        scene.getX(),
                        scene.getY(),
                        screen.getX(),
                        screen.getY(),
                        area,
                        new PickResult(area, scene.getX(), scene.getY()));
            }
            Event.fireEvent(
                    area, new TouchEvent(type, points[fingers - 1], List.of(points), 1, false, false, false, false));
        });
    }
}
