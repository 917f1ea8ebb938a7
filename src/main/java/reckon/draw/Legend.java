package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import reckon.run.MethodRun;

/** Says in a corner of the remote stage what is what. */
final class Legend {
    /** Where the legend would hide a larger part of the stage it is left out: what matters is what it would hide. */
    private static final double MOST_COVERED = 0.16;

    private final Pen pen;
    private final Moment moment;
    private final List<String> words = new ArrayList<>();
    private final List<Sign> signs = new ArrayList<>();

    /** Draws the sign of a line of the legend about a place. */
    private interface Sign {
        void draw(double x, double y);
    }

    private Legend(Pen pen, Moment moment) {
        this.pen = pen;
        this.moment = moment;
    }

    static void draw(Pen pen, Camera camera, Moment moment) {
        Legend legend = new Legend(pen, moment);
        double half = moment.em() * 1.1;
        List<MethodRun> methods = moment.run().methods();
        for (int i = 0; i < methods.size() && !moment.layers().raw(); i++) {
            int method = i;
            legend.add(methods.get(i).method().name(), (x, y) -> {
                pen.line(x - half, y, x + half, y, Stroke.method(method, moment.scaled(3)));
                Marker.method(method).draw(pen, x, y, moment.scaled(4.5), Ink.method(method), 1);
            });
        }
        legend.add(moment.texts().get("legend.received"), (x, y) -> pen.disc(x, y, moment.scaled(3.4), Ink.UPDATE, 1));
        if (moment.layers().ghost()) {
            legend.add(
                    moment.texts().get("legend.truth"),
                    (x, y) -> pen.ring(x, y, moment.scaled(5.5), Stroke.solid(Ink.INK, moment.scaled(1.8))));
        }
        if (moment.layers().prediction() && !moment.layers().raw()) {
            legend.add(
                    moment.texts().get("legend.prediction"),
                    (x, y) -> pen.line(
                            x - half,
                            y,
                            x + half,
                            y,
                            Stroke.solid(Ink.INK, moment.scaled(1.6)).dashed(Dash.DASHED)));
            legend.add(
                    moment.texts().get("legend.convergence"),
                    (x, y) -> pen.line(x - half, y, x + half, y, Stroke.solid(Ink.SPLINE, moment.scaled(2.5))));
        }
        legend.place(camera);
    }

    private void add(String text, Sign sign) {
        words.add(text);
        signs.add(sign);
    }

    private void place(Camera camera) {
        double em = moment.em() * 0.88;
        Lettering lettering = Lettering.plain(Ink.INK, em);
        double width = 0;
        for (String word : words) {
            width = Math.max(width, pen.width(word, lettering));
        }
        double line = em * 1.55;
        double left = camera.width() - width - em * 4.4;
        double top = camera.height() - words.size() * line - em * 1.2;
        double covered = (camera.width() - left) * (camera.height() - top);
        if (left < em * 11 || covered > MOST_COVERED * camera.width() * camera.height()) {
            return;
        }
        pen.fill(left, top, width + em * 3.9, words.size() * line + em * 0.6, Ink.GROUND, 0.85);
        for (int i = 0; i < words.size(); i++) {
            double y = top + em * 0.3 + (i + 0.5) * line;
            signs.get(i).draw(left + em * 1.6, y);
            pen.text(words.get(i), left + em * 3.3, y + em * 0.35, lettering);
        }
    }
}
