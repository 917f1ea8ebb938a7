package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import reckon.scheme.Letter;

/** Writes what messages say beside their lines, where there is room: none over another, and few over lines. */
final class LetterLabels {
    /** With more messages in view none is labelled. */
    private static final int MOST = 70;

    private static final double[] SHARES = {0.5, 0.38, 0.62, 0.26, 0.74};

    private final Pen pen;
    private final GameMoment moment;
    private final DiagramLayout layout;
    private final LetterLane letters;
    private final double size;
    private final Supplier<List<Box>> signs;
    private final List<Box> taken = new ArrayList<>();
    private final List<PacketLine> lines = new ArrayList<>();

    /**
     * No labels yet.
     *
     * @param signs where something stands that is not to be hidden
     */
    LetterLabels(Pen pen, GameMoment moment, DiagramLayout layout, LetterLane letters, Supplier<List<Box>> signs) {
        this.pen = pen;
        this.moment = moment;
        this.layout = layout;
        this.letters = letters;
        this.size = moment.em() * 0.9;
        this.signs = signs;
    }

    /** Writes them, if there are not too many. */
    void draw() {
        if (letters.tellingInView(layout) > MOST) {
            return;
        }
        taken.addAll(signs.get());
        List<Integer> labelled = new ArrayList<>();
        for (int i = letters.first(layout); i < letters.last(layout); i++) {
            if (letters.tells(i)) {
                lines.add(letters.line(i, layout));
                if (original(i) && !(letters.kind(i) == LetterKind.UPDATE && repeats(i))) {
                    labelled.add(i);
                }
            }
        }
        // what clocks say is the first to be left out
        for (boolean clocks : new boolean[] {false, true}) {
            for (int index : labelled) {
                if (clocks == (letters.kind(index) == LetterKind.CLOCK)) {
                    write(index);
                }
            }
        }
    }

    /** Writes what one message says beside its line, over whatever stands there. */
    void light(int index) {
        Lettering lettering = lettering(index).strong();
        String text = words(index);
        double width = pen.width(text, lettering);
        PacketLine line = letters.line(index, layout);
        Box right = box(line, 0.5, true, width);
        boolean fits = right.right() <= layout.scale().right();
        write(text, fits ? right : box(line, 0.5, false, width), lettering);
    }

    private String words(int index) {
        return new LetterWords(moment.run().game(), moment.texts()).of(letters.letter(index));
    }

    private Lettering lettering(int index) {
        return Lettering.plain(letters.kind(index).text(), size);
    }

    private void write(String text, Box box, Lettering lettering) {
        pen.fill(box.left(), box.top(), box.width(), box.height(), Ink.GROUND, 0.8);
        pen.text(text, box.left() + size * 0.15, box.bottom() - size * 0.3, lettering);
    }

    private boolean original(int index) {
        Letter letter = letters.letter(index);
        return letter.way().copy() == 0 && letter.attempt() == 0;
    }

    /** Whether the letter before it says the same at the same time to somebody else. */
    private boolean repeats(int index) {
        return index > 0
                && letters.sent(index - 1) == letters.sent(index)
                && letters.letter(index - 1).from() == letters.letter(index).from();
    }

    private void write(int index) {
        Lettering lettering = lettering(index);
        String text = words(index);
        double width = pen.width(text, lettering);
        PacketLine line = letters.line(index, layout);
        Box best = null;
        long fewest = 2;
        for (double share : SHARES) {
            for (boolean right : new boolean[] {true, false}) {
                Box box = box(line, share, right, width);
                long crossed = crossed(box);
                if (crossed < fewest) {
                    fewest = crossed;
                    best = box;
                }
            }
        }
        if (best != null) {
            taken.add(best);
            write(text, best, lettering);
        }
    }

    /** A label beside a line that misses it by a little, however the line leans. */
    private Box box(PacketLine line, double share, boolean right, double width) {
        double high = size * 1.2;
        double wide = width + size * 0.3;
        double lean = Math.abs((line.x2() - line.x1()) / (line.y2() - line.y1())) * high / 2;
        double away = Math.min(lean, wide / 2) + size * 0.3;
        double x = line.x(share);
        double y = line.y(share);
        double left = right ? x + away : x - away - wide;
        return new Box(left, y - high / 2, left + wide, y + high / 2);
    }

    private long crossed(Box box) {
        TimeScale scale = layout.scale();
        if (box.left() < scale.left()
                || box.right() > scale.right()
                || layout.hidesLifeline(box)
                || taken.stream().anyMatch(box::meets)) {
            return Long.MAX_VALUE;
        }
        return lines.stream()
                .filter(line -> box.meets(line.x1(), line.y1(), line.x2(), line.y2()))
                .count();
    }
}
