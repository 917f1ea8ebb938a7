package reckon.app.drive;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import reckon.app.stage.StageView;
import reckon.draw.Camera;
import reckon.motion.Track;
import reckon.motion.Vec2;

/** What one does on the stages by moving the mouse with a button down, and by its wheel. */
final class Gestures {
    private static final double STEP = 1.25;

    /** A drawing has as many at least. */
    private static final int POINTS = 5;

    /** A mouse stands on whole pixels. */
    private static final double NEARLY = 1.5;

    /** A drag is one from here on, px: there a path begins. */
    private static final double LEAST_DRAG = 3;

    /** A place on a stage where nothing is, in shares of its size. */
    private static final double ASIDE = 0.12;

    private Gestures() {}

    static Map<String, Drive> all() {
        Map<String, Drive> all = new LinkedHashMap<>();
        all.put("draw a path", drawn());
        all.put("go on from the path's end", wentOn((desk, area) -> stroke(desk, Hand.middle(desk.node("path-end")))));
        all.put("go on from anywhere with Shift", wentOn(Gestures::withShift));
        all.put("bend a point", bent());
        all.put("pan the true stage by the right button", panned("true", MouseButton.SECONDARY));
        all.put("pan the true stage by the middle button", panned("true", MouseButton.MIDDLE));
        all.put("pan the remote stage by the left button", panned("remote", MouseButton.PRIMARY));
        all.put("zoom on the true stage by the wheel", zoomed("true"));
        all.put("zoom on the remote stage by the wheel", zoomed("remote"));
        return all;
    }

    private static Node area(Desk desk, String stage) {
        Node view = desk.node("stage-" + stage);
        return desk.look(() -> view.lookup(".stage-area"));
    }

    private static Camera camera() {
        return camera("true");
    }

    private static Camera camera(String stage) {
        return ((StageView) Nodes.find("stage-" + stage).orElseThrow()).camera();
    }

    private static Drive on(String stage, Deed deed, BiConsumer<Desk, Node> act) {
        return new Drive(deed, (desk, node) -> act.accept(desk, area(desk, stage)));
    }

    private static Drive drawn() {
        Deed deed = Deed.of(desk -> {
            Track before = desk.track();
            Camera camera = desk.look(Gestures::camera);
            Vec2 start = new Vec2(camera.worldX(camera.width() * (1 - ASIDE)), camera.worldY(camera.height() * ASIDE));
            double nearly = (LEAST_DRAG + NEARLY) / camera.pixelsPerMetre();
            return () -> !desk.track().startsWith(before)
                    && desk.track().size() > POINTS
                    && desk.track().point(0).distance(start) < nearly
                    && desk.track().x(desk.track().size() - 1) < start.x();
        });
        return on("true", deed, (desk, area) -> stroke(desk, Hand.at(area, 1 - ASIDE, ASIDE)));
    }

    /** Draws from a place to the left, until something has come of it. */
    private static void stroke(Desk desk, Point2D start) {
        desk.hand.move(start);
        desk.hand.press(MouseButton.PRIMARY);
        desk.hand.move(start.add(-30, 5));
        desk.hand.move(start.add(-60, 10));
        grown(desk);
        desk.hand.release(MouseButton.PRIMARY);
    }

    /** Waits for some points more than there were. */
    private static void grown(Desk desk) {
        Track before = desk.track();
        desk.await("points", () -> {
            Track drawn = desk.run().scenario().track();
            int more = drawn.size() - (drawn.startsWith(before) ? before.size() : 0);
            return desk.session.drawing().activeProperty().get() && more > POINTS;
        });
    }

    /** Where there is no display the mouse knows nothing of keys. */
    private static void withShift(Desk desk, Node area) {
        Strokes strokes = new Strokes(area, true);
        Point2D start = Hand.at(area, ASIDE, ASIDE);
        strokes.press(start);
        strokes.drag(start.add(30, 5));
        grown(desk);
        strokes.release(start.add(30, 5));
    }

    private static Drive wentOn(BiConsumer<Desk, Node> act) {
        Deed deed = Deed.of(desk -> {
            Track before = desk.track();
            return () ->
                    desk.track().size() > before.size() + POINTS && desk.track().startsWith(before);
        });
        return on("true", deed, act);
    }

    /** A point goes with the hand, and its neighbours follow; when each of them was passed stays. */
    private static Drive bent() {
        Deed deed = Deed.of(desk -> {
            desk.make(desk.session.path()::toggleShaping);
            Track before = desk.track();
            double metres = desk.look(() -> 36 / camera().pixelsPerMetre());
            return () -> {
                double farthest = 0;
                for (int i = 0; i < before.size(); i++) {
                    if (desk.track().time(i) != before.time(i)) {
                        return false;
                    }
                    farthest = Math.max(farthest, desk.track().point(i).distance(before.point(i)));
                }
                return Math.abs(farthest / metres - 1) < 0.1;
            };
        });
        return on("true", deed, (desk, area) -> {
            Vec2 point = desk.track().at(Desk.FRAME / 60.0);
            desk.hand.move(desk.look(() -> area.localToScreen(camera().stageX(point.x()), camera().stageY(point.y()))));
            Point2D from = Hand.middle(desk.styled("path-handle"));
            desk.hand.drag(from, from.add(0, 36), MouseButton.PRIMARY);
        });
    }

    /** What was under the hand stays under it. */
    private static Drive panned(String stage, MouseButton button) {
        Deed deed = Deed.of(desk -> {
            // the stages may differ by a pixel, and hence in how much of the world a pixel is
            Camera before = desk.look(() -> camera(stage));
            return () -> same(camera(stage).centreX(), before.centreX() - 40 / before.pixelsPerMetre())
                    && same(camera(stage).centreY(), before.centreY() + 20 / before.pixelsPerMetre());
        });
        return on(stage, deed, (desk, area) -> {
            Point2D from = Hand.at(area, ASIDE, ASIDE);
            Point2D to = from.add(40, 20);
            if (button == MouseButton.PRIMARY) {
                desk.hand.pull(area, from, to);
            } else {
                desk.hand.drag(from, to, button);
            }
        });
    }

    private static Drive zoomed(String stage) {
        ToDoubleFunction<Desk> scale = desk -> camera().pixelsPerMetre();
        Deed deed = Deed.of(desk -> {
            Camera before = desk.look(Gestures::camera);
            double x = before.width() * 0.25;
            double y = before.height() * 0.25;
            return () -> same(scale.applyAsDouble(desk), before.pixelsPerMetre() * STEP * STEP)
                    && Math.abs(camera().worldX(x) - before.worldX(x)) < 0.02
                    && Math.abs(camera().worldY(y) - before.worldY(y)) < 0.02;
        });
        return on(stage, deed, (desk, area) -> desk.hand.wheel(Hand.at(area, 0.25, 0.25), 2));
    }

    private static boolean same(double one, double other) {
        return Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other));
    }
}
