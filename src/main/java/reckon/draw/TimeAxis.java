package reckon.draw;

/** The axis under a timeline, and where the playhead stands on it. */
final class TimeAxis {
    private static final double LEAST_TICK_EMS = 5;

    private TimeAxis() {}

    static void draw(Pen pen, Moment moment, TimelineLayout layout) {
        draw(pen, layout.scale(), layout.plotBottom(), moment.em());
        overview(pen, layout.scale(), TimeSpan.whole(moment.run().seconds()), layout.height(), moment.em());
    }

    /** Draws the axis at a height, px. */
    static void draw(Pen pen, TimeScale scale, double bottom, double em) {
        double step = step(scale, em);
        Lettering below = Lettering.plain(Ink.MUTED, em * 0.95).at(Lettering.Anchor.MIDDLE);
        long first = (long) Math.ceil(scale.span().from() / step - 1e-9);
        for (long i = first; i * step <= scale.span().to() + 1e-9; i++) {
            double x = scale.x(i * step);
            pen.line(x, bottom, x, bottom + em * 0.3, Stroke.solid(Ink.MUTED, 1));
            pen.text(Scale.label(i * step, step) + " s", x, bottom + em * 1.4, below);
        }
    }

    private static double step(TimeScale scale, double em) {
        return Scale.roundUp(LEAST_TICK_EMS * em * scale.secondsPerPixel());
    }

    /** Where what is shown lies in the whole, where it is not all of it; at the foot of a drawing. */
    static void overview(Pen pen, TimeScale scale, TimeSpan whole, double foot, double em) {
        TimeSpan span = scale.span();
        if (span.length() < whole.length()) {
            TimeScale all = new TimeScale(whole, scale.left(), scale.right());
            double thick = em * 3 / 13;
            double y = foot - thick;
            double from = all.x(span.from());
            double length = Math.max(thick, all.x(span.to()) - from);
            pen.fill(all.left(), y, all.right() - all.left(), thick, Ink.GRID, 1);
            pen.fill(from, y, length, thick, Ink.MUTED, 1);
        }
    }

    /** The playhead; where it is not in view, a sign at the end beyond which it lies. */
    static void playhead(Pen pen, Moment moment, TimelineLayout layout) {
        TimeScale scale = layout.scale();
        if (layout.span().holds(moment.seconds())) {
            double x = scale.x(moment.seconds());
            line(pen, x, moment.em() * 1.1, layout.arrivedY(), moment.em());
            line(pen, x, layout.plotTop(), layout.plotBottom(), moment.em());
        }
        head(
                pen,
                scale,
                moment.seconds(),
                moment.texts().get("timeline.playhead", moment.seconds(), moment.frame()),
                moment.em());
    }

    /** A stretch of the playhead's line. */
    static void line(Pen pen, double x, double top, double bottom, double em) {
        pen.line(x, top, x, bottom, Stroke.solid(Ink.INK, em * 1.8 / 13));
    }

    /** The head of the playhead with its words; where it is not in view, a sign at the end beyond which it lies. */
    static void head(Pen pen, TimeScale scale, double seconds, String words, double em) {
        double x = scale.edge(seconds);
        double top = em * 1.1;
        if (scale.span().holds(seconds)) {
            pen.shape(
                    new double[] {x - em * 0.5, x + em * 0.5, x},
                    new double[] {top - em * 0.5, top - em * 0.5, top + em * 0.2},
                    3,
                    Ink.INK,
                    1);
        } else {
            double out = seconds < scale.span().from() ? -em * 0.7 : em * 0.7;
            pen.shape(
                    new double[] {x, x, x + out},
                    new double[] {top - em * 0.5, top + em * 0.3, top - em * 0.1},
                    3,
                    Ink.MUTED,
                    1);
        }
        boolean left = x > scale.left() + (scale.right() - scale.left()) * 0.7;
        pen.label(
                words,
                left ? x - em * 0.9 : x + em * 0.9,
                em * 1.15,
                Lettering.plain(Ink.INK, em).strong().at(left ? Lettering.Anchor.END : Lettering.Anchor.START));
    }
}
