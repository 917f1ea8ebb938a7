package reckon.draw;

import java.util.List;
import java.util.Optional;
import reckon.explain.Symbol;
import reckon.motion.Vec2;
import reckon.run.MethodRun;
import reckon.run.Run;

/**
 * How far the truth is from what the terms came to.
 *
 * @param drawn what is drawn, m
 * @param truth the true position, m
 * @param metres how far they are apart, m
 */
record TermError(Vec2 drawn, Vec2 truth, double metres) {

    /**
     * The error at the moment: once the drawn point is there, where the truth is shown, and not while a hand draws the point
     * elsewhere than the run does.
     */
    static Optional<TermError> of(Moment moment, TermScene scene, List<TermScene.Weighed> there) {
        Run run = moment.run();
        int frame = moment.frame();
        MethodRun method = run.methods().get(moment.layers().chosen());
        boolean told = moment.layers().ghost()
                && moment.layers().walked()
                && there.stream().noneMatch(figure -> figure.symbol() == Symbol.ERROR);
        return there.stream()
                .filter(figure -> told && figure.symbol() == Symbol.DRAWN && scene.grown(figure.figure()) == 1)
                .filter(figure -> figure.outline().equals(new Outline.Spot(new Vec2(method.x(frame), method.y(frame)))))
                .map(figure -> new TermError(
                        new Vec2(method.x(frame), method.y(frame)),
                        new Vec2(run.trueX(frame), run.trueY(frame)),
                        run.error(method, frame)))
                .findFirst();
    }

    void draw(Pen pen, Camera camera, Moment moment, TermNames names) {
        double fromX = camera.stageX(drawn.x());
        double fromY = camera.stageY(drawn.y());
        double toX = camera.stageX(truth.x());
        double toY = camera.stageY(truth.y());
        double length = Vec2.length(toX - fromX, toY - fromY);
        double radius = moment.scaled(8);
        if (length > 2 * radius) {
            // from rim to rim: neither point is crossed
            double x = (toX - fromX) / length * radius;
            double y = (toY - fromY) / length * radius;
            Stroke stroke = Stroke.solid(Ink.LOSS, moment.scaled(2)).dashed(Dash.DASHED);
            pen.line(fromX + x, fromY + y, toX - x, toY - y, stroke);
        }
        names.keep(fromX, fromY);
        names.keep(toX, toY);
        Lettering lettering = Lettering.plain(Ink.LOSS_TEXT, moment.em() * 1.4).strong();
        names.say(moment.texts().get("stage.off", metres), toX, toY, lettering);
    }
}
