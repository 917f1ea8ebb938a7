package reckon.draw;

/**
 * What stands where in the diagram of a game: from top to bottom the playhead's label, or in a small one the title, the
 * lifelines, and where there is room for it the key to the signs and the axis.
 *
 * @param lanes the lifelines
 * @param span what is shown
 * @param width its width, px
 * @param height its height, px
 * @param em the size of text, px
 * @param detail how much is drawn
 */
public record DiagramLayout(Lanes lanes, TimeSpan span, double width, double height, double em, Detail detail) {

    /** How much is drawn. */
    public enum Detail {
        /** Everything. */
        FULL,
        /** Neither labels nor key nor axis, so that several can stand below each other. */
        COMPACT
    }

    boolean full() {
        return detail == Detail.FULL;
    }

    /** Where moments stand: in each detail at the same places, so that one playhead goes through all. */
    public TimeScale scale() {
        return scale(span, width, em);
    }

    /** Where moments stand in whatever is drawn of a game. */
    static TimeScale scale(TimeSpan span, double width, double em) {
        return between(span, em * 9, width - em * 2.3);
    }

    private static TimeScale between(TimeSpan span, double left, double right) {
        return new TimeScale(span, left, Math.max(left + 1, right));
    }

    /** Where the first lifeline is, px. */
    public double top() {
        return em * (full() ? 3.1 : 2.3);
    }

    /** Where the last lifeline is, px. */
    public double bottom() {
        return Math.max(top() + em, height - em * (full() ? 7.3 : 1.5));
    }

    /** How far lifelines are apart, px. */
    double gap() {
        return (bottom() - top()) / Math.max(1, lanes.count() - 1);
    }

    /** Where a node's lifeline is, px. */
    public double y(int node) {
        return top() + gap() * lanes.place(node);
    }

    /** How thick a bar is that says that a player moves, px. */
    double bar() {
        return Math.min(em * 0.24, gap() * 0.22 / Math.max(1, lanes.count() - 1));
    }

    /** Where the signs of events are that stand above a lifeline, or below it and its bars, px. */
    double eventY(int node, boolean above) {
        double bars = bar() * (lanes.count() - 1);
        return y(node) + (above ? -em * 0.8 : Math.min(bars + em * 0.75, gap() * 0.45));
    }

    /** How large signs are; in a small diagram smaller, the more so the closer its lifelines are. */
    double size() {
        return full() ? 1 : Math.clamp(gap() / (em * 2.4), 0.4, 0.75);
    }

    /** Whether a rectangle hides a lifeline, or the bars on it. */
    boolean hidesLifeline(Box box) {
        double bars = bar() * (lanes.count() - 1) + em * 0.1;
        return lanes.nodes().stream()
                .mapToDouble(this::y)
                .anyMatch(y -> box.bottom() > y - em * 0.2 && box.top() < y + bars);
    }

    /** Where the words of a row of the key stand, px. */
    double keyY(int row) {
        return height - em * (3.6 - 1.3 * row) - em * 0.35;
    }

    double axisY() {
        return height - em * 2;
    }
}
