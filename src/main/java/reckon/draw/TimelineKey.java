package reckon.draw;

import reckon.network.Fate;

/** Says between packets and errors what the signs of a timeline mean, as far as there is room. */
final class TimelineKey {
    private final Pen pen;
    private final Moment moment;
    private final TimelineLayout layout;
    private final Lettering lettering;
    private double x;

    /** Draws a sign about a place. */
    private interface Sign {
        void draw(double x, double y);
    }

    private TimelineKey(Pen pen, Moment moment, TimelineLayout layout) {
        this.pen = pen;
        this.moment = moment;
        this.layout = layout;
        this.lettering = Lettering.plain(Ink.MUTED, moment.em() * 0.88);
        this.x = layout.scale().left() + moment.em() * 0.6;
    }

    /** Draws it; the sign of hands only where some packet has it. */
    static void draw(Pen pen, Moment moment, TimelineLayout layout, boolean hands) {
        if (!moment.layers().legend()) {
            return;
        }
        TimelineKey key = new TimelineKey(pen, moment, layout);
        double unit = moment.scaled(1);
        double half = moment.em() * 0.5;
        Ink chosen = Ink.method(moment.layers().chosen());
        key.add("timeline.lost", (x, y) -> PacketLine.sign(pen, Fate.LOST, false, x, y, unit, 1));
        key.add("timeline.dropped", (x, y) -> PacketLine.sign(pen, Fate.DROPPED, false, x, y, unit, 1));
        key.add("timeline.copy", (x, y) -> PacketLine.sign(pen, Fate.DELIVERED, true, x, y, unit, 1));
        key.add("timeline.stall", (x, y) -> pen.fill(x - half, y - half, 2 * half, 2 * half, Ink.STALL, 0.6));
        key.add("timeline.noticed", (x, y) -> {
            Stroke stroke = Stroke.solid(chosen, unit);
            Hatching.draw(pen, x - half, y - half, x + half, y + half, half * 0.7, stroke);
        });
        if (hands) {
            key.add("timeline.hand", (x, y) -> PacketMark.hand(pen, true, x, y, unit, 1));
        }
    }

    private void add(String text, Sign sign) {
        double em = lettering.size();
        String word = moment.texts().get(text);
        double end = x + em * 1.6 + pen.width(word, lettering);
        if (end <= layout.scale().right()) {
            sign.draw(x + em * 0.6, layout.keyY() - em * 0.32);
            pen.text(word, x + em * 1.6, layout.keyY(), lettering);
            x = end + em * 1.4;
        }
    }
}
