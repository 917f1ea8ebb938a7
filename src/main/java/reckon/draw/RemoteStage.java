package reckon.draw;

import reckon.motion.SimulationTime;
import reckon.run.MethodRun;
import reckon.run.Packet;
import reckon.run.Run;

/** What a remote player sees: the shown path of each method, the updates received, and how far the truth is. */
public final class RemoteStage implements StageDrawing {

    @Override
    public void ground(Pen pen, Camera camera, Moment moment) {
        Floor.draw(pen, camera, moment.em());
        Run run = moment.run();
        for (int i = run.methods().size() - 1; i >= 0; i--) {
            MethodRun method = run.methods().get(i);
            new Trace(camera)
                    .draw(
                            pen,
                            method::x,
                            method::y,
                            method.firstFrame(),
                            run.frames() - 1,
                            Stroke.method(i, moment.scaled(2)).pale(0.3));
        }
        Floor.scaleBar(pen, camera, moment.em());
    }

    @Override
    public void now(Pen pen, Camera camera, Moment moment) {
        if (moment.empty()) {
            return;
        }
        received(pen, camera, moment);
        Run run = moment.run();
        int trail = (int) (TRAIL_SECONDS * run.framesPerSecond());
        for (int i = run.methods().size() - 1; i >= 0; i--) {
            MethodRun method = run.methods().get(i);
            new Trace(camera)
                    .draw(
                            pen,
                            method::x,
                            method::y,
                            Math.max(method.firstFrame(), moment.frame() - trail),
                            moment.frame(),
                            Stroke.method(i, moment.scaled(3)));
        }
        truth(pen, camera, moment);
        for (int i = run.methods().size() - 1; i >= 0; i--) {
            MethodRun method = run.methods().get(i);
            if (method.shown(moment.frame())) {
                Marker.method(i)
                        .draw(
                                pen,
                                camera.stageX(method.x(moment.frame())),
                                camera.stageY(method.y(moment.frame())),
                                moment.scaled(7),
                                Ink.method(i),
                                1);
            }
        }
    }

    private static void received(Pen pen, Camera camera, Moment moment) {
        double now = moment.seconds();
        int sent = moment.run().packetsSentBy(now);
        for (int i = 0; i < sent; i++) {
            Packet packet = moment.run().packets().get(i);
            double arrived = SimulationTime.seconds(packet.transit().arrivedMicros());
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

    /** The truth as a ghost, and the error as a line to it with its length. */
    private static void truth(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        int frame = moment.frame();
        double x = camera.stageX(run.trueX(frame));
        double y = camera.stageY(run.trueY(frame));
        MethodRun first = run.methods().getFirst();
        if (first.shown(frame)) {
            double shownX = camera.stageX(first.x(frame));
            double shownY = camera.stageY(first.y(frame));
            pen.line(
                    shownX,
                    shownY,
                    x,
                    y,
                    Stroke.solid(Ink.LOSS, moment.scaled(2)).dashed(Dash.DASHED));
            double error = run.error(first, frame);
            if (error * camera.pixelsPerMetre() > 4) {
                offset(pen, camera, moment, x, y, error);
            }
        }
        pen.ring(x, y, moment.scaled(7), Stroke.solid(Ink.INK, moment.scaled(1.8)));
    }
}
