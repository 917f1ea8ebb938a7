package reckon.draw;

import reckon.scheme.Letter;

/** Draws messages as arrows; what was sent again is thin and dashed, and a copy dotted. */
final class LetterArrows {
    /** With more in view they have no heads. */
    private static final int HEADS = 250;

    private final Pen pen;
    private final GameMoment moment;
    private final DiagramLayout layout;
    private final LetterLane letters;

    LetterArrows(Pen pen, GameMoment moment, DiagramLayout layout, LetterLane letters) {
        this.pen = pen;
        this.moment = moment;
        this.layout = layout;
        this.letters = letters;
    }

    /** Draws those in view. */
    void draw() {
        if (letters.crowded(layout)) {
            new LetterDensity(layout).draw(pen, letters, moment.scaled(layout.size()));
            return;
        }
        int inView = letters.tellingInView(layout);
        for (int i = letters.first(layout); i < letters.last(layout); i++) {
            if (letters.drawn(i, layout, inView)) {
                draw(i, inView <= HEADS);
            }
        }
    }

    private void draw(int index, boolean head) {
        PacketLine line = letters.line(index, layout);
        LetterKind kind = letters.kind(index);
        Letter letter = letters.letter(index);
        double unit = moment.scaled(layout.size());
        double opacity = kind == LetterKind.RECEIPT ? 0.35 : 0.9;
        line.draw(pen, layout.scale(), stroke(letter, kind, unit, opacity));
        if (inView(line.x2())) {
            if (letter.way().delivered() && head && letter.way().copy() == 0) {
                kind.head(pen, line, letter.attempt() > 0 ? unit * 0.8 : unit, opacity);
            }
            sign(letter, line, unit, opacity);
        }
    }

    private static Stroke stroke(Letter letter, LetterKind kind, double unit, double opacity) {
        if (letter.way().copy() > 0) {
            return new Stroke(Ink.MUTED, unit, Dash.DOTTED, opacity * 0.8);
        }
        if (kind == LetterKind.RECEIPT) {
            return new Stroke(kind.ink(), 0.8 * unit, Dash.SOLID, opacity);
        }
        return letter.attempt() > 0
                ? new Stroke(kind.ink(), unit, Dash.DASHED, opacity * 0.8)
                : new Stroke(kind.ink(), 1.7 * unit, Dash.SOLID, opacity);
    }

    /** What became of it where that is not just that it arrived, and whether somebody set that. */
    private void sign(Letter letter, PacketLine line, double unit, double opacity) {
        boolean copy = letter.way().copy() > 0;
        PacketLine.sign(pen, letter.way().fate(), copy, line.x2(), line.y2(), unit * 1.2, opacity);
        if (letter.way().byHand()) {
            PacketMark.hand(pen, letter.way().delivered(), line.x2(), line.y2(), unit, opacity);
        }
    }

    private boolean inView(double x) {
        return x >= layout.scale().left() && x <= layout.scale().right();
    }

    /**
     * Draws a message so that it stands out, with dots where it was sent and where it arrived.
     *
     * @param ring whether rings are around them
     */
    void highlight(int index, boolean ring) {
        PacketLine line = letters.line(index, layout);
        Letter letter = letters.letter(index);
        double unit = moment.scaled(1);
        Ink ink = letters.kind(index).ink();
        line.draw(pen, layout.scale(), Stroke.solid(ink, 3.2 * unit));
        dot(line.x1(), line.y1(), ink, unit, ring);
        if (letter.way().delivered()) {
            dot(line.x2(), line.y2(), ink, unit, ring);
        }
        if (inView(line.x2())) {
            sign(letter, line, unit * 1.3, 1);
        }
    }

    private void dot(double x, double y, Ink ink, double unit, boolean ring) {
        if (inView(x)) {
            pen.disc(x, y, pen.bold(4.2 * unit), ink, 1);
            if (ring) {
                pen.ring(x, y, pen.bold(7 * unit), Stroke.solid(Ink.INK, 1.6 * unit));
            }
        }
    }

    /** Draws the messages that are on their way at the moment as dots. */
    void onTheWay() {
        double now = moment.seconds();
        if (letters.crowded(layout) || !layout.span().holds(now)) {
            return;
        }
        double radius = pen.bold(moment.scaled(4 * layout.size()));
        letters.onTheWay(now).forEach(index -> {
            PacketLine line = letters.line(index, layout);
            double share = (now - letters.sent(index)) / (letters.end(index) - letters.sent(index));
            pen.disc(line.x(share), line.y(share), radius, letters.kind(index).ink(), 1);
        });
    }
}
