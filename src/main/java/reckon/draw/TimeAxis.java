package reckon.draw;

/** The axis under a timeline, and where the playhead stands on it. */
final class TimeAxis {
    private static final double LEAST_TICK_EMS = 5;

    private TimeAxis() {}

    static void draw(Pen pen, Moment moment, TimelineLayout layout) {
        double em = moment.em();
        TimeScale scale = layout.scale();
        double bottom = layout.plotBottom();
        double step = Scale.roundUp(LEAST_TICK_EMS * em * scale.secondsPerPixel());
        Lettering below = Lettering.plain(Ink.MUTED, em * 0.95).at(Lettering.Anchor.MIDDLE);
        long first = (long) Math.ceil(layout.span().from() / step - 1e-9);
        for (long i = first; i * step <= layout.span().to() + 1e-9; i++) {
            double x = scale.x(i * step);
            pen.line(x, bottom, x, bottom + em * 0.3, Stroke.solid(Ink.MUTED, 1));
            pen.text(Scale.label(i * step, step) + " s", x, bottom + em * 1.4, below);
        }
        overview(pen, moment, layout);
    }

    /** Where what is shown lies in the whole, where it is not all of it. */
    private static void overview(Pen pen, Moment moment, TimelineLayout layout) {
        TimeSpan whole = TimeSpan.whole(moment.run());
        if (layout.span().length() < whole.length()) {
            TimeScale all =
                    new TimeScale(whole, layout.scale().left(), layout.scale().right());
            double thick = moment.scaled(3);
            double y = layout.height() - thick;
            double from = all.x(layout.span().from());
            double length = Math.max(thick, all.x(layout.span().to()) - from);
            pen.fill(all.left(), y, all.right() - all.left(), thick, Ink.GRID, 1);
            pen.fill(from, y, length, thick, Ink.MUTED, 1);
        }
    }

    /** The playhead; where it is not in view, a sign at the end beyond which it lies. */
    static void playhead(Pen pen, Moment moment, TimelineLayout layout) {
        double em = moment.em();
        double x = layout.scale().edge(moment.seconds());
        double top = em * 1.1;
        if (layout.span().holds(moment.seconds())) {
            Stroke line = Stroke.solid(Ink.INK, moment.scaled(1.8));
            pen.line(x, top, x, layout.arrivedY(), line);
            pen.line(x, layout.plotTop(), x, layout.plotBottom(), line);
            pen.shape(
                    new double[] {x - em * 0.5, x + em * 0.5, x},
                    new double[] {top - em * 0.5, top - em * 0.5, top + em * 0.2},
                    3,
                    Ink.INK,
                    1);
        } else {
            double out = moment.seconds() < layout.span().from() ? -em * 0.7 : em * 0.7;
            pen.shape(
                    new double[] {x, x, x + out},
                    new double[] {top - em * 0.5, top + em * 0.3, top - em * 0.1},
                    3,
                    Ink.MUTED,
                    1);
        }
        boolean left = x > layout.width() * 0.7;
        pen.label(
                moment.texts().get("timeline.playhead", moment.seconds(), moment.frame()),
                left ? x - em * 0.9 : x + em * 0.9,
                em * 1.15,
                Lettering.plain(Ink.INK, em).strong().at(left ? Lettering.Anchor.END : Lettering.Anchor.START));
    }
}
