package reckon.draw;

import reckon.network.Fate;
import reckon.text.Texts;

/** Says between packets and errors what the signs of a timeline mean, as far as there is room. */
final class TimelineKey {

    private TimelineKey() {}

    /** Draws it; the sign of hands only where some packet has it. */
    static void draw(Pen pen, Moment moment, TimelineLayout layout, boolean hands) {
        if (!moment.layers().legend()) {
            return;
        }
        KeyRow key = new KeyRow(pen, layout.scale(), layout.keyY(), moment.em());
        double unit = moment.scaled(1);
        double half = moment.em() * 0.5;
        Texts texts = moment.texts();
        Ink chosen = Ink.method(moment.layers().chosen());
        key.add(texts.get("timeline.lost"), (x, y) -> PacketLine.sign(pen, Fate.LOST, false, x, y, unit, 1));
        key.add(texts.get("timeline.dropped"), (x, y) -> PacketLine.sign(pen, Fate.DROPPED, false, x, y, unit, 1));
        key.add(texts.get("timeline.copy"), (x, y) -> PacketLine.sign(pen, Fate.DELIVERED, true, x, y, unit, 1));
        key.add(
                texts.get("timeline.stall"),
                (x, y) -> pen.fill(x - half, y - half, 2 * half, 2 * half, Ink.STALL, 0.6));
        key.add(texts.get("timeline.noticed"), (x, y) -> {
            Stroke stroke = Stroke.solid(chosen, unit);
            Hatching.draw(pen, x - half, y - half, x + half, y + half, half * 0.7, stroke);
        });
        if (hands) {
            key.add(texts.get("timeline.hand"), (x, y) -> PacketMark.hand(pen, true, x, y, unit, 1));
        }
    }
}
