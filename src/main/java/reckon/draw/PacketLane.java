package reckon.draw;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import reckon.network.Fate;
import reckon.run.Packet;
import reckon.run.Run;

/** The packets on a timeline. Only what is in view is looked at, and of a crowd only as much is drawn as can be seen. */
final class PacketLane {
    private static final double CROWDED_PIXELS = 1;
    private static final double CROWDED_SIGNS = 2;
    private static final double REACH_EMS = 0.6;
    private static final double SIGN_EMS = 0.3;
    private static final double QUIET = 0.22;

    private final List<Packet> packets;
    /** When each was sent, s, and when it arrived: kept together, since a long run is gone through at each redraw. */
    private final double[] sent;

    private final double[] arrived;
    /** When the last of the packets up to each has ended, s: those before the first of them that is in view are over. */
    private final double[] over;
    /** Those with a sign at their end. */
    private final int[] signed;
    /** Those whose fate was set by hand. */
    private final int[] byHand;

    PacketLane(Run run) {
        this.packets = run.packets();
        this.sent = new double[packets.size()];
        this.arrived = new double[packets.size()];
        this.over = new double[packets.size()];
        double latest = 0;
        for (int i = 0; i < sent.length; i++) {
            Packet packet = packets.get(i);
            sent[i] = packet.pdu().sent();
            arrived[i] = packet.transit().delivered() ? packet.arrived() : Double.NaN;
            latest = Math.max(latest, Math.max(sent[i], packet.arrived()));
            over[i] = latest;
        }
        this.signed = IntStream.range(0, sent.length)
                .filter(i -> isCopy(i) || Double.isNaN(arrived[i]))
                .toArray();
        this.byHand = IntStream.range(0, sent.length)
                .filter(i -> packets.get(i).transit().byHand())
                .toArray();
    }

    /** Whether the fate of any was set by hand. */
    boolean hands() {
        return byHand.length > 0;
    }

    private boolean isCopy(int index) {
        return packets.get(index).transit().copy() > 0;
    }

    /** The first packet that is not over at the start of what is shown. */
    private int first(TimelineLayout layout) {
        return firstNotBelow(over, layout.span().from());
    }

    /** The first packet that is sent after what is shown. */
    private int end(TimelineLayout layout) {
        return firstNotBelow(sent, Math.nextUp(layout.span().to()));
    }

