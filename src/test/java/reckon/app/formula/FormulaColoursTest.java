package reckon.app.formula;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.draw.Theme;

/** The symbols can be read on their ground, lit or not: 4.5 : 1 (WCAG 2.2). */
class FormulaColoursTest {
    private static final Pattern COLOUR = Pattern.compile("-reckon-([a-z0-9-]+):\\s*#([0-9a-fA-F]{6});");

    /** What the roles of symbols are written in; the shown point in that of its method. */
    private static final List<String> TEXTS = List.of(
            "ink",
            "update-text",
            "accent-text",
            "method-2",
            "method-3",
            "method-4",
            "velocity-text",
            "acceleration-text",
            "correction-text",
            "spline-text",
            "loss-text");

    @ParameterizedTest
    @EnumSource
    void textStandsOut(Theme theme) throws IOException {
        Map<String, Double> luminances = luminances(theme);
        for (String ground : List.of("ground", "lit", "surface")) {
            for (String text : TEXTS) {
                double one = luminances.get(text);
                double other = luminances.get(ground);
                double contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
                assertTrue(contrast >= 4.5, theme + " " + text + " on " + ground + ": " + contrast);
            }
        }
    }

    private static Map<String, Double> luminances(Theme theme) throws IOException {
        try (InputStream in = Theme.class.getResourceAsStream(theme.sheet())) {
            String sheet = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return COLOUR.matcher(sheet)
                    .results()
                    .collect(Collectors.toMap(
                            found -> found.group(1), found -> luminance(Integer.parseInt(found.group(2), 16))));
        }
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xff) + 0.7152 * linear(rgb >> 8 & 0xff) + 0.0722 * linear(rgb & 0xff);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
