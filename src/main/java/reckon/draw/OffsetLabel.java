package reckon.draw;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import reckon.motion.Vec2;
import reckon.run.MethodRun;
import reckon.run.Run;

/**
 * How far a shown position is off, written beside the truth where it hides least of what matters. The place is chosen for a
 * second at a time: words that kept out of the way in every frame could not be read.
 */
final class OffsetLabel {
    private static final int SAMPLES_PER_SECOND = 10;

    private final Pen pen;
    private final Camera camera;
    private final Moment moment;
    private final Legend legend;
    private final double em;

    /** A place for the words: their left end, and where their letters stand, from the truth, px. */
    private record Place(double left, double base) {}

    OffsetLabel(Pen pen, Camera camera, Moment moment, Legend legend) {
        this.pen = pen;
        this.camera = camera;
        this.moment = moment;
        this.legend = legend;
        this.em = moment.em();
    }

    void draw(MethodRun method) {
        Run run = moment.run();
        String text = moment.texts().get("stage.off", run.error(method, moment.frame()));
        Lettering lettering = Lettering.plain(Ink.LOSS_TEXT, em * 1.15).strong();
        double width = pen.width(text, lettering);
        double x = camera.stageX(run.trueX(moment.frame()));
        double y = camera.stageY(run.trueY(moment.frame()));
        List<Vec2> around = around(method);
        places(width)
                .filter(place -> fits(x + place.left, y + place.base, width))
                // of those that hide as little the first
                .min(Comparator.comparingLong(place -> around.stream()
                        .filter(point -> hides(place, width, point))
                        .count()))
                .ifPresent(place -> pen.label(text, x + place.left, y + place.base, lettering));
    }

    private boolean fits(double left, double base, double width) {
        return left >= 0 && left + width <= legend.edge(base) && base >= 1.5 * em && base <= camera.height() - em;
    }

    private Stream<Place> places(double width) {
        return Stream.of(1.4, 4.0)
                .flatMap(ems -> Stream.of(
                        new Place(em * ems, -em * ems / 2),
                        new Place(em * ems, em * (ems / 2 + 0.9)),
                        new Place(-em * ems - width, -em * ems / 2),
                        new Place(-em * ems - width, em * (ems / 2 + 0.9))));
    }

    /** What is seen near the truth in the second that the moment is of, from the truth, px. */
    private List<Vec2> around(MethodRun method) {
        Run run = moment.run();
        int rate = run.framesPerSecond();
        int from = moment.frame() / rate * rate;
        return IntStream.range(0, SAMPLES_PER_SECOND)
                .map(i -> from + i * rate / SAMPLES_PER_SECOND)
                .filter(frame -> frame < run.frames())
                .boxed()
                .flatMap(frame -> around(method, frame))
                .toList();
    }

    /** Where the markers stand, the way of half a second, and the points of a convergence with their numbers. */
    private Stream<Vec2> around(MethodRun chosen, int frame) {
        Run run = moment.run();
        Vec2 truth = new Vec2(run.trueX(frame), run.trueY(frame));
        Stream<Vec2> markers = run.methods().stream()
                .filter(method -> method.shown(frame))
                .map(method -> new Vec2(method.x(frame), method.y(frame)));
        int step = run.framesPerSecond() / 8;
        Stream<Vec2> way = IntStream.of(-2, -1, 1, 2)
                .map(i -> Math.clamp(frame + (long) i * step, 0, run.frames() - 1))
                .mapToObj(near -> new Vec2(run.trueX(near), run.trueY(near)));
        double now = run.time(frame);
        Stream<Vec2> points = chosen.epochAt(now).flatMap(epoch -> epoch.blend(now)).map(ModelLayer::points).stream()
                .flatMap(List::stream);
        Vec2 number = new Vec2(em * 0.8, -em * 0.6);
        return Stream.concat(
                Stream.concat(markers, way).map(point -> fromTruth(point, truth)),
                points.map(point -> fromTruth(point, truth)).flatMap(point -> Stream.of(point, point.plus(number))));
    }

    private Vec2 fromTruth(Vec2 point, Vec2 truth) {
        double scale = camera.pixelsPerMetre();
        return new Vec2((point.x() - truth.x()) * scale, (truth.y() - point.y()) * scale);
    }

    private boolean hides(Place place, double width, Vec2 point) {
        double reach = em * 0.7;
        return point.x() > place.left - reach
                && point.x() < place.left + width + reach
                && point.y() > place.base - em - reach
                && point.y() < place.base + em * 0.3 + reach;
    }
}
