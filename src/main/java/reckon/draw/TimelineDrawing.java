package reckon.draw;

import java.util.Optional;
import java.util.OptionalInt;
import reckon.run.Run;

/**
 * The timeline of a run: packets from sent to arrived, stalls, the error of each method, and the playhead. What of the run it
 * needs over and over is looked up once.
 */
public final class TimelineDrawing {
    private final PacketLane packets;
    private final StallShades stalls;
    private final ErrorPlot errors;

    /** The timeline of a run. */
    public TimelineDrawing(Run run) {
        this.packets = new PacketLane(run);
        this.stalls = new StallShades(run);
        this.errors = new ErrorPlot(run);
    }

    /** Draws what only changes with the run and with what is in view; the moment is one of this run. */
    public void ground(Pen pen, Moment moment, TimelineLayout layout) {
        pen.fill(0, 0, layout.width(), layout.height(), Ink.GROUND, 1);
        stalls.network(pen, layout);
        StallShades.noticed(pen, moment, layout, moment.layers().chosen());
        rails(pen, moment, layout);
        packets.draw(pen, moment, layout);
        TimelineKey.draw(pen, moment, layout);
        errors.draw(pen, moment, layout);
        TimeAxis.draw(pen, moment, layout);
    }

    private static void rails(Pen pen, Moment moment, TimelineLayout layout) {
        double em = moment.em();
        TimeScale scale = layout.scale();
        rail(pen, scale, layout.sentY(), moment.texts().get("timeline.sent"), em);
        rail(pen, scale, layout.arrivedY(), moment.texts().get("timeline.arrived"), em);
    }

    private static void rail(Pen pen, TimeScale scale, double y, String name, double em) {
        pen.line(scale.left(), y, scale.right(), y, Stroke.solid(Ink.GRID, 1.5));
        Lettering side = Lettering.plain(Ink.MUTED, em * 0.95).at(Lettering.Anchor.END);
        pen.text(name, scale.left() - em * 0.6, y + em * 0.35, side);
    }

    /**
     * Draws what moves: the playhead, the stretch to loop, and a packet that is pointed at.
     *
     * @param loop the stretch that is looped, if one is
     * @param pointed the packet's place in the run, if one is pointed at
     */
    public void now(Pen pen, Moment moment, TimelineLayout layout, Optional<TimeSpan> loop, OptionalInt pointed) {
        loop.ifPresent(stretch -> LoopBar.draw(pen, layout, stretch));
        if (!moment.empty()) {
            TimeAxis.playhead(pen, moment, layout);
        }
        pointed.ifPresent(packet -> packets.highlight(pen, moment, layout, packet));
    }

    /** The packet at a place, by its place in the run. */
    public OptionalInt packetAt(TimelineLayout layout, double x, double y) {
        return packets.at(layout, x, y);
    }
}
