package reckon.draw;

import java.util.List;
import java.util.Optional;
import reckon.draw.StallGrip.Part;
import reckon.network.StallSpan;

/** Where stalls can be taken hold of: at their edges, and given ones at a bar at the top of the errors. */
final class StallGrips {
    private static final double REACH_EMS = 0.4;
    private static final double BAR_EMS = 0.35;
    private static final double BAR_REACH_EMS = 0.25;

    private final List<StallSpan> stalls;

    StallGrips(List<StallSpan> stalls) {
        this.stalls = stalls;
    }

    /** What can be reached at a place: where several are, the nearest edge, and a given stall before a random one. */
    Optional<StallGrip> at(TimelineLayout layout, double x, double y) {
        if (y < layout.sentY() || y > layout.plotBottom()) {
            return Optional.empty();
        }
        boolean onBar = Math.abs(y - layout.plotTop() - layout.em() * BAR_EMS / 2)
                <= layout.em() * (BAR_EMS / 2 + BAR_REACH_EMS);
        StallGrip found = null;
        double nearest = Double.POSITIVE_INFINITY;
        for (StallSpan stall : stalls) {
            double from = layout.scale().x(stall.from());
            double to = layout.scale().x(stall.to());
            double edge = Math.min(Math.abs(from - x), Math.abs(to - x));
            boolean bar = onBar && !stall.random() && x >= from && x <= to;
            double reach = layout.em() * REACH_EMS;
            // of a stall that is all edges the bar moves the whole
            boolean whole = bar && (edge > reach || to - from < 3 * reach);
            double distance = (whole ? 0 : edge) + (stall.random() ? reach : 0);
            if ((whole || edge <= reach) && distance < nearest) {
                nearest = distance;
                Part part = Math.abs(from - x) < Math.abs(to - x) ? Part.START : Part.END;
                found = new StallGrip(stall, whole ? Part.WHOLE : part);
            }
        }
        return Optional.ofNullable(found);
    }

    /** Draws the bars; a random stall has none. */
    void draw(Pen pen, TimelineLayout layout) {
        for (StallSpan stall : stalls) {
            if (!stall.random()
                    && stall.to() >= layout.span().from()
                    && stall.from() <= layout.span().to()) {
                bar(pen, layout, stall, Ink.STALL);
            }
        }
    }

    private static void bar(Pen pen, TimelineLayout layout, StallSpan stall, Ink ink) {
        double from = layout.scale().edge(stall.from());
        double width = Math.max(1, layout.scale().edge(stall.to()) - from);
        pen.fill(from, layout.plotTop(), width, layout.em() * BAR_EMS, ink, 1);
    }

    /** Draws a part so that it stands out. */
    static void highlight(Pen pen, Moment moment, TimelineLayout layout, StallGrip grip) {
        StallSpan stall = grip.stall();
        switch (grip.part()) {
            case START -> edge(pen, moment, layout, stall.from(), stall.random());
            case END -> edge(pen, moment, layout, stall.to(), stall.random());
            case WHOLE -> bar(pen, layout, stall, Ink.INK);
        }
    }

    private static void edge(Pen pen, Moment moment, TimelineLayout layout, double seconds, boolean fixed) {
        if (!layout.span().holds(seconds)) {
            return;
        }
        double x = layout.scale().x(seconds);
        Stroke line = Stroke.solid(Ink.INK, moment.scaled(1.6));
        pen.line(x, layout.sentY(), x, layout.plotBottom(), fixed ? line.dashed(Dash.DOTTED) : line);
        if (!fixed) {
            double r = moment.scaled(4);
            double y = layout.plotTop() + (layout.plotBottom() - layout.plotTop()) / 2;
            double away = moment.scaled(3);
            pen.shape(new double[] {x - away, x - away, x - away - r}, new double[] {y - r, y + r, y}, 3, Ink.INK, 1);
            pen.shape(new double[] {x + away, x + away, x + away + r}, new double[] {y - r, y + r, y}, 3, Ink.INK, 1);
        }
    }
}
