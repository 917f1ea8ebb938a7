package reckon.draw;

import java.util.EnumSet;
import java.util.Set;
import reckon.network.Fate;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;
import reckon.scheme.Letter;
import reckon.text.Texts;

/** Says under the lifelines of a game what the signs mean that there are in it, as far as there is room. */
final class GameKey {
    private final Set<LetterKind> kinds = EnumSet.noneOf(LetterKind.class);
    private final Set<EventSign> events = EnumSet.noneOf(EventSign.class);
    private boolean lost;
    private boolean again;
    private boolean hands;

    GameKey(GameRun run, Lanes lanes) {
        for (Letter letter : run.letters()) {
            if (lanes.place(letter.from()) < 0 || lanes.place(letter.to()) < 0) {
                continue;
            }
            kinds.add(LetterKind.of(letter));
            lost |= letter.way().fate() == Fate.LOST;
            again |= letter.attempt() > 0;
            hands |= letter.way().byHand();
        }
        for (Happening one : run.happenings()) {
            EventSign.of(one.what()).ifPresent(events::add);
        }
    }

    void draw(Pen pen, GameMoment moment, DiagramLayout layout, boolean unverified) {
        double em = moment.em();
        double unit = moment.scaled(1);
        Texts texts = moment.texts();
        KeyRow messages = new KeyRow(pen, layout.scale(), layout.keyY(0), em);
        for (LetterKind kind : kinds) {
            messages.add(texts.get(kind.key()), (x, y) -> {
                PacketLine line = new PacketLine(x - em * 0.75, y, x + em * 0.6, y);
                Stroke stroke = Stroke.solid(kind.ink(), 1.7 * unit);
                pen.line(line.x1(), y, line.x2() - 2 * unit, y, stroke);
                kind.head(pen, line, unit, 1);
            });
        }
        if (again) {
            messages.add(texts.get("game.again"), (x, y) -> {
                Stroke stroke = Stroke.solid(Ink.INK, unit).dashed(Dash.DASHED);
                pen.line(x - em * 0.75, y, x + em * 0.6, y, stroke);
            });
        }
        if (lost) {
            messages.add(texts.get("timeline.lost"), (x, y) -> PacketLine.sign(pen, Fate.LOST, false, x, y, unit, 1));
        }
        if (hands) {
            messages.add(texts.get("timeline.hand"), (x, y) -> PacketMark.hand(pen, true, x, y, unit, 1));
        }
        KeyRow signs = new KeyRow(pen, layout.scale(), layout.keyY(1), em);
        for (EventSign event : events) {
            signs.add(texts.get(event.key()), (x, y) -> event.draw(pen, x, y, em * 0.42));
        }
        if (unverified) {
            signs.add(
                    texts.get("game.unverified"),
                    (x, y) -> pen.fill(x - em * 0.6, y - unit, em * 1.1, unit * 2.5, Ink.CORRECTION, 0.85));
        }
        signs.add(
                texts.get("game.moving"),
                (x, y) -> pen.fill(x - em * 0.6, y - unit, em * 1.1, unit * 3, Ink.player(0), 0.9));
    }
}
