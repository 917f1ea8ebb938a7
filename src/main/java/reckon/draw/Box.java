package reckon.draw;

/**
 * A rectangle on a stage.
 *
 * @param left its left edge, px
 * @param top its upper edge, px
 * @param right its right edge, px
 * @param bottom its lower edge, px
 */
public record Box(double left, double top, double right, double bottom) {

    /** How wide it is, px. */
    public double width() {
        return right - left;
    }

    /** How high it is, px. */
    public double height() {
        return bottom - top;
    }

    /** This rectangle, smaller on every side. */
    Box shrunk(double by) {
        return new Box(left + by, top + by, Math.max(left + by, right - by), Math.max(top + by, bottom - by));
    }

    boolean holds(double x, double y) {
        return x >= left && x <= right && y >= top && y <= bottom;
    }

    boolean holds(Box other) {
        return other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom;
    }

    boolean meets(Box other) {
        return other.left < right && other.right > left && other.top < bottom && other.bottom > top;
    }

    /** Whether a straight line passes through it. */
    boolean meets(double x1, double y1, double x2, double y2) {
        double from = 0;
        double to = 1;
        double[] starts = {x1, y1};
        double[] ways = {x2 - x1, y2 - y1};
        double[] lows = {left, top};
        double[] highs = {right, bottom};
        for (int axis = 0; axis < 2; axis++) {
            if (ways[axis] == 0) {
                if (starts[axis] < lows[axis] || starts[axis] > highs[axis]) {
                    return false;
                }
                continue;
            }
            double one = (lows[axis] - starts[axis]) / ways[axis];
            double other = (highs[axis] - starts[axis]) / ways[axis];
            from = Math.max(from, Math.min(one, other));
            to = Math.min(to, Math.max(one, other));
        }
        return from <= to;
    }
}
