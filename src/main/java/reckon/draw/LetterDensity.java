package reckon.draw;

import java.util.Arrays;
import reckon.network.Fate;
import reckon.scheme.Letter;

/** Very many messages: how many pass between one lifeline and the next at each time, as shades, with crosses for losses. */
final class LetterDensity {
    private static final double CELL_EMS = 0.4;
    private static final int SHADES = 6;

    private final DiagramLayout layout;
    private final double cell;
    private final double start;
    private final int columns;
    private final int[][] counts;

    /** Nothing counted yet. */
    LetterDensity(DiagramLayout layout) {
        this.layout = layout;
        TimeScale scale = layout.scale();
        this.cell = layout.em() * CELL_EMS * scale.secondsPerPixel();
        // cells stand still in time, so that nothing flickers when one pans
        this.start = Math.floor(layout.span().from() / cell) * cell;
        this.columns = (int) Math.ceil((layout.span().to() - start) / cell);
        this.counts = new int[Math.max(0, layout.lanes().count() - 1)][columns];
    }

    /**
     * Draws them.
     *
     * @param unit the size of the crosses, px
     */
    void draw(Pen pen, LetterLane letters, double unit) {
        for (int i = letters.first(layout); i < letters.last(layout); i++) {
            if (letters.tells(i)) {
                count(letters, i);
            }
        }
        int most = 1;
        for (int[] gap : counts) {
            for (int count : gap) {
                most = Math.max(most, count);
            }
        }
        for (int gap = 0; gap < counts.length; gap++) {
            shades(pen, gap, most);
        }
        losses(pen, letters, unit);
    }

    private void count(LetterLane letters, int index) {
        Letter letter = letters.letter(index);
        int from = layout.lanes().place(letter.from());
        int to = layout.lanes().place(letter.to());
        int gaps = Math.abs(to - from);
        double each = (letters.end(index) - letters.sent(index)) / gaps;
        for (int k = 0; k < gaps; k++) {
            int gap = to > from ? from + k : from - k - 1;
            double enters = letters.sent(index) + k * each;
            int first = Math.max(0, column(enters));
            int last = Math.min(columns - 1, column(enters + each));
            for (int column = first; column <= last; column++) {
                counts[gap][column]++;
            }
        }
    }

    private int column(double seconds) {
        return (int) Math.floor((seconds - start) / cell);
    }

    private void shades(Pen pen, int gap, int most) {
        double top = layout.top() + gap * layout.gap();
        int begun = 0;
        for (int column = 1; column <= columns; column++) {
            int shade = shade(counts[gap][begun], most);
            if (column == columns || shade(counts[gap][column], most) != shade) {
                if (shade > 0) {
                    double left = layout.scale().edge(start + begun * cell);
                    double right = layout.scale().edge(start + column * cell);
                    pen.fill(left, top, right - left, layout.gap(), Ink.UPDATE, 0.06 + 0.5 * shade / SHADES);
                }
                begun = column;
            }
        }
    }

    private static int shade(int count, int most) {
        return (int) Math.ceil(SHADES * Math.log1p(count) / Math.log1p(most));
    }

    private void losses(Pen pen, LetterLane letters, double unit) {
        double room = layout.em() * 0.7;
        double[] last = new double[layout.lanes().count() * 2];
        Arrays.fill(last, Double.NEGATIVE_INFINITY);
        for (int i = letters.first(layout); i < letters.last(layout); i++) {
            Letter letter = letters.letter(i);
            if (letter.way().fate() == Fate.LOST && letters.tells(i)) {
                PacketLine line = letters.line(i, layout);
                int row = layout.lanes().place(letter.from()) + layout.lanes().place(letter.to());
                boolean inView = line.x2() >= layout.scale().left()
                        && line.x2() <= layout.scale().right();
                if (inView && Math.abs(line.x2() - last[row]) >= room) {
                    PacketLine.sign(pen, Fate.LOST, false, line.x2(), line.y2(), unit, 0.9);
                    last[row] = line.x2();
                }
            }
        }
    }
}
