package reckon.draw;

import java.util.List;
import reckon.method.Epoch;
import reckon.motion.SimulationTime;
import reckon.network.Stall;
import reckon.run.MethodRun;
import reckon.run.Packet;
import reckon.run.Run;

/** The timeline: packets from sent to arrived, losses, stalls, the error of each method, and the playhead. */
public final class TimelineDrawing {
    private static final double LEAST_TICK_EMS = 5;
    private static final int MOST_LINES_PER_PIXEL = 2;

    private TimelineDrawing() {}

    /** Where moments stand on a timeline of a size, px. */
    public static TimeScale scale(Moment moment, double width) {
        double em = moment.em();
        return new TimeScale(0, Math.max(1, moment.run().seconds()), em * 5, width - em * 2.3);
    }

    private static double sentY(Moment moment) {
        return moment.em() * 1.9;
    }

    private static double arrivedY(Moment moment, double height) {
        return sentY(moment) + Math.max(moment.em() * 2.5, (height - 7 * moment.em()) * 0.4);
    }

    private static double plotTop(Moment moment, double height) {
        return arrivedY(moment, height) + moment.em() * 1.2;
    }

    private static double plotBottom(Moment moment, double height) {
        return height - moment.em() * 2;
    }

    /** Draws what only changes with the run. */
    public static void ground(Pen pen, Moment moment, double width, double height) {
        double em = moment.em();
        TimeScale scale = scale(moment, width);
        pen.fill(0, 0, width, height, Ink.GROUND, 1);
        double top = sentY(moment);
        double bottom = arrivedY(moment, height);
        stalls(pen, moment, scale, top, plotBottom(moment, height));
        Stroke rail = Stroke.solid(Ink.GRID, 1.5);
        pen.line(scale.left(), top, scale.right(), top, rail);
        pen.line(scale.left(), bottom, scale.right(), bottom, rail);
        Lettering side = Lettering.plain(Ink.MUTED, em * 0.95).at(Lettering.Anchor.END);
        pen.text(moment.texts().get("timeline.sent"), scale.left() - em * 0.6, top + em * 0.35, side);
        pen.text(moment.texts().get("timeline.arrived"), scale.left() - em * 0.6, bottom + em * 0.35, side);
        packets(pen, moment, scale, top, bottom);
        errors(pen, moment, scale, plotTop(moment, height), plotBottom(moment, height));
        seconds(pen, moment, scale, plotBottom(moment, height));
    }

    private static void stalls(Pen pen, Moment moment, TimeScale scale, double top, double bottom) {
        for (Stall stall : moment.run().scenario().network().stalls()) {
            double from = scale.x(Math.min(stall.at(), scale.to()));
            double to = scale.x(Math.min(stall.at() + stall.length(), scale.to()));
            pen.fill(from, top, to - from, bottom - top, Ink.STALL, 0.4);
        }
        List<Epoch> epochs = moment.run().methods().getFirst().epochs();
        for (int i = 0; i < epochs.size(); i++) {
            if (epochs.get(i).stalled()) {
                double end = i + 1 < epochs.size()
                        ? SimulationTime.seconds(epochs.get(i + 1).fromMicros())
                        : scale.to();
                double from = scale.x(SimulationTime.seconds(epochs.get(i).fromMicros()));
                pen.fill(from, bottom - moment.scaled(4), scale.x(end) - from, moment.scaled(4), Ink.STALL, 1);
            }
        }
    }

    private static void packets(Pen pen, Moment moment, TimeScale scale, double top, double bottom) {
        List<Packet> packets = moment.run().packets();
        int step = Math.max(1, (int)
                (packets.size() / Math.max(1, (scale.right() - scale.left()) * MOST_LINES_PER_PIXEL)));
        Stroke way = Stroke.solid(Ink.UPDATE, moment.scaled(1.1)).pale(step > 1 ? 0.35 : 0.8);
        Stroke cross = Stroke.solid(Ink.LOSS, moment.scaled(1.6));
        for (int i = 0; i < packets.size(); i++) {
            Packet packet = packets.get(i);
            double from = scale.x(packet.pdu().sent());
            if (packet.transit().delivered()) {
                double arrived = SimulationTime.seconds(packet.transit().arrivedMicros());
                if (i % step == 0) {
                    double share = arrived > scale.to()
                            ? (scale.to() - packet.pdu().sent())
                                    / (arrived - packet.pdu().sent())
                            : 1;
                    pen.line(from, top, scale.x(Math.min(arrived, scale.to())), top + (bottom - top) * share, way);
                }
            } else {
                double y = top + (bottom - top) * 0.45;
                double r = moment.scaled(3);
                pen.line(from, top, from, y, way);
                pen.line(from - r, y - r, from + r, y + r, cross);
                pen.line(from - r, y + r, from + r, y - r, cross);
            }
        }
    }

