package reckon.draw;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import reckon.motion.SimulationTime;
import reckon.network.Fate;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;
import reckon.scheme.Letter;

/** The messages in the diagram of a game: where each is, and which are in view, or near a place. */
final class LetterLane {
    /** From so many on in view they are drawn as a density. */
    private static final int CROWD = 400;

    /** With more in view there are no receipts. */
    private static final int RECEIPTS = 125;

    private static final double REACH_EMS = 0.6;
    private static final double SIGN_EMS = 0.3;

    private final Game game;
    private final Lanes lanes;
    private final List<Letter> letters;
    private final LetterKind[] kinds;
    /** When each was sent, s, and when it ends. */
    private final double[] sent;

    private final double[] end;
    /** When the last of the letters up to each has ended, s: those before the first of them that is in view are over. */
    private final double[] over;
    /** How many of those before each are no receipts, and are drawn at all. */
    private final int[] telling;

    LetterLane(GameRun run, Lanes lanes) {
        this.game = run.game();
        this.lanes = lanes;
        this.letters = run.letters();
        int count = letters.size();
        this.kinds = new LetterKind[count];
        this.sent = new double[count];
        this.end = new double[count];
        this.over = new double[count];
        this.telling = new int[count + 1];
        double latest = 0;
        for (int i = 0; i < count; i++) {
            Letter letter = letters.get(i);
            kinds[i] = LetterKind.of(letter);
            sent[i] = SimulationTime.seconds(letter.way().sentMicros());
            end[i] = end(letter, sent[i]);
            latest = Math.max(latest, end[i]);
            over[i] = latest;
            telling[i + 1] = telling[i] + (tells(i) ? 1 : 0);
        }
    }

    /** When its line ends: where it arrives, or half-way where it is lost, s. */
    private double end(Letter letter, double sentAt) {
        return letter.way().delivered()
                ? SimulationTime.seconds(letter.way().arrivedMicros())
                : sentAt + share(letter) * game.latency(letter.from(), letter.to());
    }

    /** How far it gets. */
    private static double share(Letter letter) {
        return switch (letter.way().fate()) {
            case DELIVERED -> 1;
            case LOST -> 0.5;
            case DROPPED -> PacketLine.DROPPED_SHARE;
        };
    }

    /** Where a letter's line is. */
    PacketLine line(int index, DiagramLayout layout) {
        Letter letter = letters.get(index);
        double from = layout.y(letter.from());
        double to = layout.y(letter.to());
        TimeScale scale = layout.scale();
        return new PacketLine(scale.x(sent[index]), from, scale.x(end[index]), from + (to - from) * share(letter));
    }

    Letter letter(int index) {
        return letters.get(index);
    }

    LetterKind kind(int index) {
        return kinds[index];
    }

    double sent(int index) {
        return sent[index];
    }

    double end(int index) {
        return end[index];
    }

    /** The first letter that is not over at the start of what is shown. */
    int first(DiagramLayout layout) {
        return PacketLane.firstNotBelow(over, layout.span().from());
    }

    /** The first letter that is sent after what is shown. */
    int last(DiagramLayout layout) {
        return PacketLane.firstNotBelow(sent, Math.nextUp(layout.span().to()));
    }

    /** How many there are in view that tell something. */
    int tellingInView(DiagramLayout layout) {
        return telling[Math.max(first(layout), last(layout))] - telling[first(layout)];
    }

    /** Whether there are so many in view that they are drawn as a density. */
    boolean crowded(DiagramLayout layout) {
        return tellingInView(layout) > CROWD;
    }

    /** Whether a letter tells something, and both its nodes have a lifeline. */
    boolean tells(int index) {
        return kinds[index] != LetterKind.RECEIPT && between(letters.get(index));
    }

    /** Whether both its nodes have a lifeline. */
    boolean between(Letter letter) {
        return lanes.place(letter.from()) >= 0 && lanes.place(letter.to()) >= 0;
    }

    /** Whether a letter is drawn where there is no crowd: receipts only where they disturb nothing. */
    boolean drawn(int index, DiagramLayout layout, int inView) {
        return tells(index) || (between(letters.get(index)) && layout.full() && inView <= RECEIPTS);
    }

    /** The letters that are on their way at a moment in s, and tell something. */
    IntStream onTheWay(double now) {
        int after = PacketLane.firstNotBelow(sent, Math.nextUp(now));
        return IntStream.range(PacketLane.firstNotBelow(over, now), after).filter(i -> end[i] > now && tells(i));
    }

    /** The letter by which something was sent, or arrived, at the moment that it was noted. */
    OptionalInt told(Happening noted) {
        double at = SimulationTime.seconds(noted.micros());
        boolean sends = noted.what() == Happening.What.SEND;
        int after = PacketLane.firstNotBelow(sent, Math.nextUp(at));
        return IntStream.range(PacketLane.firstNotBelow(over, at), after)
                .filter(i -> letters.get(i).number() == noted.message())
                .filter(i -> sends ? sent[i] == at : letters.get(i).way().delivered() && end[i] == at)
                .findFirst();
    }

    /** The letter nearest to a place, if one is near; where they are drawn as a crowd none is. */
    OptionalInt at(DiagramLayout layout, double x, double y) {
        return nearest(layout, index -> {
            PacketLine line = line(index, layout);
            double distance = line.distance(x, y);
            // receipts stand back, and the sign of a loss is what one points at, however close other lines pass by
            double favour = kinds[index] == LetterKind.RECEIPT ? -0.25 : 0;
            return letters.get(index).way().fate() == Fate.DELIVERED
                    ? distance - favour * layout.em()
                    : Math.min(distance, line.fromEnd(x, y) - layout.em() * SIGN_EMS);
        });
    }

    /** The letter whose end is near a place, if it is one whose end can be moved: no copy and no receipt. */
    OptionalInt endAt(DiagramLayout layout, double x, double y) {
        return nearest(
                layout,
                index -> tells(index) && letters.get(index).way().copy() == 0
                        ? line(index, layout).fromEnd(x, y)
                        : Double.POSITIVE_INFINITY);
    }

    private OptionalInt nearest(DiagramLayout layout, ToDoubleFunction<Integer> distance) {
        if (crowded(layout)) {
            return OptionalInt.empty();
        }
        double nearest = layout.em() * REACH_EMS;
        int found = -1;
        int inView = tellingInView(layout);
        for (int i = first(layout); i < last(layout); i++) {
            double away = drawn(i, layout, inView) ? distance.applyAsDouble(i) : Double.POSITIVE_INFINITY;
            if (away < nearest) {
                nearest = away;
                found = i;
            }
        }
        return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }
}
