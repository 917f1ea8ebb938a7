package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
