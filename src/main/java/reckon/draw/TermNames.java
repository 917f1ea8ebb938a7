package reckon.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import reckon.draw.Outline.Circle;
import reckon.draw.Outline.Curve;
import reckon.draw.Outline.Missing;
import reckon.draw.Outline.Stretch;
import reckon.draw.Outline.Way;
import reckon.draw.TermScene.Weighed;
import reckon.draw.TermScene.Weight;
import reckon.explain.Symbol;
import reckon.motion.Vec2;

/**
 * Writes the names of terms beside them, the lit one first: it is written wherever there is room, those that it is made of as
 * well, those that stand with it in a formula only where they hide nothing, the others not at all. Points that lie on each
 * other share a name.
 */
final class TermNames {
    private static final double SAME_PLACE = 3;
    private static final double POINT = 9;

    private final Camera camera;
    private final Moment moment;
    private final TermScene scene;
    private final Labels labels;

    TermNames(Pen pen, Camera camera, Moment moment, TermScene scene, Box room) {
        this.camera = camera;
        this.moment = moment;
        this.scene = scene;
        this.labels = new Labels(pen, room);
    }

    /** Keeps a rectangle free. */
    void keep(Box box) {
        labels.keep(box);
    }

    /** Keeps a place free. */
    void keep(double x, double y) {
        labels.keep(x, y, moment.scaled(POINT));
    }

    /** Says something else at a place. */
    void say(String text, double x, double y, Lettering lettering) {
        labels.write(new Inscription(text), x, y, moment.scaled(POINT + 2), lettering, true);
    }

    void write(List<Weighed> there) {
        there.forEach(this::keepFree);
        List<List<Weighed>> groups = groups(there);
        groups.sort(Comparator.<List<Weighed>, Weight>comparing(group -> weight(group))
                .thenComparing(group -> group.getFirst().symbol() == Symbol.DRAWN)
                .thenComparingInt(group -> group.getFirst().figure().since())
                .reversed());
        groups.forEach(this::name);
    }

    private void keepFree(Weighed figure) {
        Outline outline = figure.outline();
        List<Vec2> extent = outline.extent();
        if (outline.isPoint()) {
            labels.keep(x(extent.getFirst()), y(extent.getFirst()), moment.scaled(POINT));
        } else if (!(outline instanceof Circle)) {
            for (int i = 1; i < extent.size(); i++) {
                labels.keep(x(extent.get(i - 1)), y(extent.get(i - 1)), x(extent.get(i)), y(extent.get(i)));
            }
        }
    }

    private double x(Vec2 at) {
        return camera.stageX(at.x());
    }

    private double y(Vec2 at) {
        return camera.stageY(at.y());
    }

    /** What is named by one label: points on each other; of each group the one first that is to be seen first. */
    private List<List<Weighed>> groups(List<Weighed> there) {
        Map<String, List<Weighed>> byPlace = new LinkedHashMap<>();
        for (Weighed figure : there) {
            String key = figure.outline().isPoint()
                    ? key(figure.outline().extent().getFirst())
                    : figure.symbol() + " " + figure.figure().since();
            if (!(figure.outline() instanceof Stretch || figure.outline() instanceof Curve)) {
                byPlace.computeIfAbsent(key, none -> new ArrayList<>()).add(figure);
            }
        }
        List<List<Weighed>> groups = new ArrayList<>(byPlace.values());
        for (List<Weighed> group : groups) {
            group.sort(Comparator.comparing(Weighed::weight)
                    .thenComparingInt(figure -> figure.figure().since())
                    .reversed());
        }
        return groups;
    }

    private String key(Vec2 at) {
        return Math.round(x(at) / SAME_PLACE) + " " + Math.round(y(at) / SAME_PLACE);
    }

    private Weight weight(List<Weighed> group) {
        return group.getFirst().weight();
    }

    private void name(List<Weighed> group) {
        Weighed first = group.getFirst();
        Weight weight = weight(group);
        if (weight == Weight.QUIET || (weight != Weight.LIT && !scene.named())) {
            return;
        }
        double size = moment.em() * (weight == Weight.LIT ? 1.9 : weight == Weight.KIN ? 1.25 : 1.5);
        Ink ink = weight == Weight.KIN ? Ink.MUTED : TermInk.text(first.symbol().role());
        Lettering plain = Lettering.plain(ink, size);
        Lettering lettering = weight == Weight.LIT ? plain.strong() : plain;
        Inscription text = new Inscription(text(group));
        double away = moment.scaled(first.outline().isPoint() ? 11 : 8);
        for (Vec2 anchor : anchors(first.outline())) {
            if (labels.write(text, x(anchor), y(anchor), away, lettering, weight != Weight.KIN)) {
                return;
            }
        }
    }

    /** The name of what is to be seen first, and of one more that lies on it. */
    private String text(List<Weighed> group) {
        String name = scene.name(group.getFirst().figure());
        if (group.getFirst().outline() instanceof Missing) {
            return moment.texts().get("stage.missing", name);
        }
        return group.stream()
                .skip(1)
                .filter(figure -> figure.weight() != Weight.QUIET && !(figure.outline() instanceof Missing))
                .map(figure -> scene.name(figure.figure()))
                .findFirst()
                .map(other -> name + " = " + other)
                .orElse(name);
    }

    private static List<Vec2> anchors(Outline outline) {
        return switch (outline) {
            case Way way -> List.of(along(way, 0.5), along(way, 0.7), along(way, 0.3), way.to());
            case Circle circle -> List.of(circle.centre().plus(new Vec2(circle.radius(), 0)));
            default -> outline.extent();
        };
    }

    private static Vec2 along(Way way, double share) {
        return way.grown(share).to();
    }
}
