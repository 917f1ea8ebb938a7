package reckon.draw;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import reckon.draw.Outline.Circle;
import reckon.draw.Outline.Curve;
import reckon.draw.Outline.Missing;
import reckon.draw.Outline.Spot;
import reckon.draw.Outline.Square;
import reckon.draw.Outline.Stretch;
import reckon.draw.Outline.Way;
import reckon.draw.TermScene.Weighed;
import reckon.draw.TermScene.Weight;
import reckon.explain.Symbol;
import reckon.motion.Vec2;

/** Draws the terms of a worksheet on a stage: the lit one in its full colour, what it is made of less so, the others pale. */
public final class TermLayer {
    private final Pen pen;
    private final Camera camera;
    private final Moment moment;
    private final TermScene scene;

    private TermLayer(Pen pen, Camera camera, Moment moment, TermScene scene) {
        this.pen = pen;
        this.camera = camera;
        this.moment = moment;
        this.scene = scene;
    }

    /**
     * Draws the terms.
     *
     * @param room where names may stand
     * @param map where a map is to be, if there is one
     */
    public static void draw(Pen pen, Camera camera, Moment moment, TermScene scene, Box room, Optional<Box> map) {
        TermLayer layer = new TermLayer(pen, camera, moment, scene);
        List<Weighed> there = scene.there().stream()
                .sorted(Comparator.comparingInt(TermLayer::depth).thenComparing(Weighed::weight))
                .toList();
        there.forEach(layer::figure);
        TermNames names = new TermNames(pen, camera, moment, scene, room);
        map.ifPresent(names::keep);
        names.keep(scaleBar(room, moment.em()));
        TermError.of(moment, scene, there).ifPresent(error -> error.draw(pen, camera, moment, names));
        names.write(there);
        map.ifPresent(place -> layer.map(place, there));
    }

    private static Box scaleBar(Box room, double em) {
        return new Box(room.left(), room.bottom() - 2 * em, room.left() + 10 * em, room.bottom());
    }

    private void map(Box place, List<Weighed> there) {
        CornerMap small = new CornerMap(pen, camera, moment, place);
        small.draw(camera);
        for (Weighed figure : there) {
            if (figure.outline() instanceof Spot(Vec2 at)) {
                small.mark(
                        camera,
                        at,
                        TermInk.of(figure.symbol().role(), moment.layers().chosen()));
            }
        }
    }

    /** What is drawn over what: lines lowest, then ways, then points, and the drawn point over all. */
    private static int depth(Weighed figure) {
        return switch (figure.outline()) {
            case Stretch _, Curve _, Circle _ -> 0;
            case Way _ -> 1;
            case Missing _ -> 2;
            case Square _ -> 3;
            case Spot _ -> figure.symbol() == Symbol.DRAWN ? 5 : 4;
        };
    }

    private void figure(Weighed figure) {
        Weight weight = figure.weight();
        Ink ink = TermInk.of(figure.symbol().role(), moment.layers().chosen());
        double opacity = opacity(weight);
        double grown = scene.grown(figure.figure());
        switch (figure.outline()) {
            case Stretch stretch -> {
                Stroke stroke = Stroke.solid(ink, moment.scaled(weight == Weight.LIT ? 3 : 1.6));
                line(
                        List.of(stretch.from(), stretch.to()),
                        stroke.dashed(Dash.DASHED).pale(opacity));
            }
            case Curve curve ->
                line(
                        curve.points(),
                        Stroke.solid(ink, moment.scaled(weight == Weight.LIT ? 5 : 3))
                                .pale(opacity));
            case Circle circle ->
                pen.ring(
                        x(circle.centre()),
                        y(circle.centre()),
                        circle.radius() * camera.pixelsPerMetre(),
                        Stroke.solid(ink, moment.scaled(1.8)).pale(opacity));
            case Way way -> arrow(way.grown(grown), ink, weight, opacity);
            case Missing missing ->
                pen.ring(
                        x(missing.at()),
                        y(missing.at()),
                        pen.bold(moment.scaled(weight == Weight.LIT ? 11 : 8)),
                        Stroke.solid(ink, moment.scaled(2)).dashed(Dash.DOTTED).pale(opacity));
            case Square square -> square(square, ink, opacity, grown, weight);
            case Spot spot -> spot(figure.symbol(), spot, ink, opacity, grown, weight);
        }
    }

    private static double opacity(Weight weight) {
        return switch (weight) {
            case LIT -> 1;
            case PART -> 0.85;
            case PLAIN -> 0.9;
            case KIN -> 0.5;
            case QUIET -> 0.2;
        };
    }

    private double x(Vec2 at) {
        return camera.stageX(at.x());
    }

    private double y(Vec2 at) {
        return camera.stageY(at.y());
    }

    private void line(List<Vec2> points, Stroke stroke) {
        double[] xs = points.stream().mapToDouble(this::x).toArray();
        double[] ys = points.stream().mapToDouble(this::y).toArray();
        pen.line(xs, ys, xs.length, stroke);
    }

    private void arrow(Way way, Ink ink, Weight weight, double opacity) {
        double width = moment.scaled(weight == Weight.LIT ? 6 : scene.named() ? 4 : 2.6);
        Arrow.piece(pen, x(way.from()), y(way.from()), x(way.to()), y(way.to()), ink, width, opacity);
    }

    private void square(Square square, Ink ink, double opacity, double grown, Weight weight) {
        double half = moment.scaled(weight == Weight.LIT ? 10 : 8) * grown;
        pen.fill(x(square.at()) - half, y(square.at()) - half, 2 * half, 2 * half, Ink.GROUND, 1);
        pen.fill(x(square.at()) - half, y(square.at()) - half, 2 * half, 2 * half, ink, opacity);
        if (half > moment.scaled(5)) {
            Lettering digit =
                    Lettering.plain(weight.compareTo(Weight.KIN) <= 0 ? Ink.MUTED : Ink.ON_SPLINE, half * 1.5);
            pen.text(
                    square.sign(),
                    x(square.at()),
                    y(square.at()) + half * 0.52,
                    digit.strong().at(Lettering.Anchor.MIDDLE));
        }
    }

    private void spot(Symbol symbol, Spot spot, Ink ink, double opacity, double grown, Weight weight) {
        double radius = pen.bold(moment.scaled(weight == Weight.LIT ? 9 : scene.named() ? 6.5 : 5)) * grown;
        double x = x(spot.at());
        double y = y(spot.at());
        pen.disc(x, y, radius, Ink.GROUND, 1);
        switch (symbol.role()) {
            case UPDATE -> pen.disc(x, y, radius, ink, opacity);
            case SHOWN -> {
                if (symbol == Symbol.DRAWN) {
                    Marker.method(moment.layers().chosen()).draw(pen, x, y, radius * 1.25, ink, Math.max(0.6, opacity));
                } else {
                    pen.ring(x, y, radius, Stroke.solid(ink, radius * 0.45).pale(opacity));
                }
            }
            default -> pen.ring(x, y, radius, Stroke.solid(ink, radius * 0.45).pale(opacity));
        }
    }
}
