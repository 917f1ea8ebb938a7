package reckon.draw;

/** A row of signs with what they mean, as far as there is room. */
final class KeyRow {
    private final Pen pen;
    private final double right;
    private final double y;
    private final Lettering lettering;
    private double x;

    /** Draws a sign about a place. */
    interface Sign {
        void draw(double x, double y);
    }

    /**
     * An empty row.
     *
     * @param y where its words stand, px
     * @param em the size of text, px
     */
    KeyRow(Pen pen, TimeScale scale, double y, double em) {
        this.pen = pen;
        this.right = scale.right();
        this.y = y;
        this.lettering = Lettering.plain(Ink.MUTED, em * 0.88);
        this.x = scale.left() + em * 0.6;
    }

    /** Adds a sign. */
    void add(String word, Sign sign) {
        double em = lettering.size();
        double end = x + em * 1.6 + pen.width(word, lettering);
        if (end <= right) {
            sign.draw(x + em * 0.6, y - em * 0.32);
            pen.text(word, x + em * 1.6, y, lettering);
            x = end + em * 1.4;
        }
    }
}
