package reckon.draw;

import java.util.ArrayList;
import java.util.List;

/** Draws nothing, and notes how much and how far it would have. */
final class CountingPen implements Pen {
    int lines;
    int points;
    final List<String> texts = new ArrayList<>();
    double leftmost = Double.POSITIVE_INFINITY;
    double rightmost = Double.NEGATIVE_INFINITY;

    private void reach(double x) {
        leftmost = Math.min(leftmost, x);
        rightmost = Math.max(rightmost, x);
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink, double opacity) {
        lines++;
    }

    @Override
    public void line(double[] xs, double[] ys, int count, Stroke stroke) {
        lines++;
        points += count;
        for (int i = 0; i < count; i++) {
            reach(xs[i]);
        }
    }

    @Override
    public void shape(double[] xs, double[] ys, int count, Ink ink, double opacity) {
        lines++;
        points += count;
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink, double opacity) {
        lines++;
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        lines++;
    }

    @Override
    public void text(String text, double x, double y, Lettering lettering) {
        texts.add(text);
        lines++;
    }

    @Override
    public double width(String text, Lettering lettering) {
        return text.length() * lettering.size() * 0.5;
    }
}
