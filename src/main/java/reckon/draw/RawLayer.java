package reckon.draw;

import java.util.List;
import reckon.run.Packet;

/** What arrives, as it arrives: the replica stands where the newest arrival says, and jumps at the next. */
final class RawLayer {

    private RawLayer() {}

    static void draw(Pen pen, Camera camera, Moment moment) {
        List<Packet> arrived = moment.received();
        double[] xs = new double[arrived.size()];
        double[] ys = new double[arrived.size()];
        for (int i = 0; i < arrived.size(); i++) {
            xs[i] = camera.stageX(arrived.get(i).pdu().position().x());
            ys[i] = camera.stageY(arrived.get(i).pdu().position().y());
        }
        pen.line(xs, ys, xs.length, Stroke.solid(Ink.UPDATE, moment.scaled(1.6)).pale(0.6));
        for (int i = 0; i < xs.length; i++) {
            pen.disc(xs[i], ys[i], pen.bold(moment.scaled(3.4)), Ink.UPDATE, 1);
        }
        if (xs.length > 0) {
            pen.disc(xs[xs.length - 1], ys[xs.length - 1], pen.bold(moment.scaled(8)), Ink.UPDATE, 1);
        }
    }
}
