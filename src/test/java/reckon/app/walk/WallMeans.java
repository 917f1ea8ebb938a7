package reckon.app.walk;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import reckon.app.scheme.ScreenView;
import reckon.draw.Camera;
import reckon.file.Document;
import reckon.lesson.Goal;
import reckon.motion.Vec2;
import reckon.scheme.Wall;

/** More walls, each by a drag with the tool for them, on the server's screen. */
final class WallMeans implements Means {

    @Override
    public void apply(Student student, Goal goal, Document solution) {
        solution.game().ifPresent(game -> {
            List<Wall> missing = new ArrayList<>(game.walls());
            missing.removeAll(student.game().walls());
            if (!missing.isEmpty()) {
                student.click("toggle-walls");
                missing.forEach(wall -> build(student, wall));
                student.click("toggle-walls");
            }
        });
    }

    private static void build(Student student, Wall wall) {
        int before = student.game().walls().size();
        ScreenView screen = (ScreenView) student.node("screen-server");
        student.hand.drag(
                place(student, screen, wall.one()), place(student, screen, wall.other()), MouseButton.PRIMARY);
        student.await(
                "a wall",
                () -> student.session.document().game().orElseThrow().walls().size() == before + 1);
        student.settle();
    }

    private static Point2D place(Student student, ScreenView screen, Vec2 place) {
        return student.look(() -> {
            Camera camera = screen.camera();
            return screen.localToScreen(camera.stageX(place.x()), camera.stageY(place.y()));
        });
    }
}
