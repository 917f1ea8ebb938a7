package reckon.draw;

import java.util.ArrayList;
import java.util.List;

/** Draws nothing, and notes which words it would have written where, and what it would have filled. */
final class NotingPen implements Pen {
    final List<Words> words = new ArrayList<>();
    final List<Filled> filled = new ArrayList<>();

    /** Words, and the box that they stand in, px. */
    record Words(String text, double left, double top, double right, double bottom) {
        boolean cover(double x, double y) {
            return x >= left && x <= right && y >= top && y <= bottom;
        }
    }

    /** A rectangle, px. */
    record Filled(Ink ink, double top, double bottom) {}

    @Override
    public void fill(double x, double y, double width, double height, Ink ink, double opacity) {
        filled.add(new Filled(ink, y, y + height));
    }

    @Override
    public void line(double[] xs, double[] ys, int count, Stroke stroke) {}

    @Override
    public void shape(double[] xs, double[] ys, int count, Ink ink, double opacity) {}

    @Override
    public void disc(double x, double y, double radius, Ink ink, double opacity) {}

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {}

    @Override
    public void text(String text, double x, double y, Lettering lettering) {
        double width = width(text, lettering);
        double left = switch (lettering.anchor()) {
            case START -> x;
            case MIDDLE -> x - width / 2;
            case END -> x - width;
        };
        words.add(new Words(text, left, y - lettering.size(), left + width, y + lettering.size() * 0.3));
    }

    @Override
    public double width(String text, Lettering lettering) {
        return text.length() * lettering.size() * 0.6;
    }
}
