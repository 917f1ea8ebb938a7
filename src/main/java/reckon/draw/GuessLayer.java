package reckon.draw;

import java.util.List;
import java.util.Optional;
import reckon.motion.Vec2;
import reckon.run.MethodRun;
import reckon.run.Run;

/**
 * Draws the point that is guessed about, a guess as a cross, and once they are known, how far what was drawn and the truth are
 * from it.
 */
public final class GuessLayer {
    /** What is looked at while one guesses is so many times as wide as the way that the point just came. */
    private static final double AROUND = 2;

    private static final double LEAST = 0.7;

    private final Pen pen;
    private final Camera camera;
    private final Moment moment;
    private final Labels labels;

    private GuessLayer(Pen pen, Camera camera, Moment moment, Framing framing) {
        this.pen = pen;
        this.camera = camera;
        this.moment = moment;
        this.labels = new Labels(pen, framing.room());
        labels.keep(framing.map());
    }

    /**
     * What is to be seen when one guesses: as much to every side, so that it gives nothing away.
     *
     * @param frame the frame at which it is asked
     * @param back so many frames before it the point's way is measured from
     * @param known what must be seen as well
     */
    public static List<Vec2> view(Run run, int method, int frame, int back, Optional<Guessed> known) {
        MethodRun shown = run.methods().get(method);
        Vec2 now = new Vec2(shown.x(frame), shown.y(frame));
        int from = Math.max(shown.firstFrame(), frame - back);
        double half = Math.max(LEAST, AROUND * now.distance(new Vec2(shown.x(from), shown.y(from))));
        Vec2 corner = new Vec2(half, half);
        List<Vec2> square = List.of(now.minus(corner), now.plus(corner));
        return known.map(answer ->
                        List.of(square.getFirst(), square.getLast(), answer.place(), answer.drawn(), answer.truth()))
                .orElse(square);
    }

    /**
     * Draws a guess.
     *
     * @param place where the point was thought to come, m, once that is said
     * @param known how near that was, once it is known
     * @param framing where what stands
     */
    public static void draw(
            Pen pen, Camera camera, Moment moment, Optional<Vec2> place, Optional<Guessed> known, Framing framing) {
        GuessLayer layer = new GuessLayer(pen, camera, moment, framing);
        known.ifPresent(layer::distances);
        layer.point();
        place.ifPresent(layer::cross);
        known.ifPresent(layer::words);
        new CornerMap(pen, camera, moment, framing.map()).draw(camera);
    }

    private double x(Vec2 at) {
        return camera.stageX(at.x());
    }

    private double y(Vec2 at) {
        return camera.stageY(at.y());
    }

    private void point() {
        int chosen = moment.layers().chosen();
        MethodRun method = moment.run().methods().get(chosen);
        if (method.shown(moment.frame())) {
            Vec2 at = new Vec2(method.x(moment.frame()), method.y(moment.frame()));
            Marker.method(chosen).draw(pen, x(at), y(at), pen.bold(moment.scaled(9)), Ink.method(chosen), 1);
        }
    }

    private void cross(Vec2 at) {
        double arm = moment.scaled(9);
        Stroke under = Stroke.solid(Ink.GROUND, moment.scaled(7));
        Stroke over = Stroke.solid(Ink.INK, moment.scaled(3.5));
        for (Stroke stroke : new Stroke[] {under, over}) {
            pen.line(x(at) - arm, y(at) - arm, x(at) + arm, y(at) + arm, stroke);
            pen.line(x(at) - arm, y(at) + arm, x(at) + arm, y(at) - arm, stroke);
        }
    }

    private void distances(Guessed known) {
        Stroke stroke = Stroke.solid(Ink.INK, moment.scaled(2)).dashed(Dash.DOTTED);
        pen.line(x(known.place()), y(known.place()), x(known.drawn()), y(known.drawn()), stroke);
        pen.line(x(known.place()), y(known.place()), x(known.truth()), y(known.truth()), stroke.pale(0.6));
        pen.ring(
                x(known.truth()),
                y(known.truth()),
                pen.bold(moment.scaled(8)),
                Stroke.solid(Ink.INK, moment.scaled(2)));
    }

    private void words(Guessed known) {
        List.of(known.place(), known.drawn(), known.truth())
                .forEach(at -> labels.keep(x(at), y(at), moment.scaled(10)));
        labels.keep(x(known.place()), y(known.place()), x(known.drawn()), y(known.drawn()));
        labels.keep(x(known.place()), y(known.place()), x(known.truth()), y(known.truth()));
        word("guess.drawn", known.fromDrawn(), known.drawn());
        word("guess.truth", known.fromTruth(), known.truth());
        word("guess.place", 0, known.place());
    }

    private void word(String key, double distance, Vec2 at) {
        Inscription text = new Inscription(moment.texts().get(key, distance));
        Lettering lettering = Lettering.plain(Ink.INK, moment.em() * 1.5).strong();
        labels.write(text, x(at), y(at), moment.scaled(13), lettering, true);
    }
}
