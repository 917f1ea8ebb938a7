package reckon.draw;

import java.util.List;

/** Stretches of time one after the other, of which those in view are found fast. */
final class Stretches {
    /** What is closer cannot be told apart, px. */
    private static final double APART = 2.5;

    private final List<Stretch> all;
    private final double[] ends;

    /**
     * A stretch of time.
     *
     * @param from its start, s
     * @param to its end, s
     * @param depth how much there is of what it stands for
     */
    record Stretch(double from, double to, int depth) {}

    /** Those stretches, in order and none over another. */
    Stretches(List<Stretch> all) {
        this.all = List.copyOf(all);
        this.ends = all.stream().mapToDouble(Stretch::to).toArray();
    }

    List<Stretch> all() {
        return all;
    }

    /** Fills them as bars on a line, those as one that cannot be told apart. */
    void draw(Pen pen, TimeScale scale, double top, double thick, Ink ink, double opacity) {
        double left = Double.NaN;
        double right = Double.NaN;
        int deep = 0;
        for (int i = PacketLane.firstNotBelow(ends, scale.span().from());
                i < all.size() && all.get(i).from() <= scale.span().to();
                i++) {
            Stretch one = all.get(i);
            double from = scale.edge(one.from());
            boolean goesOn = one.depth() == deep && from - right < APART;
            if (goesOn || scale.edge(one.to()) - left < APART) {
                right = scale.edge(one.to());
                deep = Math.max(deep, one.depth());
            } else {
                fill(pen, left, right, top, thick * height(deep), ink, opacity);
                left = from;
                right = scale.edge(one.to());
                deep = one.depth();
            }
        }
        fill(pen, left, right, top, thick * height(deep), ink, opacity);
    }

    /** More than one makes the bar higher, upwards, but not without end. */
    private static double height(int deep) {
        return Math.min(deep, 3);
    }

    private static void fill(Pen pen, double left, double right, double top, double thick, Ink ink, double opacity) {
        if (!Double.isNaN(left)) {
            pen.fill(left, top - thick, Math.max(1, right - left), thick, ink, opacity);
        }
    }
}
