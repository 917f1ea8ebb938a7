package reckon.app.formula;

import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.Map;
import java.util.TreeMap;

/** Draws nothing, but keeps the outlines of what is drawn, colour by colour. */
final class FormulaGraphics extends RefusingGraphics {
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    private final Map<Integer, Path2D> outlines = new TreeMap<>();
    private AffineTransform transform;
    private Color color = Color.BLACK;
    private Font font = new Font(Font.SERIF, Font.PLAIN, 1);

    /** Outlines so many times as large as they are drawn. */
    FormulaGraphics(double scale) {
        transform = AffineTransform.getScaleInstance(scale, scale);
    }

    /** The outlines by their colours, 0xRRGGBB. */
    Map<Integer, Path2D> outlines() {
        return outlines;
    }

    private void keep(Shape shape) {
        outlines.computeIfAbsent(color.getRGB() & 0xffffff, rgb -> new Path2D.Double())
                .append(shape.getPathIterator(transform), false);
    }

    @Override
    public void fill(Shape shape) {
        keep(shape);
    }

    @Override
    public void drawString(String text, float x, float y) {
        keep(font.createGlyphVector(EXACT, text).getOutline(x, y));
    }

    @Override
    public void drawString(String text, int x, int y) {
        drawString(text, (float) x, (float) y);
    }

    @Override
    public Color getColor() {
        return color;
    }

    @Override
    public void setColor(Color next) {
        color = next;
    }

    @Override
    public Font getFont() {
        return font;
    }

    @Override
    public void setFont(Font next) {
        font = next;
    }

    @Override
    public AffineTransform getTransform() {
        return new AffineTransform(transform);
    }

    @Override
    public void setTransform(AffineTransform whole) {
        transform = new AffineTransform(whole);
    }

    @Override
    public void translate(double x, double y) {
        transform.translate(x, y);
    }

    @Override
    public void scale(double x, double y) {
        transform.scale(x, y);
    }
}
