package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import reckon.run.MethodRun;

/** Says in a corner of the remote stage what is what. */
final class Legend {
    /** A legend that would hide a larger part of the stage is made shorter: what matters is what it would hide. */
    private static final double MOST_COVERED = 0.16;

    private final Pen pen;
    private final Camera camera;
    private final Moment moment;
    private final double em;
    private final double lineHeight;
    private final Lettering lettering;
    private final List<String> words = new ArrayList<>();
    private final List<Sign> signs = new ArrayList<>();
    private int lines;
    private double left;
    private double top;

    /** Draws the sign of a line of the legend about a place. */
    private interface Sign {
        void draw(double x, double y);
    }

    private Legend(Pen pen, Camera camera, Moment moment) {
        this.pen = pen;
        this.camera = camera;
        this.moment = moment;
        this.em = moment.em() * 0.88;
        this.lineHeight = em * 1.55;
        this.lettering = Lettering.plain(Ink.INK, em);
    }

    /** The legend of what is drawn at a moment, as far as there is room for one. */
    static Legend of(Pen pen, Camera camera, Moment moment) {
        Legend legend = new Legend(pen, camera, moment);
        if (moment.layers().legend()) {
            legend.fill();
            legend.fit();
        }
        return legend;
    }

    private void fill() {
        double half = moment.em() * 1.1;
        List<MethodRun> methods = moment.run().methods();
        for (int i = 0; i < methods.size() && !moment.layers().raw(); i++) {
            int method = i;
            add(MethodTitles.of(methods.get(i).method().name(), moment.texts()), (x, y) -> {
                pen.line(x - half, y, x + half, y, Stroke.method(method, moment.scaled(3)));
                Marker.method(method).draw(pen, x, y, pen.bold(moment.scaled(4.5)), Ink.method(method), 1);
            });
        }
        add(
                moment.texts().get("legend.received"),
                (x, y) -> pen.disc(x, y, pen.bold(moment.scaled(3.4)), Ink.UPDATE, 1));
        if (moment.layers().ghost()) {
            add(
                    moment.texts().get("legend.truth"),
                    (x, y) -> pen.ring(x, y, pen.bold(moment.scaled(5.5)), Stroke.solid(Ink.INK, moment.scaled(1.8))));
        }
        if (moment.layers().prediction() && !moment.layers().raw()) {
            add(
                    moment.texts().get("legend.prediction"),
                    (x, y) -> pen.line(
                            x - half,
                            y,
                            x + half,
                            y,
                            Stroke.solid(Ink.INK, moment.scaled(1.6)).dashed(Dash.DASHED)));
            add(
                    moment.texts().get("legend.convergence"),
                    (x, y) -> pen.line(x - half, y, x + half, y, Stroke.solid(Ink.SPLINE, moment.scaled(2.5))));
        }
    }

    private void add(String text, Sign sign) {
        words.add(text);
        signs.add(sign);
    }

    /** Leaves out last lines until the others hide little enough, or all where not even the methods find room. */
    private void fit() {
        int least = moment.layers().raw() ? 1 : moment.run().methods().size();
        lines = words.size();
        measure();
        while (lines > least && !fits()) {
            lines--;
            measure();
        }
        if (!fits()) {
            lines = 0;
        }
    }

    private void measure() {
        double widest = 0;
        for (String word : words.subList(0, lines)) {
            widest = Math.max(widest, pen.width(word, lettering));
        }
        left = camera.width() - widest - em * 4.4;
        double foot = left < Floor.scaleBarEnd(pen, camera, moment.em()) ? moment.em() * 1.6 : 0;
        top = camera.height() - lines * lineHeight - em * 1.2 - foot;
    }

    private boolean fits() {
        double covered = (camera.width() - left) * (camera.height() - top);
        return left >= em * 11 && covered <= MOST_COVERED * camera.width() * camera.height();
    }

    /** How far to the right there is room at a height, px. */
    double edge(double y) {
        return lines > 0 && y > top ? left : camera.width();
    }

    void draw() {
        if (lines == 0) {
            return;
        }
        double width = camera.width() - left - em * 0.5;
        pen.fill(left, top, width, lines * lineHeight + em * 0.6, Ink.GROUND, 0.85);
        for (int i = 0; i < lines; i++) {
            double y = top + em * 0.3 + (i + 0.5) * lineHeight;
            signs.get(i).draw(left + em * 1.6, y);
            pen.text(words.get(i), left + em * 3.3, y + em * 0.35, lettering);
        }
    }
}
