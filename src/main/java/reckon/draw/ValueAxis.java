package reckon.draw;

/**
 * An axis at the left of a plot over time, in m.
 *
 * @param top where its greatest value stands, px
 * @param bottom where 0 stands, px
 * @param step from one line to the next, m
 * @param greatest its greatest value, m
 */
record ValueAxis(double top, double bottom, double step, double greatest) {

    /** The axis for values up to one, as round as there is room for. */
    static ValueAxis upTo(double most, double top, double bottom, double em) {
        double step = most < 1e-9 ? 1 : Scale.roundUp(most / Math.max(1, (bottom - top) / (em * 2.2)));
        return new ValueAxis(top, bottom, step, Math.max(1, Math.ceil(most / step - 1e-9)) * step);
    }

    /** Where a value stands, px. */
    double y(double value) {
        return bottom - (bottom - top) * (value / greatest);
    }

    /** Draws its lines with their values. */
    void draw(Pen pen, TimeScale scale, double em) {
        Stroke rail = Stroke.solid(Ink.GRID, 1);
        Lettering side = Lettering.plain(Ink.MUTED, em * 0.95).at(Lettering.Anchor.END);
        for (int i = 0; i * step <= greatest + step / 2; i++) {
            double y = y(i * step);
            pen.line(scale.left(), y, scale.right(), y, rail);
            pen.text(Scale.label(i * step, step) + (i == 0 ? "" : " m"), scale.left() - em * 0.6, y + em * 0.3, side);
        }
    }
}
