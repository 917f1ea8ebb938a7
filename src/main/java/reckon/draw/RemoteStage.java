package reckon.draw;

import java.util.List;
import reckon.run.MethodRun;
import reckon.run.Packet;
import reckon.run.Run;

/** What a remote player sees: the shown path of each method, the updates received, and how far the truth is. */
public final class RemoteStage implements StageDrawing {
    /** A shorter error is not told, px. */
    private static final double LEAST_TOLD = 4;

    @Override
    public void ground(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        if (moment.layers().raw()) {
            return;
        }
        for (int i = run.methods().size() - 1; i >= 0; i--) {
            if (!isDrawn(moment, i)) {
                continue;
            }
            trail(
                    pen,
                    camera,
                    run,
                    i,
                    0,
                    moment.lastFrame(),
                    Stroke.method(i, moment.scaled(2)).pale(0.3));
        }
    }

    private static void trail(Pen pen, Camera camera, Run run, int index, int from, int to, Stroke stroke) {
        MethodRun method = run.methods().get(index);
        new Trace(camera).draw(pen, method::x, method::y, Math.max(method.firstFrame(), from), to, stroke);
    }

    @Override
    public void now(Pen pen, Camera camera, Moment moment) {
        if (!moment.empty()) {
            Legend legend = Legend.of(pen, camera, moment);
            if (moment.layers().raw()) {
                RawLayer.draw(pen, camera, moment);
            } else {
                methods(pen, camera, moment);
            }
            if (moment.layers().ghost()) {
                ghost(pen, camera, moment, legend);
            }
            legend.draw();
        }
    }

    private static void methods(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        List<MethodRun> methods = run.methods();
        received(pen, camera, moment);
        int trail = (int) (TRAIL_SECONDS * run.framesPerSecond());
        for (int i = methods.size() - 1; i >= 0; i--) {
            if (isDrawn(moment, i)) {
                Stroke stroke = Stroke.method(i, moment.scaled(3));
                trail(pen, camera, run, i, moment.frame() - trail, lastOfTrail(moment), stroke);
            }
        }
        if (moment.layers().prediction()) {
            ModelLayer.draw(pen, camera, moment, chosen(moment));
        }
        for (int i = methods.size() - 1; i >= 0; i--) {
            MethodRun method = methods.get(i);
            if (method.shown(moment.frame()) && !moment.layers().walked()) {
                double x = camera.stageX(method.x(moment.frame()));
                double y = camera.stageY(method.y(moment.frame()));
                Marker.method(i).draw(pen, x, y, pen.bold(moment.scaled(7)), Ink.method(i), 1);
            }
        }
    }

    /** Where terms are drawn the other methods stand back. */
    private static boolean isDrawn(Moment moment, int method) {
        return !moment.layers().walked() || method == moment.layers().chosen();
    }

    /** Where terms are drawn, they come to the point themselves. */
    private static int lastOfTrail(Moment moment) {
        return moment.layers().walked() ? moment.frame() - 1 : moment.frame();
    }

    private static MethodRun chosen(Moment moment) {
        List<MethodRun> methods = moment.run().methods();
        return methods.get(moment.layers().chosen());
    }

    private static void received(Pen pen, Camera camera, Moment moment) {
        for (Packet packet : moment.received()) {
            pen.disc(
                    camera.stageX(packet.pdu().position().x()),
                    camera.stageY(packet.pdu().position().y()),
                    pen.bold(moment.scaled(3.4)),
                    Ink.UPDATE,
                    1);
        }
    }

    /** The truth as a ghost, and the error of the chosen method as a line to it with its length. */
    private static void ghost(Pen pen, Camera camera, Moment moment, Legend legend) {
        Run run = moment.run();
        int frame = moment.frame();
        double x = camera.stageX(run.trueX(frame));
        double y = camera.stageY(run.trueY(frame));
        MethodRun method = chosen(moment);
        if (method.shown(frame) && !moment.layers().raw() && !moment.layers().walked()) {
            Stroke stroke = Stroke.solid(Ink.LOSS, moment.scaled(2)).dashed(Dash.DASHED);
            pen.line(camera.stageX(method.x(frame)), camera.stageY(method.y(frame)), x, y, stroke);
            if (run.error(method, frame) * camera.pixelsPerMetre() > LEAST_TOLD) {
                new OffsetLabel(pen, camera, moment, legend).draw(method);
            }
        }
        pen.ring(x, y, pen.bold(moment.scaled(7)), Stroke.solid(Ink.INK, moment.scaled(1.8)));
    }
}
