package reckon.app.formula;

import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/**
 * All that a drawing on Java's older toolkit may ask for, and formulas do not: each refuses, so that a formula with a part that
 * nobody recorded is noticed. There is nothing in it but the list of methods that {@link Graphics2D} leaves open.
 */
@NullUnmarked
abstract class RefusingGraphics extends Graphics2D {

    private static UnsupportedOperationException refusal() {
        return new UnsupportedOperationException("formulas are not drawn with this");
    }

    @Override
    public Graphics create() {
        throw refusal();
    }

    @Override
    public Color getColor() {
        throw refusal();
    }

    @Override
    public void setColor(Color color) {
        throw refusal();
    }

    @Override
    public void setPaintMode() {
        throw refusal();
    }

    @Override
    public void setXORMode(Color color) {
        throw refusal();
    }

    @Override
    public Font getFont() {
        throw refusal();
    }

    @Override
    public void setFont(Font font) {
        throw refusal();
    }

    @Override
    public FontMetrics getFontMetrics(Font font) {
        throw refusal();
    }

    @Override
    public Rectangle getClipBounds() {
        throw refusal();
    }

    @Override
    public void clipRect(int x, int y, int width, int height) {
        throw refusal();
    }

    @Override
    public void setClip(int x, int y, int width, int height) {
        throw refusal();
    }

    @Override
    public Shape getClip() {
        throw refusal();
    }

    @Override
    public void setClip(Shape clip) {
        throw refusal();
    }

    @Override
    public void copyArea(int x, int y, int width, int height, int dx, int dy) {
        throw refusal();
    }

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        throw refusal();
    }

    @Override
    public void fillRect(int x, int y, int width, int height) {
        throw refusal();
    }

    @Override
    public void clearRect(int x, int y, int width, int height) {
        throw refusal();
    }

    @Override
    public void drawRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        throw refusal();
    }

    @Override
    public void fillRoundRect(int x, int y, int width, int height, int arcWidth, int arcHeight) {
        throw refusal();
    }

    @Override
    public void drawOval(int x, int y, int width, int height) {
        throw refusal();
    }

    @Override
    public void fillOval(int x, int y, int width, int height) {
        throw refusal();
    }

    @Override
    public void drawArc(int x, int y, int width, int height, int start, int arc) {
        throw refusal();
    }

    @Override
    public void fillArc(int x, int y, int width, int height, int start, int arc) {
        throw refusal();
    }

    @Override
    public void drawPolyline(int[] xs, int[] ys, int points) {
        throw refusal();
    }

    @Override
    public void drawPolygon(int[] xs, int[] ys, int points) {
        throw refusal();
    }

    @Override
    public void fillPolygon(int[] xs, int[] ys, int points) {
        throw refusal();
    }

    @Override
    public void drawString(String text, int x, int y) {
        throw refusal();
    }

    @Override
    public void drawString(String text, float x, float y) {
        throw refusal();
    }

    @Override
    public void drawString(AttributedCharacterIterator text, int x, int y) {
        throw refusal();
    }

    @Override
    public void drawString(AttributedCharacterIterator text, float x, float y) {
        throw refusal();
    }

    @Override
    public void drawGlyphVector(GlyphVector glyphs, float x, float y) {
        throw refusal();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
        throw refusal();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, ImageObserver observer) {
        throw refusal();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, Color ground, ImageObserver observer) {
        throw refusal();
    }

    @Override
    public boolean drawImage(Image image, int x, int y, int width, int height, Color ground, ImageObserver observer) {
        throw refusal();
    }

    @Override
    public boolean drawImage(
            Image image,
            int dx1,
            int dy1,
            int dx2,
            int dy2,
            int sx1,
            int sy1,
            int sx2,
            int sy2,
            ImageObserver observer) {
        throw refusal();
    }

    @Override
    public boolean drawImage(
            Image image,
            int dx1,
            int dy1,
            int dx2,
            int dy2,
            int sx1,
            int sy1,
            int sx2,
            int sy2,
            Color ground,
            ImageObserver observer) {
        throw refusal();
    }

    @Override
    public boolean drawImage(Image image, AffineTransform transform, ImageObserver observer) {
        throw refusal();
    }

    @Override
    public void drawImage(BufferedImage image, BufferedImageOp operation, int x, int y) {
        throw refusal();
    }

    @Override
    public void drawRenderedImage(RenderedImage image, AffineTransform transform) {
        throw refusal();
    }

    @Override
    public void drawRenderableImage(RenderableImage image, AffineTransform transform) {
        throw refusal();
    }

    @Override
    public void dispose() {
        throw refusal();
    }

    @Override
    public void draw(Shape shape) {
        throw refusal();
    }

    @Override
    public void fill(Shape shape) {
        throw refusal();
    }

    @Override
    public boolean hit(Rectangle area, Shape shape, boolean stroke) {
        throw refusal();
    }

    @Override
    public GraphicsConfiguration getDeviceConfiguration() {
        throw refusal();
    }

    @Override
    public void setComposite(Composite composite) {
        throw refusal();
    }

    @Override
    public void setPaint(Paint paint) {
        throw refusal();
    }

    @Override
    public void setStroke(Stroke stroke) {
        throw refusal();
    }

    @Override
    public void setRenderingHint(RenderingHints.Key key, Object value) {
        throw refusal();
    }

    @Override
    public Object getRenderingHint(RenderingHints.Key key) {
        throw refusal();
    }

    @Override
    public void setRenderingHints(Map<?, ?> hints) {
        throw refusal();
    }

    @Override
    public void addRenderingHints(Map<?, ?> hints) {
        throw refusal();
    }

    @Override
    public RenderingHints getRenderingHints() {
        throw refusal();
    }

    @Override
    public void translate(int x, int y) {
        throw refusal();
    }

    @Override
    public void translate(double x, double y) {
        throw refusal();
    }

    @Override
    public void rotate(double angle) {
        throw refusal();
    }

    @Override
    public void rotate(double angle, double x, double y) {
        throw refusal();
    }

    @Override
    public void scale(double x, double y) {
        throw refusal();
    }

    @Override
    public void shear(double x, double y) {
        throw refusal();
    }

    @Override
    public void transform(AffineTransform more) {
        throw refusal();
    }

    @Override
    public void setTransform(AffineTransform whole) {
        throw refusal();
    }

    @Override
    public AffineTransform getTransform() {
        throw refusal();
    }

    @Override
    public Paint getPaint() {
        throw refusal();
    }

    @Override
    public Composite getComposite() {
        throw refusal();
    }

    @Override
    public void setBackground(Color color) {
        throw refusal();
    }

    @Override
    public Color getBackground() {
        throw refusal();
    }

    @Override
    public Stroke getStroke() {
        throw refusal();
    }

    @Override
    public void clip(Shape shape) {
        throw refusal();
    }

    @Override
    public FontRenderContext getFontRenderContext() {
        throw refusal();
    }
}
