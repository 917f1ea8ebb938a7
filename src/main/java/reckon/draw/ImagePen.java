package reckon.draw;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** A pen on a Java 2D picture, for which no display and no JavaFX is needed. */
public final class ImagePen implements Pen {
    private final Graphics2D graphics;
    private final Palette palette;

    /** A pen on a picture in the colours of a palette. */
    public ImagePen(Graphics2D graphics, Palette palette) {
        this.graphics = graphics;
        this.palette = palette;
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /** Draws only within a rectangle, in its own coordinates, until the next call. */
    public void window(double x, double y, double width, double height) {
        graphics.setTransform(new AffineTransform());
        graphics.setClip(new Rectangle2D.Double(x, y, width, height));
        graphics.translate(x, y);
    }

    private void ink(Ink ink, double opacity) {
        graphics.setColor(new Color(palette.rgb(ink)));
        graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
    }

    private void stroke(Stroke stroke) {
        ink(stroke.ink(), stroke.opacity());
        double[] pattern = stroke.dash().pattern();
        float[] dashes = new float[pattern.length];
        for (int i = 0; i < pattern.length; i++) {
            dashes[i] = (float) pattern[i];
        }
        float width = (float) (stroke.width() * palette.theme().lines());
        graphics.setStroke(
                dashes.length == 0
                        ? new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                        : new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, dashes, 0));
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink, double opacity) {
        ink(ink, opacity);
        graphics.fill(new Rectangle2D.Double(x, y, width, height));
    }

    private static Path2D path(double[] xs, double[] ys, int count) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, count);
        for (int i = 0; i < count; i++) {
            if (i == 0) {
                path.moveTo(xs[i], ys[i]);
            } else {
                path.lineTo(xs[i], ys[i]);
            }
        }
        return path;
    }

    @Override
    public void line(double[] xs, double[] ys, int count, Stroke stroke) {
        stroke(stroke);
        graphics.draw(path(xs, ys, count));
    }

    @Override
    public void shape(double[] xs, double[] ys, int count, Ink ink, double opacity) {
        ink(ink, opacity);
        graphics.fill(path(xs, ys, count));
    }

    private static Ellipse2D circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink, double opacity) {
        ink(ink, opacity);
        graphics.fill(circle(x, y, radius));
    }

    @Override
    public void ring(double x, double y, double radius, Stroke stroke) {
        stroke(stroke);
        graphics.draw(circle(x, y, radius));
    }

    @Override
    public double bold(double radius) {
        return radius * palette.theme().points();
    }

    @Override
    public void text(String text, double x, double y, Lettering lettering) {
        ink(lettering.ink(), 1);
        graphics.setFont(font(lettering));
        double left = switch (lettering.anchor()) {
            case START -> x;
            case MIDDLE -> x - width(text, lettering) / 2;
            case END -> x - width(text, lettering);
        };
        graphics.drawString(text, (float) left, (float) y);
    }

    @Override
    public double width(String text, Lettering lettering) {
        return graphics.getFontMetrics(font(lettering)).stringWidth(text);
    }

    private static Font font(Lettering lettering) {
        return new Font(Font.SANS_SERIF, lettering.bold() ? Font.BOLD : Font.PLAIN, 1)
                .deriveFont((float) lettering.size());
    }
}
