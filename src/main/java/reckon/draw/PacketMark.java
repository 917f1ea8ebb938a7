package reckon.draw;

import reckon.run.Packet;

/** How a packet on a timeline is marked: lit, chosen, pointed at, or set by hand. */
final class PacketMark {
    private final Pen pen;
    private final Moment moment;
    private final TimelineLayout layout;

    PacketMark(Pen pen, Moment moment, TimelineLayout layout) {
        this.pen = pen;
        this.moment = moment;
        this.layout = layout;
    }

    /** So that it stands out, with dots where it was sent and where it arrived. */
    void pointed(Packet packet) {
        line(packet, PacketLine.ink(packet), 3, 4.2);
    }

    /** In the colour of a term that was made from it. */
    void lit(Packet packet, Ink ink) {
        line(packet, ink, 2.4, 3.4);
    }

    private void line(Packet packet, Ink ink, double width, double radius) {
        PacketLine line = PacketLine.of(packet, layout);
        line.draw(pen, layout.scale(), Stroke.solid(ink, moment.scaled(width)));
        if (inView(line.x1())) {
            pen.disc(line.x1(), line.y1(), pen.bold(moment.scaled(radius)), ink, 1);
        }
        if (inView(line.x2())) {
            if (packet.transit().delivered()) {
                pen.disc(line.x2(), line.y2(), pen.bold(moment.scaled(radius)), ink, 1);
            }
            PacketLine.sign(
                    pen,
                    packet.transit().fate(),
                    packet.transit().copy() > 0,
                    line.x2(),
                    line.y2(),
                    moment.scaled(1.5),
                    1);
            if (packet.transit().byHand()) {
                hand(packet, 1);
            }
        }
    }

    /** Rings around its ends. */
    void chosen(Packet packet) {
        PacketLine line = PacketLine.of(packet, layout);
        Stroke ring = Stroke.solid(Ink.INK, moment.scaled(1.5));
        line.draw(pen, layout.scale(), ring);
        if (inView(line.x1())) {
            pen.ring(line.x1(), line.y1(), pen.bold(moment.scaled(6)), ring);
        }
        if (inView(line.x2())) {
            pen.ring(
                    line.x2(),
                    line.y2(),
                    pen.bold(moment.scaled(packet.transit().byHand() ? 8.5 : 6)),
                    ring);
        }
    }

    /** A diamond at its end: somebody set what became of it. */
    void hand(Packet packet, double opacity) {
        PacketLine line = PacketLine.of(packet, layout);
        if (inView(line.x2())) {
            hand(pen, packet.transit().delivered(), line.x2(), line.y2(), moment.scaled(1), opacity);
        }
    }

    /** The sign of that; around the cross of a loss, or filled. */
    static void hand(Pen pen, boolean filled, double x, double y, double unit, double opacity) {
        double r = (filled ? 5 : 7) * unit;
        double[] xs = {x, x + r, x, x - r, x};
        double[] ys = {y - r, y, y + r, y, y - r};
        if (filled) {
            pen.shape(xs, ys, 4, Ink.GROUND, 1);
        }
        pen.line(xs, ys, 5, Stroke.solid(Ink.INK, 1.6 * unit).pale(opacity));
    }

    private boolean inView(double x) {
        return x >= layout.scale().left() && x <= layout.scale().right();
    }
}
