package reckon.draw;

import reckon.run.Packet;
import reckon.run.Run;
import reckon.run.Sender;

/** The true path: where the entity is, what the sender's own replica believes, and when it sends. */
public final class TrueStage implements StageDrawing {

    @Override
    public void ground(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        new Trace(camera)
                .draw(
                        pen,
                        run::trueX,
                        run::trueY,
                        0,
                        moment.lastFrame(),
                        Stroke.solid(Ink.INK, moment.scaled(2)).pale(0.35));
        int sent = moment.layers().veiled()
                ? run.packetsSentBy(moment.seconds())
                : run.packets().size();
        sends(pen, camera, moment, 0, sent, 0.3);
    }

    private static void sends(Pen pen, Camera camera, Moment moment, int from, int to, double opacity) {
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        for (int i = from; i < to; i++) {
            Packet packet = moment.run().packets().get(i);
            double x = camera.stageX(packet.pdu().position().x());
            double y = camera.stageY(packet.pdu().position().y());
            if (packet.transit().copy() == 0 && !(Math.abs(x - lastX) + Math.abs(y - lastY) < 2)) {
                pen.disc(x, y, pen.bold(moment.scaled(2.7)), Ink.UPDATE, opacity);
                lastX = x;
                lastY = y;
            }
        }
    }

    @Override
    public void now(Pen pen, Camera camera, Moment moment) {
        if (moment.empty()) {
            return;
        }
        Run run = moment.run();
        double now = moment.seconds();
        int trail = (int) (TRAIL_SECONDS * run.framesPerSecond());
        new Trace(camera)
                .draw(
                        pen,
                        run::trueX,
                        run::trueY,
                        Math.max(0, moment.frame() - trail),
                        moment.frame(),
                        Stroke.solid(Ink.INK, moment.scaled(3)));
        int sent = run.packetsSentBy(now);
        sends(pen, camera, moment, run.packetsSentBy(now - TRAIL_SECONDS), sent, 1);
        if (sent > 0 && now - run.packets().get(sent - 1).pdu().sent() < 0.12) {
            Packet last = run.packets().get(sent - 1);
            pen.ring(
                    camera.stageX(last.pdu().position().x()),
                    camera.stageY(last.pdu().position().y()),
                    pen.bold(moment.scaled(9)),
                    Stroke.solid(Ink.UPDATE, moment.scaled(2.5)));
        }
        replica(pen, camera, moment);
        pen.disc(
                camera.stageX(run.trueX(moment.frame())),
                camera.stageY(run.trueY(moment.frame())),
                pen.bold(moment.scaled(7)),
                Ink.INK,
                1);
    }

    private static void replica(Pen pen, Camera camera, Moment moment) {
        Run run = moment.run();
        run.senderReplica(moment.seconds()).ifPresent(replica -> {
            double x = camera.stageX(replica.x());
            double y = camera.stageY(replica.y());
            pen.ring(x, y, pen.bold(moment.scaled(5)), Stroke.solid(Ink.UPDATE, moment.scaled(1.8)));
            if (run.scenario().sender().policy() instanceof Sender.Policy.Threshold policy
                    && Double.isFinite(policy.threshold())) {
                double radius = policy.threshold() * camera.pixelsPerMetre();
                pen.disc(x, y, radius, Ink.UPDATE, 0.12);
                pen.ring(x, y, radius, Stroke.solid(Ink.UPDATE, moment.scaled(1.2)));
            }
        });
    }
}
