package reckon.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import reckon.motion.SimulationTime;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;

/** What happens on the nodes in the diagram of a game, as signs at their lifelines. */
final class EventLane {
    /** With more in view only some are drawn, of each lifeline one in so much room. */
    private static final int CROWD = 400;

    private static final double CELL_EMS = 1;
    private static final double REACH_EMS = 0.75;

    private final GameRun run;
    private final Lanes lanes;
    /** The happenings that have a sign, by their places, and when they happen, s. */
    private final int[] places;

    private final EventSign[] signs;
    private final double[] times;
    /** How many before it stand at the same place at the same moment. */
    private final int[] shifts;

    EventLane(GameRun run, Lanes lanes) {
        this.run = run;
        this.lanes = lanes;
        List<Happening> all = run.happenings();
        this.places = IntStream.range(0, all.size())
                .filter(i -> EventSign.of(all.get(i).what()).isPresent())
                .filter(i -> lanes.place(all.get(i).node()) >= 0)
                .toArray();
        this.signs = new EventSign[places.length];
        this.times = new double[places.length];
        for (int i = 0; i < places.length; i++) {
            Happening one = all.get(places[i]);
            signs[i] = EventSign.of(one.what()).orElseThrow();
            times[i] = SimulationTime.seconds(one.micros());
        }
        this.shifts = IntStream.range(0, places.length).map(this::shift).toArray();
    }

    private int shift(int index) {
        int before = 0;
        for (int i = index - 1; i >= 0 && times[i] == times[index]; i--) {
            before += together(i, index) ? 1 : 0;
        }
        return before;
    }

    private boolean together(int one, int other) {
        return happening(one).node() == happening(other).node() && signs[one].above() == signs[other].above();
    }

    /** Whether another sign about the same player follows right beside it. */
    private boolean followed(int index) {
        for (int i = index + 1; i < times.length && times[i] == times[index]; i++) {
            if (together(i, index) && happening(i).client() == happening(index).client()) {
                return true;
            }
        }
        return false;
    }

    private int first(DiagramLayout layout) {
        return PacketLane.firstNotBelow(times, layout.span().from());
    }

    private int last(DiagramLayout layout) {
        return PacketLane.firstNotBelow(times, Math.nextUp(layout.span().to()));
    }

    double radius(DiagramLayout layout) {
        return layout.em() * 0.42 * layout.size();
    }

    private Happening happening(int index) {
        return run.happenings().get(places[index]);
    }

    /** The signs that are drawn; where there are very many, some of those that matter most. */
    private List<Integer> drawn(DiagramLayout layout) {
        List<Integer> drawn = new ArrayList<>();
        boolean crowd = last(layout) - first(layout) > CROWD;
        // cells stand still in time, so that nothing flickers when one pans
        double cell = layout.em() * CELL_EMS * layout.scale().secondsPerPixel();
        double[][] last = new double[lanes.count()][2];
        for (int i = first(layout); i < last(layout); i++) {
            double[] row = last[lanes.place(happening(i).node())];
            int side = signs[i].above() ? 0 : 1;
            double place = Math.floor(times[i] / cell) + 1;
            if (!crowd || (signs[i].first() && place > row[side])) {
                row[side] = place;
                drawn.add(i);
            }
        }
        return drawn;
    }

    void draw(Pen pen, GameMoment moment, DiagramLayout layout) {
        List<Integer> drawn = drawn(layout);
        boolean named = layout.full() && moment.run().game().clients().size() > 2 && drawn.size() < CROWD / 2;
        for (int index : drawn) {
            sign(pen, layout, index, radius(layout));
            if (named && happening(index).client() != happening(index).node() && !followed(index)) {
                String letter = PlayerSign.letter(run.game(), happening(index).client());
                Lettering small = Lettering.plain(Ink.player(happening(index).client()), layout.em() * 0.85)
                        .strong();
                pen.text(letter, x(index, layout) + radius(layout) * 1.2, y(index, layout) + layout.em() * 0.3, small);
            }
        }
    }

    private void sign(Pen pen, DiagramLayout layout, int index, double radius) {
        signs[index].draw(pen, x(index, layout), y(index, layout), radius);
    }

    private double x(int index, DiagramLayout layout) {
        return layout.scale().x(times[index]) + shifts[index] * 2.2 * radius(layout);
    }

    private double y(int index, DiagramLayout layout) {
        return layout.eventY(happening(index).node(), signs[index].above());
    }

    /** Where signs stand, for what keeps out of their way. */
    List<Box> boxes(DiagramLayout layout) {
        double r = radius(layout);
        return drawn(layout).stream()
                .map(index ->
                        new Box(x(index, layout) - r, y(index, layout) - r, x(index, layout) + r, y(index, layout) + r))
                .toList();
    }

    /** Draws what happened so that it stands out, with its name; nothing where it has no sign. */
    void highlight(Pen pen, GameMoment moment, DiagramLayout layout, int place) {
        int index = Arrays.binarySearch(places, place);
        if (index < 0 || !layout.span().holds(times[index])) {
            return;
        }
        double em = moment.em();
        double x = x(index, layout);
        double y = y(index, layout);
        double r = radius(layout) * 1.5;
        pen.disc(x, y, r * 1.5, Ink.GROUND, 1);
        pen.ring(x, y, r * 1.5, Stroke.solid(Ink.INK, moment.scaled(1.6)));
        sign(pen, layout, index, r);
        if (layout.full()) {
            boolean left = x > (layout.scale().left() + layout.scale().right()) / 2;
            Lettering lettering =
                    Lettering.plain(Ink.INK, em).strong().at(left ? Lettering.Anchor.END : Lettering.Anchor.START);
            pen.label(words(moment, index), x + (left ? -2 : 2) * r, y + em * 0.35, lettering);
        }
    }

    private String words(GameMoment moment, int index) {
        Happening one = happening(index);
        String word = moment.texts().get(signs[index].key());
        String player = run.game().clients().get(one.client()).name();
        return one.detail().get("number") instanceof Integer number
                ? moment.texts().get("game.event.numbered", word, player, number)
                : moment.texts().get("game.event.plain", word, player);
    }

    /** What happened whose sign is at a place, by its place among the happenings. */
    OptionalInt at(DiagramLayout layout, double x, double y) {
        double nearest = layout.em() * REACH_EMS;
        int found = -1;
        for (int index : drawn(layout)) {
            double away = Math.hypot(x(index, layout) - x, y(index, layout) - y);
            if (away < nearest) {
                nearest = away;
                found = places[index];
            }
        }
        return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }
}
