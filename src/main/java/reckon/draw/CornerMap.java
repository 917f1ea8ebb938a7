package reckon.draw;

import reckon.motion.Vec2;
import reckon.run.MethodRun;
import reckon.run.Run;

/** A small map of the whole path, for a stage that shows a part of it: where that part is, and what lies beside it. */
final class CornerMap {
    private static final double MOST_SEEN = 0.5;

    private final Pen pen;
    private final Moment moment;
    private final Box place;
    private final Camera map;

    /** The map of what a camera sees a part of, in a part of its stage. */
    CornerMap(Pen pen, Camera camera, Moment moment, Box place) {
        this.pen = pen;
        this.moment = moment;
        this.place = place;
        this.map = Camera.fitting(
                Bounds.of(moment.run()), camera.width(), camera.height(), place.shrunk(moment.em() * 0.5));
    }

    /** Draws the path, and where the camera is; nothing where the camera sees most of it itself. */
    void draw(Camera camera) {
        Box seen = seen(camera);
        if (seen.width() * seen.height() > MOST_SEEN * place.width() * place.height()) {
            return;
        }
        Run run = moment.run();
        int chosen = moment.layers().chosen();
        pen.fill(place.left(), place.top(), place.width(), place.height(), Ink.GROUND, 1);
        MethodRun method = run.methods().get(chosen);
        Stroke stroke = Stroke.method(chosen, moment.scaled(1.4)).pale(0.7);
        new Trace(map).draw(pen, method::x, method::y, method.firstFrame(), moment.lastFrame(), stroke);
        frame(seen, Stroke.solid(Ink.INK, moment.scaled(2)));
        frame(place, Stroke.solid(Ink.GRID, 1.5));
    }

    /** Marks a place that the camera does not see. */
    void mark(Camera camera, Vec2 at, Ink ink) {
        Box stage = new Box(0, 0, camera.width(), camera.height());
        if (!stage.holds(camera.stageX(at.x()), camera.stageY(at.y()))
                && place.holds(map.stageX(at.x()), map.stageY(at.y()))) {
            pen.disc(map.stageX(at.x()), map.stageY(at.y()), pen.bold(moment.scaled(3)), ink, 1);
        }
    }

    /** The part that the camera sees, at least so large that it can be seen, and no farther than the map goes. */
    private Box seen(Camera camera) {
        double least = moment.scaled(4);
        double middleX = map.stageX(camera.worldX(camera.width() / 2));
        double middleY = map.stageY(camera.worldY(camera.height() / 2));
        double shrinks = map.pixelsPerMetre() / camera.pixelsPerMetre();
        double halfX = Math.max(least, camera.width() / 2 * shrinks);
        double halfY = Math.max(least, camera.height() / 2 * shrinks);
        return new Box(
                Math.clamp(middleX - halfX, place.left(), place.right()),
                Math.clamp(middleY - halfY, place.top(), place.bottom()),
                Math.clamp(middleX + halfX, place.left(), place.right()),
                Math.clamp(middleY + halfY, place.top(), place.bottom()));
    }

    private void frame(Box box, Stroke stroke) {
        pen.line(
                new double[] {box.left(), box.right(), box.right(), box.left(), box.left()},
                new double[] {box.top(), box.top(), box.bottom(), box.bottom(), box.top()},
                5,
                stroke);
    }
}
