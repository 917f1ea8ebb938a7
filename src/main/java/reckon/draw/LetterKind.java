package reckon.draw;

import reckon.scheme.Letter;
import reckon.scheme.Message;
import reckon.scheme.Order;
import reckon.scheme.PeerMove;
import reckon.scheme.Relay;
import reckon.scheme.Update;
import reckon.scheme.UserTable;

/** The kinds of messages in the diagram of a game, told apart by the heads of their arrows as well as by colour. */
enum LetterKind {
    /** Clocks are compared. */
    CLOCK(Ink.MUTED, Ink.MUTED, "game.kind.clock"),
    /** A command to the server. */
    ORDER(Ink.UPDATE, Ink.UPDATE_TEXT, "game.kind.order"),
    /** The server's yes. */
    YES(Ink.VELOCITY, Ink.VELOCITY_TEXT, "game.kind.yes"),
    /** The server's no. */
    NO(Ink.LOSS, Ink.LOSS_TEXT, "game.kind.no"),
    /** What the server sends on. */
    RELAY(Ink.METHOD_2, Ink.METHOD_2, "game.kind.relay"),
    /** What a client tells a peer. */
    PEER(Ink.METHOD_1, Ink.INK, "game.kind.peer"),
    /** An update on the mesh. */
    UPDATE(Ink.UPDATE, Ink.UPDATE_TEXT, "game.kind.update"),
    /** A list or a table that the server hands out. */
    TABLE(Ink.INK, Ink.INK, "game.kind.table"),
    /** A node leaves the mesh. */
    BYE(Ink.INK, Ink.INK, "game.kind.bye"),
    /** A message has arrived. */
    RECEIPT(Ink.MUTED, Ink.MUTED, "game.kind.receipt");

    private final Ink ink;
    private final Ink text;
    private final String key;

    LetterKind(Ink ink, Ink text, String key) {
        this.ink = ink;
        this.text = text;
        this.key = key;
    }

    static LetterKind of(Letter letter) {
        return switch (letter.message()) {
            case Message.Login _, Message.LoginAnswer _, Message.LoginReport _ -> CLOCK;
            case Order _ -> ORDER;
            case Message.Verdict verdict -> verdict.yes() ? YES : NO;
            case Relay _ -> RELAY;
            case PeerMove _ -> PEER;
            case Update _ -> UPDATE;
            case Message.Lists _, UserTable _ -> TABLE;
            case Message.Bye _ -> BYE;
            case Message.Received _ -> RECEIPT;
        };
    }

    Ink ink() {
        return ink;
    }

    /** What is written about it. */
    Ink text() {
        return text;
    }

    /** The key of its word. */
    String key() {
        return key;
    }

    /** Draws the head of an arrow that comes from a place, at its end. */
    void head(Pen pen, PacketLine line, double unit, double opacity) {
        double length = Math.hypot(line.x2() - line.x1(), line.y2() - line.y1());
        if (length > 0) {
            double alongX = (line.x2() - line.x1()) / length;
            double alongY = (line.y2() - line.y1()) / length;
            head(new Nib(pen, line.x2(), line.y2(), alongX, alongY, unit, ink, opacity));
        }
    }

    private void head(Nib nib) {
        switch (this) {
            case CLOCK -> nib.line(-8, 4, 0, 0, -8, -4);
            case ORDER -> nib.shape(-10, 4.5, 0, 0, -10, -4.5);
            case YES -> nib.disc(4.4);
            case NO -> nib.line(-1.5, 6.5, -1.5, -6.5);
            case RELAY -> {
                nib.shape(-8, 4.5, 0, 0, -8, -4.5);
                nib.shape(-15, 4.5, -7, 0, -15, -4.5);
            }
            case PEER -> nib.shape(-12, 0, -6, 4.6, 0, 0, -6, -4.6);
            case UPDATE -> nib.shape(-8, 4, 0, 4, 0, -4, -8, -4);
            case TABLE -> {
                nib.line(-9, 4, 0, 4, 0, -4, -9, -4);
                nib.line(-9, 0, 0, 0);
            }
            case BYE -> nib.line(-8, 4, 0, 4, 0, -4, -8, -4, -8, 4);
            case RECEIPT -> nib.line(-5, 2.5, 0, 0, -5, -2.5);
        }
    }

    /** Draws along and across the way of an arrow, from its tip, in units. */
    private record Nib(
            Pen pen, double x, double y, double alongX, double alongY, double unit, Ink ink, double opacity) {

        void line(double... places) {
            double[][] at = at(places);
            pen.line(at[0], at[1], at[0].length, Stroke.solid(ink, 1.8 * unit).pale(opacity));
        }

        void shape(double... places) {
            double[][] at = at(places);
            pen.shape(at[0], at[1], at[0].length, ink, opacity);
        }

        void disc(double radius) {
            pen.disc(x - alongX * radius * unit, y - alongY * radius * unit, radius * unit, ink, opacity);
        }

        private double[][] at(double... places) {
            double[][] at = new double[2][places.length / 2];
            for (int i = 0; i < at[0].length; i++) {
                double along = places[2 * i] * unit;
                double across = places[2 * i + 1] * unit;
                at[0][i] = x + along * alongX - across * alongY;
                at[1][i] = y + along * alongY + across * alongX;
            }
            return at;
        }
    }
}
