package reckon.draw;

/** The shape that stands for a method, so that methods are told apart without their colour. */
enum Marker {
    DISC,
    SQUARE,
    TRIANGLE,
    DIAMOND;

    static Marker method(int index) {
        return values()[Math.floorMod(index, values().length)];
    }

    void draw(Pen pen, double x, double y, double radius, Ink ink, double opacity) {
        double r = radius;
        switch (this) {
            case DISC -> pen.disc(x, y, r, ink, opacity);
            case SQUARE -> polygon(pen, x, y, ink, opacity, -r, -r, r, -r, r, r, -r, r);
            case TRIANGLE -> polygon(pen, x, y, ink, opacity, 0, -1.2 * r, 1.1 * r, r, -1.1 * r, r);
            case DIAMOND -> polygon(pen, x, y, ink, opacity, 0, -1.3 * r, 1.3 * r, 0, 0, 1.3 * r, -1.3 * r, 0);
        }
    }

    private static void polygon(Pen pen, double x, double y, Ink ink, double opacity, double... corners) {
        int count = corners.length / 2;
        double[] xs = new double[count];
        double[] ys = new double[count];
        for (int i = 0; i < count; i++) {
            xs[i] = x + corners[2 * i];
            ys[i] = y + corners[2 * i + 1];
        }
        pen.shape(xs, ys, count, ink, opacity);
    }
}
