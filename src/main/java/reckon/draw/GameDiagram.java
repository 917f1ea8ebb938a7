package reckon.draw;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;

/**
 * The space-time diagram of a game: a lifeline a node, time to the right, messages as arrows from the sender's lifeline to the
 * receiver's, and signs for what happens. What of the game it needs over and over is looked up once.
 */
public final class GameDiagram {
    private final GameRun run;
    private final Lanes lanes;
    private final Lifelines lifelines;
    private final LetterLane letters;
    private final EventLane events;
    private final GameKey key;
    private final boolean unverified;

    /** The diagram of a game. */
    public GameDiagram(GameRun run) {
        this.run = run;
        this.lanes = Lanes.of(run);
        this.lifelines = new Lifelines(run, lanes);
        this.letters = new LetterLane(run, lanes);
        this.events = new EventLane(run, lanes);
        this.key = new GameKey(run, lanes);
        this.unverified = IntStream.range(0, run.game().clients().size())
                .anyMatch(client -> !lifelines.unverified(client).all().isEmpty());
    }

    /**
     * What stands where in it.
     *
     * @param span what is shown
     * @param width its width, px
     * @param height its height, px
     * @param em the size of text, px
     */
    public DiagramLayout layout(TimeSpan span, double width, double height, double em, DiagramLayout.Detail detail) {
        return new DiagramLayout(lanes, span, width, height, em, detail);
    }

    /** Draws what only changes with the game and with what is in view; the moment is one of this game. */
    public void ground(Pen pen, GameMoment moment, DiagramLayout layout) {
        pen.fill(0, 0, layout.width(), layout.height(), Ink.GROUND, 1);
        lifelines.draw(pen, moment, layout, letters.crowded(layout));
        arrows(pen, moment, layout).draw();
        events.draw(pen, moment, layout);
        if (layout.full()) {
            labels(pen, moment, layout).draw();
            key.draw(pen, moment, layout, unverified);
            TimeAxis.draw(pen, layout.scale(), layout.axisY(), moment.em());
            TimeAxis.overview(pen, layout.scale(), TimeSpan.whole(run.eventful()), layout.height(), moment.em());
        } else {
            title(pen, moment, layout);
        }
    }

    private LetterArrows arrows(Pen pen, GameMoment moment, DiagramLayout layout) {
        return new LetterArrows(pen, moment, layout, letters);
    }

    private LetterLabels labels(Pen pen, GameMoment moment, DiagramLayout layout) {
        return new LetterLabels(pen, moment, layout, letters, () -> events.boxes(layout));
    }

    private void title(Pen pen, GameMoment moment, DiagramLayout layout) {
        Lettering lettering = Lettering.plain(Ink.INK, moment.em()).strong();
        pen.text(SchemeNames.of(run.game().kind(), moment.texts()), layout.em() * 0.5, layout.em() * 1.15, lettering);
    }

    /**
     * Draws what moves: the playhead, the clocks, the messages on their way, and what stands out.
     *
     * @param spotlight what stands out; it is of this game
     */
    public void now(Pen pen, GameMoment moment, DiagramLayout layout, GameSpotlight spotlight) {
        TimeScale scale = layout.scale();
        double em = moment.em();
        if (spotlight.lit()) {
            double top = layout.top() - em * 1.3;
            double bottom = layout.bottom() + em * (layout.full() ? 1.6 : 0.8);
            pen.fill(scale.left(), top, scale.right() - scale.left(), bottom - top, Ink.GROUND, 0.55);
        }
        lifelines.now(pen, moment, layout);
        playhead(pen, moment, layout);
        if (!spotlight.lit()) {
            arrows(pen, moment, layout).onTheWay();
        }
        spotlight.event().ifPresent(event -> light(pen, moment, layout, event));
        spotlight.chosen().ifPresent(letter -> light(pen, moment, layout, letter, true));
        spotlight.pointed().ifPresent(letter -> light(pen, moment, layout, letter, false));
    }

    private void playhead(Pen pen, GameMoment moment, DiagramLayout layout) {
        double em = moment.em();
        TimeScale scale = layout.scale();
        if (scale.span().holds(moment.seconds())) {
            double x = scale.x(moment.seconds());
            double top = layout.full() ? em * 1.1 : layout.top() - em * 0.8;
            TimeAxis.line(pen, x, top, layout.bottom() + em * 0.7, em);
        }
        if (layout.full()) {
            String words = moment.texts().get("game.playhead", moment.seconds());
            TimeAxis.head(pen, scale, moment.seconds(), words, em);
        }
    }

    /** What happened at the cursor; where that is a message that leaves or arrives, the message. */
    private void light(Pen pen, GameMoment moment, DiagramLayout layout, int event) {
        Happening one = run.happenings().get(event);
        if (EventSign.of(one.what()).isEmpty()) {
            letters.told(one).ifPresent(letter -> light(pen, moment, layout, letter, false));
        }
        events.highlight(pen, moment, layout, event);
    }

    private void light(Pen pen, GameMoment moment, DiagramLayout layout, int letter, boolean ring) {
        if (letters.between(letters.letter(letter))) {
            arrows(pen, moment, layout).highlight(letter, ring);
            if (layout.full()) {
                labels(pen, moment, layout).light(letter);
            }
        }
    }

    /** The message at a place, by its place among the letters. */
    public OptionalInt letterAt(DiagramLayout layout, double x, double y) {
        return letters.at(layout, x, y);
    }

    /** The message at whose end a place is, by its place among the letters; no copy, and no receipt. */
    public OptionalInt letterEndAt(DiagramLayout layout, double x, double y) {
        return letters.endAt(layout, x, y);
    }

    /** What happened whose sign is at a place, by its place among the happenings. */
    public OptionalInt eventAt(DiagramLayout layout, double x, double y) {
        return events.at(layout, x, y);
    }

    /** The node whose lifeline is nearest to a height, if one is near. */
    public OptionalInt nodeAt(DiagramLayout layout, double y) {
        double reach = Math.max(layout.em(), Math.min(layout.em() * 2, layout.gap() / 2));
        return lanes.nodes().stream()
                .mapToInt(node -> node)
                .filter(node -> Math.abs(layout.y(node) - y) <= reach)
                .boxed()
                .min((one, other) -> Double.compare(Math.abs(layout.y(one) - y), Math.abs(layout.y(other) - y)))
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }
}
