package reckon.draw;

import java.util.List;
import reckon.run.MethodRun;
import reckon.run.Packet;
import reckon.run.Run;

/** What a remote player sees: the shown path of each method, the updates received, and how far the truth is. */
public final class RemoteStage implements StageDrawing {

    @Override
    public void ground(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        if (moment.layers().raw()) {
            return;
        }
        for (int i = run.methods().size() - 1; i >= 0; i--) {
            trail(
                    pen,
                    camera,
                    run,
                    i,
                    0,
                    run.frames() - 1,
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
            if (moment.layers().raw()) {
                RawLayer.draw(pen, camera, moment);
            } else {
                methods(pen, camera, moment);
            }
            if (moment.layers().ghost()) {
                ghost(pen, camera, moment);
            }
            if (moment.layers().legend()) {
                Legend.draw(pen, camera, moment);
            }
        }
    }

    private static void methods(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        List<MethodRun> methods = run.methods();
        received(pen, camera, moment);
        int trail = (int) (TRAIL_SECONDS * run.framesPerSecond());
        for (int i = methods.size() - 1; i >= 0; i--) {
            Stroke stroke = Stroke.method(i, moment.scaled(3));
            trail(pen, camera, run, i, moment.frame() - trail, moment.frame(), stroke);
        }
        if (moment.layers().prediction()) {
            ModelLayer.draw(pen, camera, moment, chosen(moment));
        }
        for (int i = methods.size() - 1; i >= 0; i--) {
            MethodRun method = methods.get(i);
            if (method.shown(moment.frame())) {
                double x = camera.stageX(method.x(moment.frame()));
                double y = camera.stageY(method.y(moment.frame()));
                Marker.method(i).draw(pen, x, y, moment.scaled(7), Ink.method(i), 1);
            }
        }
    }

    private static MethodRun chosen(Moment moment) {
        List<MethodRun> methods = moment.run().methods();
        return methods.get(Math.min(moment.layers().chosen(), methods.size() - 1));
    }

    private static void received(Pen pen, Camera camera, Moment moment) {
        double now = moment.seconds();
        int sent = moment.run().packetsSentBy(now);
        for (int i = 0; i < sent; i++) {
            Packet packet = moment.run().packets().get(i);
            double arrived = packet.arrived();
            if (packet.transit().delivered() && arrived <= now && arrived > now - TRAIL_SECONDS) {
                pen.disc(
                        camera.stageX(packet.pdu().position().x()),
                        camera.stageY(packet.pdu().position().y()),
                        moment.scaled(3.4),
                        Ink.UPDATE,
                        1);
            }
        }
    }

    /** The truth as a ghost, and the error of the chosen method as a line to it with its length. */
    private static void ghost(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        int frame = moment.frame();
        double x = camera.stageX(run.trueX(frame));
        double y = camera.stageY(run.trueY(frame));
        MethodRun method = chosen(moment);
        if (method.shown(frame) && !moment.layers().raw()) {
            Stroke stroke = Stroke.solid(Ink.LOSS, moment.scaled(2)).dashed(Dash.DASHED);
            pen.line(camera.stageX(method.x(frame)), camera.stageY(method.y(frame)), x, y, stroke);
            double error = run.error(method, frame);
            if (error * camera.pixelsPerMetre() > 4) {
                offset(pen, camera, moment, x, y, error);
            }
        }
        pen.ring(x, y, moment.scaled(7), Stroke.solid(Ink.INK, moment.scaled(1.8)));
    }

    /** Writes the error beside the truth, on the side where there is room. */
    private static void offset(Pen pen, Camera camera, Moment moment, double x, double y, double error) {
        String text = moment.texts().get("stage.off", error);
        Lettering lettering = Lettering.plain(Ink.LOSS_TEXT, moment.em() * 1.15).strong();
        double gap = moment.scaled(12);
        boolean room = x + 2 * gap + pen.width(text, lettering) <= camera.width();
        pen.label(
                text,
                room ? x + gap : x - gap,
                Math.clamp(y - moment.scaled(10), 2 * moment.em(), camera.height() - moment.em()),
                lettering.at(room ? Lettering.Anchor.START : Lettering.Anchor.END));
    }
}
