package reckon.draw;

import java.util.Optional;

/** The bar above the packets, on which a stretch to loop can be marked and its ends dragged. */
public final class LoopBar {
    private static final double REACH_EMS = 0.9;

    /** An end of the stretch. */
    public enum End {
        /** Its start. */
        A,
        /** Its end. */
        B
    }

    private LoopBar() {}

    /** Whether a place is on the bar. */
    public static boolean at(TimelineLayout layout, double x, double y) {
        return y >= layout.loopTop()
                && y < layout.sentY()
                && x >= layout.scale().left() - layout.em() * REACH_EMS
                && x <= layout.scale().right() + layout.em() * REACH_EMS;
    }

    /** The end that can be grabbed at a place. */
    public static Optional<End> endAt(TimelineLayout layout, TimeSpan loop, double x, double y) {
        if (!at(layout, x, y)) {
            return Optional.empty();
        }
        double reach = layout.em() * REACH_EMS;
        double toA = Math.abs(layout.scale().x(loop.from()) - x);
        double toB = Math.abs(layout.scale().x(loop.to()) - x);
        if (Math.min(toA, toB) > reach) {
            return Optional.empty();
        }
        return Optional.of(toA < toB ? End.A : End.B);
    }

    static void draw(Pen pen, TimelineLayout layout, TimeSpan loop) {
        TimeScale scale = layout.scale();
        double from = scale.edge(loop.from());
        double to = scale.edge(loop.to());
        if (loop.from() < scale.span().to() && loop.to() > scale.span().from()) {
            pen.fill(from, layout.loopTop(), to - from, layout.sentY() - layout.loopTop(), Ink.INK, 0.14);
        }
        end(pen, layout, loop.from(), "A", -1);
        end(pen, layout, loop.to(), "B", 1);
    }

    /** A line through everything, and a flag outside the stretch to grab. */
    private static void end(Pen pen, TimelineLayout layout, double seconds, String letter, int side) {
        if (!layout.span().holds(seconds)) {
            return;
        }
        double em = layout.em();
        double x = layout.scale().x(seconds);
        double top = layout.loopTop();
        double bottom = layout.sentY();
        pen.line(x, top, x, layout.plotBottom(), Stroke.solid(Ink.INK, em / 13).dashed(Dash.DASHED));
        double far = x + side * em * 0.95;
        pen.shape(new double[] {x, far, far, x}, new double[] {top, top, bottom - em * 0.3, bottom}, 4, Ink.INK, 1);
        pen.text(
                letter,
                x + side * em * 0.48,
                bottom - em * 0.28,
                Lettering.plain(Ink.GROUND, em * 0.8).strong().at(Lettering.Anchor.MIDDLE));
    }
}
