package reckon.app.drive;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.util.WaitForAsyncUtils;

/** A hand at TestFX's mouse and keyboard. It goes straight to where it wants: hundreds of drives are to take seconds. */
public final class Hand {
    /** Whether there is no display. */
    static final boolean HEADLESS = "Headless".equals(System.getProperty("glass.platform"));

    /** In how many steps something is dragged. */
    private static final int STEPS = 4;

    private final BaseRobot robot;

    /** The hand at a robot's mouse and keyboard. */
    public Hand(FxRobot robot) {
        this.robot = robot.robotContext().getBaseRobot();
    }

    /** Where the middle of something is on the screen. */
    public static Point2D middle(Node node) {
        return at(node, 0.5, 0.5);
    }

    /** Where a place in something is on the screen, given in shares of its size. */
    public static Point2D at(Node node, double shareX, double shareY) {
        return WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            // what was made anew since the last pulse has neither its style nor its size yet
            node.getScene().getRoot().applyCss();
            node.getScene().getRoot().layout();
            Bounds bounds = node.localToScreen(node.getLayoutBounds());
            return new Point2D(
                    bounds.getMinX() + bounds.getWidth() * shareX, bounds.getMinY() + bounds.getHeight() * shareY);
        });
    }

    /** Moves the mouse there, in two steps: the first of them enters. */
    public void move(Point2D to) {
        robot.moveMouse(to.subtract(1, 1));
        robot.moveMouse(to);
    }

    public void press(MouseButton button) {
        robot.pressMouse(button);
    }

    public void release(MouseButton button) {
        robot.releaseMouse(button);
    }

    public void click(Node node) {
        click(middle(node), MouseButton.PRIMARY);
    }

    public void click(Point2D at, MouseButton button) {
        move(at);
        robot.pressMouse(button);
        robot.releaseMouse(button);
    }

    void doubleClick(Node node) {
        click(node);
        robot.pressMouse(MouseButton.PRIMARY);
        robot.releaseMouse(MouseButton.PRIMARY);
    }

    /** Drags from one place to another, in some steps, and lets go. */
    public void drag(Point2D from, Point2D to, MouseButton button) {
        move(from);
        robot.pressMouse(button);
        for (int i = 1; i <= STEPS; i++) {
            robot.moveMouse(from.interpolate(to, (double) i / STEPS));
        }
        robot.releaseMouse(button);
    }

    /**
     * Drags something small beyond its own edge. Where there is no display the toolkit's mouse says of no event which buttons
     * are down, and so the events of a drag go to whatever lies under it: there they are sent to what was taken hold of.
     */
    void pull(Node node, Point2D from, Point2D to) {
        if (!HEADLESS) {
            drag(from, to, MouseButton.PRIMARY);
            return;
        }
        move(from);
        Strokes strokes = new Strokes(node);
        strokes.press(from);
        for (int i = 1; i <= STEPS; i++) {
            strokes.drag(from.interpolate(to, (double) i / STEPS));
        }
        strokes.release(to);
    }

    /** Turns the wheel by some notches, away from the hand. */
    void wheel(Point2D at, int notches) {
        move(at);
        robot.scrollMouse(-notches);
    }

    void press(KeyCombination keys) {
        codes(keys).forEach(robot::pressKeyboard);
    }

    void release(KeyCombination keys) {
        codes(keys).reversed().forEach(robot::releaseKeyboard);
    }

    public void push(KeyCombination keys) {
        press(keys);
        release(keys);
    }

    public void push(KeyCode code) {
        push(new KeyCodeCombination(code));
    }

    /** Types a text into what has the keys. */
    public void type(Scene scene, String text) {
        text.chars()
                .mapToObj(Character::toString)
                .forEach(letter -> robot.typeKeyboard(scene, KeyCode.UNDEFINED, letter));
    }

    private static List<KeyCode> codes(KeyCombination keys) {
        List<KeyCode> codes = new ArrayList<>();
        add(codes, keys.getShortcut(), KeyCode.CONTROL);
        add(codes, keys.getControl(), KeyCode.CONTROL);
        add(codes, keys.getAlt(), KeyCode.ALT);
        add(codes, keys.getShift(), KeyCode.SHIFT);
        codes.add(((KeyCodeCombination) keys).getCode());
        return codes;
    }

    private static void add(List<KeyCode> codes, KeyCombination.ModifierValue value, KeyCode code) {
        if (value == KeyCombination.ModifierValue.DOWN) {
            codes.add(code);
        }
    }
}
