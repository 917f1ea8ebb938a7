package reckon.draw;

import reckon.motion.Vec2;
import reckon.scheme.Leg;
import reckon.scheme.Screen;
import reckon.scheme.Way;

/** The points of a chase while it is under way: from P1 the player runs to P4, where the screens agree, and walks on to P2. */
final class ChaseLayer {
    /** A shorter way has no room for its points. */
    private static final double LEAST_EMS = 3;

    private final Pen pen;
    private final GameMoment moment;
    private final Camera camera;
    private final Labels labels;

    ChaseLayer(Pen pen, GameMoment moment, Camera camera, Labels labels) {
        this.pen = pen;
        this.moment = moment;
        this.camera = camera;
        this.labels = labels;
    }

    void draw(Screen screen, int player) {
        screen.path(moment.seconds()).ifPresent(path -> {
            if (path instanceof Way way
                    && moment.seconds() < way.legs().getFirst().end()) {
                way.p3().ifPresent(p3 -> draw(way, p3, Ink.player(player)));
            }
        });
    }

    private void draw(Way way, Vec2 p3, Ink ink) {
        Leg run = way.legs().getFirst();
        Leg walk = way.legs().getLast();
        if (run.from().distance(walk.to()) * camera.pixelsPerMetre() < LEAST_EMS * moment.em()) {
            return;
        }
        pen.line(
                camera.stageX(run.from().x()),
                camera.stageY(run.from().y()),
                camera.stageX(walk.to().x()),
                camera.stageY(walk.to().y()),
                Stroke.solid(ink, moment.scaled(1)).dashed(Dash.DOTTED));
        point("P₁", run.from(), ink);
        point("P₃", p3, ink);
        point("P₄", run.to(), ink);
        point("P₂", walk.to(), ink);
    }

    private void point(String name, Vec2 at, Ink ink) {
        double x = camera.stageX(at.x());
        double y = camera.stageY(at.y());
        pen.disc(x, y, pen.bold(moment.scaled(3.6)), Ink.GROUND, 1);
        pen.ring(x, y, pen.bold(moment.scaled(3.6)), Stroke.solid(ink, moment.scaled(1.8)));
        Lettering lettering = Lettering.plain(ink, moment.em()).strong();
        labels.write(new Inscription(name), x, y, moment.scaled(6), lettering, true);
    }
}
