package reckon.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws nothing, and keeps the lines and the words that it would have. */
final class LinesPen implements Pen {
    final List<Line> lines = new ArrayList<>();
    final List<String> texts = new ArrayList<>();

    /** A line as it was drawn. */
    record Line(List<Double> xs, List<Double> ys, Stroke stroke) {
        boolean from(double x, double y) {
            return Math.hypot(xs.getFirst() - x, ys.getFirst() - y) < 1e-6;
        }

        boolean to(double x, double y) {
            return Math.hypot(xs.getLast() - x, ys.getLast() - y) < 1e-6;
        }
    }

    private static List<Double> list(double[] values, int count) {
        return Arrays.stream(values, 0, count).boxed().toList();
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink, double opacity) {}

    @Override
    public void line(double[] xs, double[] ys, int count, Stroke stroke) {
        lines.add(new Line(list(xs, count), list(ys, count), stroke));
    }

    @Override
    public void shape(double[] xs, double[] ys, int count, Ink ink, double opacity) {}

    @Override
    public void disc(double x, double y, double radius, Ink ink, double opacity) {}

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {}

    @Override
    public void text(String text, double x, double y, Lettering lettering) {
        texts.add(text);
    }

    @Override
    public double width(String text, Lettering lettering) {
        return text.length() * lettering.size() * 0.5;
    }
}
