package reckon.draw;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import reckon.network.StallSpan;
import reckon.run.Run;

/**
 * The timeline of a run: packets from sent to arrived, stalls, the error of each method, and the playhead. What of the run it
 * needs over and over is looked up once.
 */
public final class TimelineDrawing {
    private final PacketLane packets;
    private final StallShades stalls;
    private final StallGrips grips;
    private final ErrorPlot errors;

    /** The timeline of a run. */
    public TimelineDrawing(Run run) {
        this.packets = new PacketLane(run);
        List<StallSpan> spans = run.stalls();
        this.stalls = new StallShades(spans);
        this.grips = new StallGrips(spans);
        this.errors = new ErrorPlot(run);
    }

    /** Draws what only changes with the run and with what is in view; the moment is one of this run. */
    public void ground(Pen pen, Moment moment, TimelineLayout layout) {
        ground(pen, moment, layout, false);
    }

    /**
     * Draws that.
     *
     * @param quiet whether the packets go quiet, for others to stand out
     */
    public void ground(Pen pen, Moment moment, TimelineLayout layout, boolean quiet) {
        pen.fill(0, 0, layout.width(), layout.height(), Ink.GROUND, 1);
        stalls.network(pen, layout);
        StallShades.noticed(pen, moment, layout, moment.layers().chosen());
        rails(pen, moment, layout);
        packets.draw(pen, moment, layout, quiet);
        TimelineKey.draw(pen, moment, layout, packets.hands());
        grips.draw(pen, layout);
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
     * Draws what moves: the playhead, the stretch to loop, and what stands out.
     *
     * @param loop the stretch that is looped, if one is
     * @param spotlight what stands out; it is of this run
     */
    public void now(Pen pen, Moment moment, TimelineLayout layout, Optional<TimeSpan> loop, Spotlight spotlight) {
        loop.ifPresent(stretch -> LoopBar.draw(pen, layout, stretch));
        spotlight.grip().ifPresent(grip -> StallGrips.highlight(pen, moment, layout, grip));
        if (!moment.empty()) {
            TimeAxis.playhead(pen, moment, layout);
        }
        PacketMark mark = new PacketMark(pen, moment, layout);
        Ink ink = TermInk.of(spotlight.role(), moment.layers().chosen());
        spotlight.lit().forEach(number -> packets.light(mark, number, ink));
        spotlight.chosen().ifPresent(packet -> packets.choose(mark, packet));
        spotlight.pointed().ifPresent(packet -> packets.highlight(mark, packet));
    }

    /** Hides all that comes after the moment, be it sent by then or not. */
    public void hide(Pen pen, Moment moment, TimelineLayout layout) {
        TimeScale scale = layout.scale();
        double from = Math.max(scale.left(), scale.x(moment.seconds()));
        pen.fill(
                from, layout.sentY() - 2, layout.width() - from, layout.arrivedY() - layout.sentY() + 4, Ink.GROUND, 1);
        double below = layout.plotTop();
        pen.fill(from, below, layout.width() - from, layout.plotBottom() - below, Ink.GROUND, 1);
    }

    /** The packet at a place, by its place in the run. */
    public OptionalInt packetAt(TimelineLayout layout, double x, double y) {
        return packets.at(layout, x, y);
    }

    /**
     * The packet at whose end a place is, by its place in the run; no copy.
     *
     * @param preferred one that comes before others whose ends are there as well
     */
    public OptionalInt packetEndAt(TimelineLayout layout, OptionalInt preferred, double x, double y) {
        return packets.endAt(layout, preferred, x, y);
    }

    /** The part of a stall at a place. */
    public Optional<StallGrip> stallAt(TimelineLayout layout, double x, double y) {
        return grips.at(layout, x, y);
    }
}
