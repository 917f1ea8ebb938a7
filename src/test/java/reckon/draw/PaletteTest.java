package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The colours can be told from their ground: texts at 4.5 : 1, strokes at 3 : 1 (WCAG 2.2). */
class PaletteTest {
    private static final List<Ink> TEXTS = List.of(
            Ink.INK,
            Ink.MUTED,
            Ink.UPDATE_TEXT,
            Ink.LOSS_TEXT,
            Ink.VELOCITY_TEXT,
            Ink.CORRECTION_TEXT,
            Ink.SPLINE_TEXT,
            Ink.PLAYER_1,
            Ink.PLAYER_2,
            Ink.PLAYER_3,
            Ink.PLAYER_4,
            Ink.PLAYER_5,
            Ink.PLAYER_6,
            Ink.PLAYER_7,
            Ink.PLAYER_8);
    private static final List<Ink> STROKES =
            List.of(Ink.UPDATE, Ink.METHOD_1, Ink.METHOD_2, Ink.METHOD_3, Ink.METHOD_4, Ink.METHOD_5, Ink.LOSS);

    @ParameterizedTest
    @EnumSource
    void textsAndStrokesStandOut(Theme theme) {
        Palette palette = Palette.of(theme);
        TEXTS.forEach(ink -> assertTrue(contrast(palette, ink) >= 4.5, ink + " " + contrast(palette, ink)));
        STROKES.forEach(ink -> assertTrue(contrast(palette, ink) >= 3, ink + " " + contrast(palette, ink)));
    }

    /** What is looked at in daylight stands out more: texts at 7 : 1, strokes at 4.5 : 1, and is drawn more boldly. */
    @Test
    void aProjectorIsReadFromTheLastRow() {
        Palette palette = Palette.of(Theme.PROJECTOR);
        TEXTS.forEach(ink -> assertTrue(contrast(palette, ink) >= 7, ink + " " + contrast(palette, ink)));
        STROKES.forEach(ink -> assertTrue(contrast(palette, ink) >= 4.5, ink + " " + contrast(palette, ink)));
        double black = (luminance(palette.rgb(Ink.SPLINE)) + 0.05) / 0.05;
        assertTrue(black >= 4.5, "a number in bold on a point of a spline " + black);
        assertTrue(Theme.PROJECTOR.lines() >= 1.5 && Theme.PROJECTOR.points() >= 1.25);
    }

    @Test
    void aProjectorsLinesAreThickAndItsPointsLarge() {
        assertEquals(
                (int) Math.round(20 * Theme.PROJECTOR.lines()),
                inked(Theme.PROJECTOR, pen -> pen.line(0, 50, 100, 50, LINE)));
        assertEquals(20, inked(Theme.LIGHT, pen -> pen.line(0, 50, 100, 50, LINE)));
        Consumer<ImagePen> point = pen -> pen.disc(50, 50, pen.bold(20), Ink.INK, 1);
        assertEquals(40 * Theme.PROJECTOR.points(), inked(Theme.PROJECTOR, point), 1);
        assertEquals(40, inked(Theme.LIGHT, point), 1);
    }

    private static final Stroke LINE = Stroke.solid(Ink.INK, 20);

    /** How many pixels from top to bottom have ink, in the middle of a picture. */
    private static int inked(Theme theme, Consumer<ImagePen> drawing) {
        BufferedImage image = new BufferedImage(100, 100, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 100, 100);
        drawing.accept(new ImagePen(graphics, Palette.of(theme)));
        graphics.dispose();
        return (int) IntStream.range(0, 100)
                .filter(y -> (image.getRGB(50, y) & 0xff) < 128)
                .count();
    }

    private static double contrast(Palette palette, Ink ink) {
        double one = luminance(palette.rgb(ink));
        double ground = luminance(palette.rgb(Ink.GROUND));
        return (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xff) + 0.7152 * linear(rgb >> 8 & 0xff) + 0.0722 * linear(rgb & 0xff);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
