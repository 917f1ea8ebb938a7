package reckon.draw;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/** A pen on a JavaFX canvas. */
public final class CanvasPen implements Pen {
    private final Canvas canvas;
    private final GraphicsContext context;
    private final Map<Ink, Color> colours = new EnumMap<>(Ink.class);
    private final Map<Lettering, Font> fonts = new HashMap<>();
    private final Text ruler = new Text();
    private final Theme theme;

    /** A pen on a canvas in the colours of a palette. */
    public CanvasPen(Canvas canvas, Palette palette) {
        this.canvas = canvas;
        this.theme = palette.theme();
        this.context = canvas.getGraphicsContext2D();
        for (Ink ink : Ink.values()) {
            int rgb = palette.rgb(ink);
            colours.put(ink, Color.rgb(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff));
        }
        context.setLineCap(StrokeLineCap.ROUND);
        context.setLineJoin(StrokeLineJoin.ROUND);
        context.setTextBaseline(VPos.BASELINE);
    }

    /** Wipes the whole canvas; without it a canvas that is not shown gathers commands for ever. */
    public void clear() {
        context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    }

    private Color colour(Ink ink) {
        return colours.getOrDefault(ink, Color.BLACK);
    }

    private void stroke(Stroke stroke) {
        context.setGlobalAlpha(stroke.opacity());
        context.setStroke(colour(stroke.ink()));
        context.setLineWidth(stroke.width() * theme.lines());
        context.setLineDashes(stroke.dash().pattern());
    }

    private void fill(Ink ink, double opacity) {
        context.setGlobalAlpha(opacity);
        context.setFill(colour(ink));
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink, double opacity) {
        fill(ink, opacity);
        context.fillRect(x, y, width, height);
    }

    @Override
    public void line(double[] xs, double[] ys, int count, Stroke stroke) {
        stroke(stroke);
        context.strokePolyline(xs, ys, count);
    }

    @Override
    public void shape(double[] xs, double[] ys, int count, Ink ink, double opacity) {
        fill(ink, opacity);
        context.fillPolygon(xs, ys, count);
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink, double opacity) {
        fill(ink, opacity);
        context.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        stroke(stroke);
        context.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public double bold(double radius) {
        return radius * theme.points();
    }

    @Override
    public void text(String text, double x, double y, Lettering lettering) {
        fill(lettering.ink(), 1);
        context.setFont(font(lettering));
        context.setTextAlign(
                switch (lettering.anchor()) {
                    case START -> TextAlignment.LEFT;
                    case MIDDLE -> TextAlignment.CENTER;
                    case END -> TextAlignment.RIGHT;
                });
        context.fillText(text, x, y);
    }

    @Override
    public double width(String text, Lettering lettering) {
        ruler.setFont(font(lettering));
        ruler.setText(text);
        return ruler.getLayoutBounds().getWidth();
    }

    private Font font(Lettering lettering) {
        return fonts.computeIfAbsent(
                lettering.at(Lettering.Anchor.START),
                key -> Font.font(
                        Font.getDefault().getFamily(), key.bold() ? FontWeight.BOLD : FontWeight.NORMAL, key.size()));
    }
}
