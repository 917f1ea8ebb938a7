package reckon.draw;

import java.util.List;
import reckon.method.Blend;
import reckon.method.CubicSpline;
import reckon.method.Epoch;
import reckon.method.LinearWalk;
import reckon.method.Model;
import reckon.method.OffsetDecay;
import reckon.method.ProjectiveBlend;
import reckon.method.QuadraticCurve;
import reckon.motion.Vec2;
import reckon.run.MethodRun;

/** What moves a replica: the model that it follows, the convergence under way with its points, and its heading. */
final class ModelLayer {
    /** How far ahead of the moment the model is drawn, s. */
    private static final double AHEAD = 0.5;

    /** The heading arrow is as long as the way of this time, s. */
    private static final double HEADING = 0.25;

    private static final int STEPS = 24;

    private ModelLayer() {}

    static void draw(Pen pen, Camera camera, Moment moment, MethodRun method) {
        double now = moment.seconds();
        method.epochAt(now).ifPresent(epoch -> {
            model(pen, camera, moment, epoch.model(), now);
            epoch.blend(now).ifPresent(blend -> blend(pen, camera, moment, blend));
            heading(pen, camera, moment, epoch, now);
        });
    }

    private static void model(Pen pen, Camera camera, Moment moment, Model model, double now) {
        double[] xs = new double[STEPS + 1];
        double[] ys = new double[STEPS + 1];
        for (int i = 0; i <= STEPS; i++) {
            double then = now + AHEAD * i / STEPS;
            xs[i] = camera.stageX(model.x(then));
            ys[i] = camera.stageY(model.y(then));
        }
        Stroke stroke = Stroke.solid(Ink.INK, moment.scaled(1.6)).dashed(Dash.DASHED);
        pen.line(xs, ys, STEPS + 1, stroke);
        pen.ring(xs[0], ys[0], pen.bold(moment.scaled(3.5)), Stroke.solid(Ink.INK, moment.scaled(1.4)));
    }

    private static void blend(Pen pen, Camera camera, Moment moment, Blend blend) {
        switch (blend) {
            case CubicSpline spline -> {
                handle(pen, camera, moment, spline.pos1(), spline.pos2());
                handle(pen, camera, moment, spline.pos4(), spline.pos3());
                curve(pen, camera, moment, spline, spline.time());
            }
            case QuadraticCurve quadratic -> {
                handle(pen, camera, moment, quadratic.from(), quadratic.middle());
                handle(pen, camera, moment, quadratic.to(), quadratic.middle());
                curve(pen, camera, moment, quadratic, quadratic.time());
            }
            case LinearWalk walk -> curve(pen, camera, moment, walk, walk.time());
            case ProjectiveBlend projective -> curve(pen, camera, moment, projective, projective.time());
            case OffsetDecay decay -> curve(pen, camera, moment, decay, AHEAD);
        }
        numbered(pen, camera, moment, points(blend));
    }

    /** The points that a convergence is made with, in the order of their numbers. */
    static List<Vec2> points(Blend blend) {
        return switch (blend) {
            case CubicSpline spline -> List.of(spline.pos1(), spline.pos2(), spline.pos3(), spline.pos4());
            case QuadraticCurve quadratic -> List.of(quadratic.from(), quadratic.middle(), quadratic.to());
            case LinearWalk walk -> List.of(walk.from(), walk.to());
            case ProjectiveBlend _, OffsetDecay _ -> List.of();
        };
    }

    private static void curve(Pen pen, Camera camera, Moment moment, Blend blend, double time) {
        double[] xs = new double[STEPS + 1];
        double[] ys = new double[STEPS + 1];
        for (int i = 0; i <= STEPS; i++) {
            xs[i] = camera.stageX(blend.x(time * i / STEPS));
            ys[i] = camera.stageY(blend.y(time * i / STEPS));
        }
        pen.line(xs, ys, STEPS + 1, Stroke.solid(Ink.SPLINE, moment.scaled(2.5)));
    }

    private static void handle(Pen pen, Camera camera, Moment moment, Vec2 from, Vec2 to) {
        pen.line(
                camera.stageX(from.x()),
                camera.stageY(from.y()),
                camera.stageX(to.x()),
                camera.stageY(to.y()),
                Stroke.solid(Ink.SPLINE, moment.scaled(1.2)).pale(0.8));
    }

    /** The points as numbered squares. */
    private static void numbered(Pen pen, Camera camera, Moment moment, List<Vec2> points) {
        double half = moment.scaled(4);
        for (int i = 0; i < points.size(); i++) {
            double x = camera.stageX(points.get(i).x());
            double y = camera.stageY(points.get(i).y());
            pen.fill(x - half, y - half, 2 * half, 2 * half, Ink.SPLINE, 1);
            pen.label(
                    Integer.toString(i + 1),
                    x + half * 1.6,
                    y - half * 1.2,
                    Lettering.plain(Ink.UPDATE_TEXT, moment.em() * 0.95).strong());
        }
    }

    private static void heading(Pen pen, Camera camera, Moment moment, Epoch epoch, double now) {
        Vec2 from = epoch.at(now);
        Vec2 to = from.plus(epoch.velocity(now).times(HEADING));
        Arrow.draw(
                pen,
                camera.stageX(from.x()),
                camera.stageY(from.y()),
                camera.stageX(to.x()),
                camera.stageY(to.y()),
                Ink.method(moment.layers().chosen()),
                moment.scaled(2.6));
    }
}
