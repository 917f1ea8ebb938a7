package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import reckon.scheme.GameMeasures;
import reckon.scheme.GameRun;
import reckon.text.Texts;

/**
 * How far the screens of a game are apart on the player on which they are the farthest apart, over time; of several games, to
 * compare them, each as a line. What is in view is measured once.
 */
public final class DisagreementStrip {
    private static final int SAMPLES_PER_PIXEL = 2;
    private static final double MARKER_EMS = 9;

    private final List<GameRun> runs;
    private final double greatest;
    private @Nullable Sampled sampled;

    /**
     * What has been measured.
     *
     * @param layout for what
     * @param step from one moment to the next, s
     * @param first the first moment, in steps
     * @param values by game and moment, m
     */
    private record Sampled(StripLayout layout, double step, long first, List<double[]> values) {}

    /**
     * The strip of some games.
     *
     * @param greatest the farthest that the screens are ever apart in any of them, m
     */
    public DisagreementStrip(List<GameRun> runs, double greatest) {
        this.runs = List.copyOf(runs);
        this.greatest = greatest;
    }

    /** The strip of some games of which nothing is measured yet. */
    public static DisagreementStrip of(List<GameRun> runs) {
        double greatest = runs.stream()
                .mapToDouble(run -> GameMeasures.of(run).disagreement())
                .max()
                .orElse(0);
        return new DisagreementStrip(runs, greatest);
    }

    private Sampled sampled(StripLayout layout) {
        Sampled known = sampled;
        if (known == null || !known.layout().equals(layout)) {
            known = sample(layout);
            sampled = known;
        }
        return known;
    }

    private Sampled sample(StripLayout layout) {
        // moments stand still, so that nothing flickers when one pans
        double step = layout.scale().secondsPerPixel() / SAMPLES_PER_PIXEL;
        long first = (long) Math.ceil(layout.span().from() / step);
        int count = (int) Math.max(0, (long) Math.floor(layout.span().to() / step) - first + 1);
        List<double[]> values = new ArrayList<>();
        for (GameRun run : runs) {
            double[] own = new double[count];
            for (int i = 0; i < count; i++) {
                double at = (first + i) * step;
                own[i] = at >= 0 && at <= run.seconds() ? run.disagreement(at) : Double.NaN;
            }
            values.add(own);
        }
        return new Sampled(layout, step, first, values);
    }

    /** Draws what only changes with the games and with what is in view. */
    public void ground(Pen pen, GameMoment moment, StripLayout layout) {
        double em = moment.em();
        pen.fill(0, 0, layout.width(), layout.height(), Ink.GROUND, 1);
        ValueAxis axis = axis(layout);
        axis.draw(pen, layout.scale(), em);
        TimeAxis.draw(pen, layout.scale(), layout.bottom(), em);
        for (int i = runs.size() - 1; i >= 0; i--) {
            curve(pen, moment, layout, axis, i);
        }
        key(pen, moment, layout);
    }

    private ValueAxis axis(StripLayout layout) {
        return ValueAxis.upTo(greatest, layout.top(), layout.bottom(), layout.em());
    }

    private void curve(Pen pen, GameMoment moment, StripLayout layout, ValueAxis axis, int run) {
        Sampled known = sampled(layout);
        double[] values = known.values().get(run);
        Envelope envelope = new Envelope(layout.scale(), axis.top(), axis.bottom(), axis.greatest());
        double every = Math.max(1, Math.rint(MARKER_EMS * layout.em() * SAMPLES_PER_PIXEL));
        double shift = Math.rint(every * run / runs.size());
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                double at = (known.first() + i) * known.step();
                envelope.add(at, values[i]);
                if (runs.size() > 1 && (known.first() + i + shift) % every == 0) {
                    marker(pen, layout.scale().edge(at), axis.y(values[i]), moment.scaled(3.5), run);
                }
            }
        }
        envelope.draw(pen, Stroke.method(run, moment.scaled(1.8)));
    }

    private static void marker(Pen pen, double x, double y, double radius, int run) {
        Marker.method(run).draw(pen, x, y, pen.bold(radius), Ink.method(run), 1);
    }

    private void key(Pen pen, GameMoment moment, StripLayout layout) {
        double em = moment.em();
        Texts texts = moment.texts();
        Lettering lettering = Lettering.plain(Ink.INK, em * 0.95);
        pen.text(texts.get("game.disagreement"), layout.scale().left(), layout.keyY(), lettering);
        if (runs.size() > 1) {
            double taken = pen.width(texts.get("game.disagreement"), lettering) + em;
            TimeScale scale = layout.scale();
            double left = Math.min(scale.left() + taken, scale.right() - 1);
            TimeScale rest = new TimeScale(layout.span(), left, scale.right());
            KeyRow row = new KeyRow(pen, rest, layout.keyY(), em);
            for (int i = 0; i < runs.size(); i++) {
                int run = i;
                row.add(SchemeNames.of(runs.get(i).game().kind(), texts), (x, y) -> {
                    pen.line(x - em * 0.9, y, x + em * 0.7, y, Stroke.method(run, moment.scaled(1.8)));
                    marker(pen, x, y, moment.scaled(3.5), run);
                });
            }
        }
    }

    /** Draws what moves: the playhead, and how far the screens are apart there. */
    public void now(Pen pen, GameMoment moment, StripLayout layout) {
        double now = moment.seconds();
        if (!layout.span().holds(now)) {
            return;
        }
        double em = moment.em();
        double x = layout.scale().x(now);
        ValueAxis axis = axis(layout);
        TimeAxis.line(pen, x, layout.top(), layout.bottom(), em);
        for (int i = runs.size() - 1; i >= 0; i--) {
            if (now <= runs.get(i).seconds()) {
                marker(pen, x, axis.y(runs.get(i).disagreement(now)), moment.scaled(5), i);
            }
        }
        if (runs.size() == 1) {
            boolean left = x > (layout.scale().left() + layout.scale().right()) / 2;
            Lettering lettering =
                    Lettering.plain(Ink.INK, em).strong().at(left ? Lettering.Anchor.END : Lettering.Anchor.START);
            String text = moment.texts().get("game.metres", runs.getFirst().disagreement(now));
            pen.label(text, left ? x - em * 0.8 : x + em * 0.8, layout.top() + em * 0.6, lettering);
        }
    }
}