    private static void errors(Pen pen, Moment moment, TimeScale scale, double top, double bottom) {
        Run run = moment.run();
        double em = moment.em();
        double greatest = 0;
        for (MethodRun method : run.methods()) {
            for (int k = method.firstFrame(); k < run.frames(); k++) {
                greatest = Math.max(greatest, run.error(method, k));
            }
        }
        double step = greatest < 1e-9 ? 1 : Scale.roundUp(greatest / Math.max(1, (bottom - top) / (em * 2.2)));
        double axis = Math.max(1, Math.ceil(greatest / step - 1e-9)) * step;
        Stroke rail = Stroke.solid(Ink.GRID, 1);
        Lettering side = Lettering.plain(Ink.MUTED, em * 0.95).at(Lettering.Anchor.END);
        for (int i = 0; i * step <= axis + step / 2; i++) {
            double y = bottom - (bottom - top) * (i * step / axis);
            pen.line(scale.left(), y, scale.right(), y, rail);
            pen.text(Scale.label(i * step, step) + (i == 0 ? "" : " m"), scale.left() - em * 0.6, y + em * 0.3, side);
        }
        pen.label(
                moment.texts().get("timeline.error"),
                scale.left() + em * 0.6,
                top + em * 1.1,
                Lettering.plain(Ink.MUTED, em * 0.95));
        for (int i = run.methods().size() - 1; i >= 0; i--) {
            curve(pen, run, run.methods().get(i), scale, top, bottom, axis, Stroke.method(i, moment.scaled(1.7)));
        }
    }

    /** Of the frames that share a pixel the greatest error is drawn: no peak is lost. */
    private static void curve(
            Pen pen,
            Run run,
            MethodRun method,
            TimeScale scale,
            double top,
            double bottom,
            double axis,
            Stroke stroke) {
        int pixels = (int) Math.ceil(scale.right() - scale.left()) + 2;
        double[] xs = new double[pixels];
        double[] ys = new double[pixels];
        int count = 0;
        int lastPixel = -1;
        for (int k = method.firstFrame(); k < run.frames(); k++) {
            double x = scale.x(run.time(k));
            double y = bottom - (bottom - top) * (run.error(method, k) / axis);
            int pixel = (int) (x - scale.left());
            if (pixel != lastPixel && count < pixels) {
                xs[count] = x;
                ys[count++] = y;
                lastPixel = pixel;
            } else if (count > 0) {
                ys[count - 1] = Math.min(ys[count - 1], y);
            }
        }
        if (count > 1) {
            pen.line(xs, ys, count, stroke);
        }
    }

    private static void seconds(Pen pen, Moment moment, TimeScale scale, double bottom) {
        double em = moment.em();
        double perSecond = (scale.right() - scale.left()) / (scale.to() - scale.from());
        double step = Scale.roundUp(LEAST_TICK_EMS * em / perSecond);
        Lettering below = Lettering.plain(Ink.MUTED, em * 0.95).at(Lettering.Anchor.MIDDLE);
        for (int i = 0; i * step <= scale.to() + 1e-9; i++) {
            double x = scale.x(i * step);
            pen.line(x, bottom, x, bottom + em * 0.3, Stroke.solid(Ink.MUTED, 1));
            pen.text(Scale.label(i * step, step) + " s", x, bottom + em * 1.4, below);
        }
    }

    /** Draws the playhead. */
    public static void now(Pen pen, Moment moment, double width, double height) {
        if (moment.empty()) {
            return;
        }
        double em = moment.em();
        TimeScale scale = scale(moment, width);
        double x = scale.x(moment.seconds());
        double top = em * 1.1;
        pen.line(x, top, x, plotBottom(moment, height), Stroke.solid(Ink.INK, moment.scaled(1.8)));
        pen.shape(
                new double[] {x - em * 0.5, x + em * 0.5, x},
                new double[] {top - em * 0.5, top - em * 0.5, top + em * 0.2},
                3,
                Ink.INK,
                1);
        String where = moment.texts().get("timeline.playhead", moment.seconds(), moment.frame());
        boolean left = x > width * 0.7;
        pen.label(
                where,
                left ? x - em * 0.9 : x + em * 0.9,
                em * 1.15,
                Lettering.plain(Ink.INK, em).strong().at(left ? Lettering.Anchor.END : Lettering.Anchor.START));
    }
}
