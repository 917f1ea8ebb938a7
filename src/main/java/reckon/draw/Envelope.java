package reckon.draw;

/**
 * A curve of many points: of those that share a pixel the greatest makes the line, so that no peak is lost, and a pale band
 * reaches down to the least.
 */
final class Envelope {
    private final TimeScale scale;
    private final double top;
    private final double bottom;
    private final double axis;
    private final double[] xs;
    private final double[] highs;
    private final double[] lows;
    private int count;
    private int lastPixel = -1;
    private boolean shared;

    /**
     * An empty curve.
     *
     * @param axis the value at the top
     */
    Envelope(TimeScale scale, double top, double bottom, double axis) {
        this.scale = scale;
        this.top = top;
        this.bottom = bottom;
        this.axis = axis;
        int pixels = (int) Math.ceil(scale.right() - scale.left()) + 2;
        this.xs = new double[pixels];
        this.highs = new double[pixels];
        this.lows = new double[pixels];
    }

    /** Adds a point, not before the last one. */
    void add(double seconds, double value) {
        double x = scale.edge(seconds);
        double y = bottom - (bottom - top) * (value / axis);
        int pixel = (int) (x - scale.left());
        if (pixel != lastPixel && count < xs.length) {
            xs[count] = x;
            highs[count] = y;
            lows[count++] = y;
            lastPixel = pixel;
        } else {
            highs[count - 1] = Math.min(highs[count - 1], y);
            lows[count - 1] = Math.max(lows[count - 1], y);
            shared = true;
        }
    }

    void draw(Pen pen, Stroke stroke) {
        if (count < 2) {
            return;
        }
        if (shared) {
            pen.shape(around(xs, xs), around(highs, lows), 2 * count, stroke.ink(), 0.2);
        }
        pen.line(xs, highs, count, stroke);
    }

    private double[] around(double[] there, double[] back) {
        double[] both = new double[2 * count];
        System.arraycopy(there, 0, both, 0, count);
        for (int i = 0; i < count; i++) {
            both[2 * count - 1 - i] = back[i];
        }
        return both;
    }
}
