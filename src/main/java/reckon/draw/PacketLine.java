package reckon.draw;

import reckon.network.Fate;
import reckon.run.Packet;

/**
 * Where a packet lies on a timeline: from where it was sent to where it arrived, or to where it ended. Packets are told
 * apart by shape: a loss ends in a cross, one that found the queue full in a square right after its start, and a copy is
 * dotted with a ring at its foot.
 *
 * @param x1 where it was sent, px
 * @param x2 where it ends, px
 * @param y1 where it was sent, px
 * @param y2 where it ends, px
 */
record PacketLine(double x1, double y1, double x2, double y2) {
    private static final double LOST_SHARE = 0.45;

    /** How far a packet gets that finds a queue full. */
    static final double DROPPED_SHARE = 0.18;

    static PacketLine of(Packet packet, TimelineLayout layout) {
        double top = layout.sentY();
        double height = layout.arrivedY() - top;
        double x = layout.scale().x(packet.pdu().sent());
        return switch (packet.transit().fate()) {
            case DELIVERED -> new PacketLine(x, top, layout.scale().x(packet.arrived()), top + height);
            case LOST -> new PacketLine(x, top, x, top + LOST_SHARE * height);
            case DROPPED -> new PacketLine(x, top, x, top + DROPPED_SHARE * height);
        };
    }

    static Ink ink(Packet packet) {
        return switch (packet.transit().fate()) {
            case LOST -> Ink.LOSS;
            case DROPPED -> Ink.DROP;
            case DELIVERED -> packet.transit().copy() > 0 ? Ink.MUTED : Ink.UPDATE;
        };
    }

    /** Draws what of it is shown. */
    void draw(Pen pen, TimeScale scale, Stroke stroke) {
        double from = share(scale.left());
        double to = share(scale.right());
        double start = Math.clamp(Math.min(from, to), 0, 1);
        double end = Math.clamp(Math.max(from, to), 0, 1);
        if (end > start) {
            pen.line(x(start), y(start), x(end), y(end), stroke);
        }
    }

    /** How far along it a place is. */
    private double share(double x) {
        double away = x - x1;
        return x2 == x1 ? Math.copySign(Double.POSITIVE_INFINITY, away) : away / (x2 - x1);
    }

    double x(double share) {
        return x1 + (x2 - x1) * share;
    }

    double y(double share) {
        return y1 + (y2 - y1) * share;
    }

    /** Draws the sign of its fate at its end. */
    static void sign(Pen pen, Fate fate, boolean copy, double x, double y, double unit, double opacity) {
        double r = pen.bold(3 * unit);
        switch (fate) {
            case LOST -> {
                Stroke cross = Stroke.solid(Ink.LOSS, 1.6 * unit).pale(opacity);
                pen.line(x - r, y - r, x + r, y + r, cross);
                pen.line(x - r, y + r, x + r, y - r, cross);
            }
            case DROPPED -> Marker.SQUARE.draw(pen, x, y, r, Ink.DROP, opacity);
            case DELIVERED -> {
                if (copy) {
                    pen.ring(x, y, r, Stroke.solid(Ink.MUTED, 1.4 * unit).pale(opacity));
                }
            }
        }
    }

    /** How far a place is from it, px. */
    double distance(double x, double y) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        double along = Math.clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0, 1);
        return Math.hypot(x(along) - x, y(along) - y);
    }

    /** How far a place is from its end, px. */
    double fromEnd(double x, double y) {
        return Math.hypot(x2 - x, y2 - y);
    }
}
