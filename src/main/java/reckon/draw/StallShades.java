package reckon.draw;

import java.util.List;
import reckon.method.Epoch;
import reckon.motion.SimulationTime;
import reckon.network.StallSpan;
import reckon.run.MethodRun;

/** Stalls on a timeline: plain shade where the network stalls, hatched where a method has noticed it. */
final class StallShades {
    private static final double LEAST_HATCHED = 8;

    private final List<StallSpan> stalls;

    StallShades(List<StallSpan> stalls) {
        this.stalls = stalls;
    }

    /** What the network holds back; what would share a pixel is drawn as one. */
    void network(Pen pen, TimelineLayout layout) {
        TimeScale scale = layout.scale();
        double from = Double.NaN;
        double to = Double.NaN;
        for (StallSpan stall : stalls) {
            if (stall.to() < layout.span().from()
                    || stall.from() > layout.span().to()) {
                continue;
            }
            double x = scale.edge(stall.from());
            if (!(x <= to + 1)) {
                shade(pen, layout, from, to);
                from = x;
                to = x;
            }
            to = Math.max(to, scale.edge(stall.to()));
        }
        shade(pen, layout, from, to);
    }

    private static void shade(Pen pen, TimelineLayout layout, double from, double to) {
        if (to >= from) {
            double width = Math.max(1, to - from);
            // not where the key stands between packets and errors: its words are read, and its signs are no events
            pen.fill(from, layout.sentY(), width, layout.arrivedY() - layout.sentY(), Ink.STALL, 0.4);
            pen.fill(from, layout.plotTop(), width, layout.plotBottom() - layout.plotTop(), Ink.STALL, 0.4);
        }
    }

    /** What a method has noticed, by its place among the methods. */
    static void noticed(Pen pen, Moment moment, TimelineLayout layout, int place) {
        MethodRun method = moment.run().methods().get(place);
        List<Epoch> epochs = method.epochs();
        TimeScale scale = layout.scale();
        double from = Double.NaN;
        double to = Double.NaN;
        for (int i = Math.max(0, method.epochIndexAt(layout.span().from())); i < epochs.size(); i++) {
            double begins = SimulationTime.seconds(epochs.get(i).fromMicros());
            if (begins > layout.span().to()) {
                break;
            }
            if (epochs.get(i).stalled()) {
                double x = scale.edge(begins);
                if (!(x <= to + 1)) {
                    hatch(pen, moment, layout, from, to, Ink.method(place));
                    from = x;
                }
                to = scale.edge(
                        i + 1 < epochs.size()
                                ? SimulationTime.seconds(epochs.get(i + 1).fromMicros())
                                : moment.run().seconds());
            }
        }
        hatch(pen, moment, layout, from, to, Ink.method(place));
    }

    private static void hatch(Pen pen, Moment moment, TimelineLayout layout, double left, double right, Ink ink) {
        if (!(right >= left)) {
            return;
        }
        double strip = moment.scaled(4);
        pen.fill(left, layout.plotBottom() - strip, Math.max(1, right - left), strip, ink, 1);
        if (right - left >= LEAST_HATCHED) {
            Hatching.draw(
                    pen,
                    left,
                    layout.plotTop(),
                    right,
                    layout.plotBottom() - strip,
                    moment.em() * 0.6,
                    Stroke.solid(ink, moment.scaled(1)).pale(0.55));
        }
    }
}
