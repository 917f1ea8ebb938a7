package reckon.app;

import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.scheme.DiagramView;
import reckon.app.scheme.ScreenView;
import reckon.app.session.Session;
import reckon.draw.Camera;
import reckon.draw.DiagramLayout;
import reckon.draw.Theme;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.motion.Vec2;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;
import reckon.text.Language;

/** A window in which games are open, and where in it their places and moments are. */
final class GameWindow {
    final WindowFixture fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
    final Session session = fixture.session;

    GameWindow(Stage stage) {
        fixture.show(stage, 1280, 660);
    }

    /** Opens a game that comes with the program, with the playhead at a moment in s. */
    GameRun open(String name, double seconds) {
        WindowFixture.onScreen(() -> session.openReady(name));
        settled();
        WindowFixture.onScreen(() -> session.play().playback().seek(seconds));
        return run();
    }

    /** The run of the game that is open, once it is there by every scheme. */
    GameRun settled() {
        return fixture.played();
    }

    Game game() {
        return session.document().game().orElseThrow();
    }

    GameRun run() {
        return session.play().run();
    }

    int frame() {
        return session.play().playback().frameProperty().get();
    }

    /** The place of the first event of a sort on a node. */
    int event(Happening.What what, int node) {
        for (int i = 0; i < run().happenings().size(); i++) {
            Happening one = run().happenings().get(i);
            if (one.what() == what && one.node() == node) {
                return i;
            }
        }
        throw new AssertionError("no " + what + " on " + node);
    }

    static ScreenView screen(FxRobot robot, int client) {
        return robot.lookup("#screen-" + client).query();
    }

    private static Camera camera(ScreenView screen) {
        return WaitForAsyncUtils.waitForAsyncFx(5_000, screen::camera);
    }

    /** The pixel of the screen, whole as a mouse has it, that is nearest to a place of the world on a client's screen. */
    static Point2D pixel(ScreenView screen, Vec2 place) {
        Camera camera = camera(screen);
        Point2D at = screen.localToScreen(camera.stageX(place.x()), camera.stageY(place.y()));
        return new Point2D(Math.rint(at.getX()), Math.rint(at.getY()));
    }

    /** What place of the world a pixel of the screen is. */
    static Vec2 world(ScreenView screen, Point2D pixel) {
        Camera camera = camera(screen);
        Point2D at = screen.screenToLocal(pixel);
        return new Vec2(camera.worldX(at.getX()), camera.worldY(at.getY()));
    }

    /** Where a moment and a node are on the space-time diagram. */
    static Point2D onDiagram(FxRobot robot, double seconds, int node) {
        DiagramView diagram = robot.lookup("#diagram").query();
        DiagramLayout layout = WaitForAsyncUtils.waitForAsyncFx(5_000, diagram::geometry);
        return diagram.localToScreen(layout.scale().x(seconds), layout.y(node));
    }

    /** Clicks on a node by its name. */
    static void click(FxRobot robot, String id) {
        Node node = robot.lookup("#" + id).query();
        robot.clickOn(node);
    }

    /** Scrolls the settings to where something is seen. */
    static Node reveal(FxRobot robot, String id) {
        ScrollPane pane = robot.lookup("#settings").query();
        Node node = robot.lookup("#" + id).query();
        WindowFixture.onScreen(() -> {
            double hidden = pane.getContent().getLayoutBounds().getHeight()
                    - pane.getViewportBounds().getHeight();
            Bounds bounds = pane.getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
            pane.setVvalue(Math.clamp((bounds.getCenterY() - pane.getHeight() / 2) / hidden, 0, 1));
            pane.layout();
        });
        return node;
    }

    /** Undoes the last change by its keys. */
    GameRun undo(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        return settled();
    }

    /** What is open, saved by its key and read again. */
    Game saved(FxRobot robot, Path file) throws InputException {
        if (session.document().path().isEmpty()) {
            fixture.answer(file);
        }
        robot.push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.await(() -> !session.busyProperty().get()
                && session.document().path().isPresent()
                && !session.edits().openUnsaved());
        return Documents.read(file).game().orElseThrow();
    }
}
