package reckon.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws nothing, and notes everything that it would have drawn. */
final class RecordingPen implements Pen {
    /** What was drawn, in order. */
    final List<Mark> marks = new ArrayList<>();

    sealed interface Mark {}

    record Filled(Box box, Ink ink, double opacity) implements Mark {}

    record Line(List<Double> xs, List<Double> ys, Stroke stroke) implements Mark {
        boolean from(double x, double y) {
            return Math.hypot(xs.getFirst() - x, ys.getFirst() - y) < 1e-6;
        }

        boolean to(double x, double y) {
            return Math.hypot(xs.getLast() - x, ys.getLast() - y) < 1e-6;
        }
    }

    record Shape(List<Double> xs, List<Double> ys, Ink ink, double opacity) implements Mark {}

    record Disc(double x, double y, double radius, Ink ink, double opacity) implements Mark {}

    record Ring(double x, double y, double radius, Stroke stroke) implements Mark {}

    record Written(String text, double x, double y, Lettering lettering) implements Mark {}

    <T extends Mark> List<T> of(Class<T> kind) {
        return marks.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Whether words were written. */
    boolean wrote(String text) {
        return of(Written.class).stream().anyMatch(written -> written.text().equals(text));
    }

    private static List<Double> list(double[] values, int count) {
        return Arrays.stream(values, 0, count).boxed().toList();
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink, double opacity) {
        marks.add(new Filled(new Box(x, y, x + width, y + height), ink, opacity));
    }

    @Override
    public void line(double[] xs, double[] ys, int count, Stroke stroke) {
        marks.add(new Line(list(xs, count), list(ys, count), stroke));
    }

    @Override
    public void shape(double[] xs, double[] ys, int count, Ink ink, double opacity) {
        marks.add(new Shape(list(xs, count), list(ys, count), ink, opacity));
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink, double opacity) {
        marks.add(new Disc(x, y, radius, ink, opacity));
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        marks.add(new Ring(x, y, radius, stroke));
    }

    @Override
    public void text(String text, double x, double y, Lettering lettering) {
        marks.add(new Written(text, x, y, lettering));
    }

    @Override
    public double width(String text, Lettering lettering) {
        return text.length() * lettering.size() * 0.55;
    }
}
