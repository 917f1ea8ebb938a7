package reckon.draw;

import java.util.Optional;
import reckon.scheme.Happening.What;

/** The signs of what happens on a node in the diagram of a game: judgement above its lifeline, motion below. */
enum EventSign {
    /** A player commands. */
    COMMAND(Ink.INK, true, "event.command"),
    /** The server says yes. */
    ACCEPT(Ink.VELOCITY, true, "event.accept"),
    /** Somebody says no. */
    REFUSE(Ink.LOSS, true, "event.refuse"),
    /** A yes has come. */
    VERIFIED(Ink.VELOCITY, true, "event.verified"),
    /** A player starts. */
    START(Ink.VELOCITY, false, "event.start"),
    /** A player is pulled. */
    PULL(Ink.METHOD_1, false, "event.pull"),
    /** A player runs after. */
    RUN(Ink.METHOD_2, false, "event.run"),
    /** Both screens agree. */
    AGREE(Ink.METHOD_2, false, "event.agree"),
    /** A player is put back. */
    ROLLBACK(Ink.LOSS, false, "event.rollback"),
    /** A player is there. */
    ARRIVE(Ink.MUTED, false, "event.arrive");

    private final Ink ink;
    private final boolean above;
    private final String key;

    EventSign(Ink ink, boolean above, String key) {
        this.ink = ink;
        this.above = above;
        this.key = key;
    }

    /** The sign of what has one; messages are drawn as such. */
    static Optional<EventSign> of(What what) {
        return switch (what) {
            case SEND, RECEIVE -> Optional.empty();
            case COMMAND -> Optional.of(COMMAND);
            case ACCEPT -> Optional.of(ACCEPT);
            case REFUSE -> Optional.of(REFUSE);
            case START -> Optional.of(START);
            case PULL -> Optional.of(PULL);
            case RUN -> Optional.of(RUN);
            case AGREE -> Optional.of(AGREE);
            case ROLLBACK -> Optional.of(ROLLBACK);
            case ARRIVE -> Optional.of(ARRIVE);
            case VERIFIED -> Optional.of(VERIFIED);
        };
    }

    /** Whether it stands above the lifeline. */
    boolean above() {
        return above;
    }

    /** Whether it is drawn before others where there is no room for all. */
    boolean first() {
        return this == REFUSE || this == PULL || this == ROLLBACK;
    }

    /** The key of its word. */
    String key() {
        return key;
    }

    void draw(Pen pen, double x, double y, double radius) {
        double r = pen.bold(radius);
        Stroke thick = Stroke.solid(ink, radius * 0.45);
        switch (this) {
            case COMMAND -> shape(pen, x, y, r, -0.9, -0.8, 0.9, -0.8, 0, 0.9);
            case ACCEPT -> pen.disc(x, y, r * 0.85, ink, 1);
            case REFUSE -> {
                pen.ring(x, y, r * 0.8, thick);
                pen.line(x - r * 0.55, y + r * 0.55, x + r * 0.55, y - r * 0.55, thick);
            }
            case VERIFIED -> line(pen, x, y, r, thick, -0.8, 0.1, -0.2, 0.75, 0.9, -0.8);
            case START -> shape(pen, x, y, r, -0.7, -0.9, 1, 0, -0.7, 0.9);
            case PULL -> Marker.DIAMOND.draw(pen, x, y, r * 0.85, ink, 1);
            case RUN -> {
                line(pen, x, y, r, thick, -0.9, -0.8, -0.1, 0, -0.9, 0.8);
                line(pen, x, y, r, thick, 0.1, -0.8, 0.9, 0, 0.1, 0.8);
            }
            case AGREE -> {
                pen.ring(x, y, r * 0.85, Stroke.solid(ink, r * 0.35));
                pen.disc(x, y, r * 0.35, ink, 1);
            }
            case ROLLBACK -> shape(pen, x, y, r, 0.7, -0.9, -1, 0, 0.7, 0.9);
            case ARRIVE -> Marker.SQUARE.draw(pen, x, y, r * 0.6, ink, 1);
        }
    }

    private static double[][] places(double x, double y, double r, double[] places) {
        double[][] at = new double[2][places.length / 2];
        for (int i = 0; i < at[0].length; i++) {
            at[0][i] = x + places[2 * i] * r;
            at[1][i] = y + places[2 * i + 1] * r;
        }
        return at;
    }

    private void shape(Pen pen, double x, double y, double r, double... places) {
        double[][] at = places(x, y, r, places);
        pen.shape(at[0], at[1], at[0].length, ink, 1);
    }

    private static void line(Pen pen, double x, double y, double r, Stroke stroke, double... places) {
        double[][] at = places(x, y, r, places);
        pen.line(at[0], at[1], at[0].length, stroke);
    }
}
