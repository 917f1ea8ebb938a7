package reckon.draw;

import java.util.List;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.scheme.Gone;
import reckon.scheme.Path;
import reckon.scheme.Screen;
import reckon.scheme.Way;

/** Where a screen has just shown a player: its way as a line, broken where the player was put elsewhere at once. */
final class TrailLayer {
    private static final double LENGTH = 1;
    private static final double STEP = 1 / 30.0;

    /** How long one sees from where a player was put elsewhere, s. */
    private static final double JUMP_SECONDS = 0.5;

    /** A player that is put elsewhere by less goes on, m. */
    private static final double LEAST_JUMP = 0.02;

    private final Pen pen;
    private final GameMoment moment;
    private final Camera camera;
    private final Labels labels;

    TrailLayer(Pen pen, GameMoment moment, Camera camera, Labels labels) {
        this.pen = pen;
        this.moment = moment;
        this.camera = camera;
        this.labels = labels;
    }

    void draw(Screen screen, int player) {
        double now = moment.seconds();
        double ends = now;
        List<Screen.Shown> all = screen.all();
        for (int i = all.size() - 1; i >= 0 && ends > now - LENGTH; i--) {
            double since = SimulationTime.seconds(all.get(i).micros());
            if (since <= now) {
                Path path = all.get(i).path();
                stretch(path, Math.max(since, now - LENGTH), ends, player);
                if (i > 0 && now - since < JUMP_SECONDS) {
                    jump(all.get(i - 1).path(), path, since, player);
                }
                ends = since;
            }
        }
    }

    private void stretch(Path path, double from, double to, int player) {
        if (to <= from || path instanceof Gone) {
            return;
        }
        int count = (int) Math.ceil((to - from) / STEP) + 1;
        double[] xs = new double[count];
        double[] ys = new double[count];
        for (int i = 0; i < count; i++) {
            Vec2 at = path.at(Math.min(to, from + i * STEP));
            xs[i] = camera.stageX(at.x());
            ys[i] = camera.stageY(at.y());
        }
        pen.line(
                xs,
                ys,
                count,
                Stroke.solid(Ink.player(player), moment.scaled(3.5)).pale(0.45));
    }

    /** From where a player was put elsewhere to where it was put: back, or on. */
    private void jump(Path before, Path after, double at, int player) {
        if (before instanceof Gone || after instanceof Gone) {
            return;
        }
        Vec2 from = before.at(at);
        Vec2 to = after.at(at);
        if (from.distance(to) > LEAST_JUMP) {
            boolean back = after instanceof Way way && way.end() <= at;
            Stroke stroke = Stroke.solid(back ? Ink.LOSS : Ink.player(player), moment.scaled(2.2));
            double x = camera.stageX(from.x());
            double y = camera.stageY(from.y());
            double toX = camera.stageX(to.x());
            double toY = camera.stageY(to.y());
            pen.line(x, y, toX, toY, stroke.dashed(Dash.DASHED));
            labels.keep(x, y, toX, toY);
            pen.ring(x, y, pen.bold(moment.scaled(4)), stroke);
        }
    }
}