    /** The place of the first of ascending numbers that is not below a value. */
    static int firstNotBelow(double[] ascending, double value) {
        int low = 0;
        int high = ascending.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ascending[middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Draws them, all of them pale where something else is to stand out. */
    void draw(Pen pen, Moment moment, TimelineLayout layout, boolean quiet) {
        int first = first(layout);
        int end = end(layout);
        double opacity = quiet ? QUIET : 1;
        TimeScale scale = layout.scale();
        double width = moment.scaled(1.1);
        if (end - first > (scale.right() - scale.left()) / CROWDED_PIXELS) {
            crowd(pen, layout, first, end, width, 0.45 * opacity);
        } else {
            for (int i = first; i < end; i++) {
                line(pen, layout, i, width, 0.8 * opacity);
            }
        }
        for (Fate fate : Fate.values()) {
            signs(pen, moment, layout, first, end, fate, opacity);
        }
        hands(new PacketMark(pen, moment, layout), layout, first, end, opacity);
    }

    /** Of those that begin at the same place the slowest is drawn, so that no stall is lost in the crowd. */
    private void crowd(Pen pen, TimelineLayout layout, int first, int end, double width, double opacity) {
        double cell = layout.scale().secondsPerPixel() * CROWDED_PIXELS;
        double last = Double.NEGATIVE_INFINITY;
        int slowest = -1;
        for (int i = first; i < end; i++) {
            if (Double.isNaN(arrived[i])) {
                continue;
            }
            // cells stand still in time, so that nothing flickers when one pans
            double place = Math.floor(sent[i] / cell);
            if (place > last) {
                line(pen, layout, slowest, width, opacity);
                last = place;
                slowest = i;
            } else if (arrived[i] - sent[i] > arrived[slowest] - sent[slowest]) {
                slowest = i;
            }
        }
        line(pen, layout, slowest, width, opacity);
    }

    private void line(Pen pen, TimelineLayout layout, int index, double width, double opacity) {
        if (index >= 0) {
            boolean copy = isCopy(index);
            PacketLine.of(packets.get(index), layout)
                    .draw(
                            pen,
                            layout.scale(),
                            new Stroke(copy ? Ink.MUTED : Ink.UPDATE, width, copy ? Dash.DOTTED : Dash.SOLID, opacity));
        }
    }

    private void signs(Pen pen, Moment moment, TimelineLayout layout, int first, int end, Fate fate, double opacity) {
        double last = Double.NEGATIVE_INFINITY;
        for (int index : signed) {
            if (index < first || index >= end || packets.get(index).transit().fate() != fate) {
                continue;
            }
            double x = layout.scale().x(fate == Fate.DELIVERED ? arrived[index] : sent[index]);
            if (Math.abs(x - last) >= CROWDED_SIGNS && inView(layout, x)) {
                double y = PacketLine.of(packets.get(index), layout).y2();
                PacketLine.sign(pen, fate, isCopy(index), x, y, moment.scaled(1), opacity);
                last = x;
            }
        }
    }

    private void hands(PacketMark mark, TimelineLayout layout, int first, int end, double opacity) {
        double last = Double.NEGATIVE_INFINITY;
        for (int index : byHand) {
            double x = layout.scale().x(Double.isNaN(arrived[index]) ? sent[index] : arrived[index]);
            if (index >= first && index < end && Math.abs(x - last) >= CROWDED_SIGNS) {
                mark.hand(packets.get(index), opacity);
                last = x;
            }
        }
    }

    private static boolean inView(TimelineLayout layout, double x) {
        return x >= layout.scale().left() && x <= layout.scale().right();
    }

    /** The packet nearest to a place, if one is near. */
    OptionalInt at(TimelineLayout layout, double x, double y) {
        double nearest = layout.em() * REACH_EMS;
        int found = -1;
        int end = end(layout);
        for (int i = first(layout); i < end; i++) {
            PacketLine line = PacketLine.of(packets.get(i), layout);
            double distance = line.distance(x, y);
            if (Double.isNaN(arrived[i])) {
                // the sign of a loss is what one points at, however close other lines pass by
                distance = Math.min(distance, line.fromEnd(x, y) - layout.em() * SIGN_EMS);
            }
            if (distance < nearest) {
                nearest = distance;
                found = i;
            }
        }
        return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }

    /** The packet whose end is near a place, if it is one whose end can be moved: not a copy. The one preferred comes first. */
    OptionalInt endAt(TimelineLayout layout, OptionalInt preferred, double x, double y) {
        for (int place : preferred.stream().toArray()) {
            if (!isCopy(place) && PacketLine.of(packets.get(place), layout).fromEnd(x, y) < layout.em() * REACH_EMS) {
                return preferred;
            }
        }
        double nearest = layout.em() * REACH_EMS;
        TimeScale scale = layout.scale();
        int found = -1;
        int end = end(layout);
        for (int i = first(layout); i < end; i++) {
            // most are sideways out of reach, which is told soonest
            double sideways = scale.x(Double.isNaN(arrived[i]) ? sent[i] : arrived[i]) - x;
            if (Math.abs(sideways) < nearest && !isCopy(i)) {
                double distance = PacketLine.of(packets.get(i), layout).fromEnd(x, y);
                found = distance < nearest ? i : found;
                nearest = Math.min(nearest, distance);
            }
        }
        return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }

    /** Draws one packet so that it stands out. */
    void highlight(PacketMark mark, int index) {
        mark.pointed(packets.get(index));
    }

    /** Draws rings around the ends of one packet. */
    void choose(PacketMark mark, int index) {
        mark.chosen(packets.get(index));
    }

    /** Lights an update by its number: of it and its copy the one that arrived first. */
    void light(PacketMark mark, int number, Ink ink) {
        int first = firstOf(number);
        if (first < 0) {
            return;
        }
        boolean copied =
                first + 1 < packets.size() && packets.get(first + 1).pdu().number() == number;
        boolean copyFirst = copied && (Double.isNaN(arrived[first]) || arrived[first + 1] < arrived[first]);
        mark.lit(packets.get(copyFirst ? first + 1 : first), ink);
    }

    private int firstOf(int number) {
        int low = 0;
        int high = packets.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (packets.get(middle).pdu().number() < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < packets.size() && packets.get(low).pdu().number() == number ? low : -1;
    }
}
