package reckon.draw;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The colours of a theme, read from the style sheet that the window is styled with as well. */
public final class Palette {
    private static final Pattern COLOUR = Pattern.compile("(-reckon-[a-z0-9-]+):\\s*#([0-9a-fA-F]{6});");

    private final Theme theme;
    private final Map<Ink, Integer> colours;

    private Palette(Theme theme, Map<Ink, Integer> colours) {
        this.theme = theme;
        this.colours = colours;
    }

    /** The palette of a theme. */
    public static Palette of(Theme theme) {
        Map<Ink, Integer> colours = new EnumMap<>(Ink.class);
        Matcher matcher = COLOUR.matcher(read(theme.sheet()));
        while (matcher.find()) {
            for (Ink ink : Ink.values()) {
                if (ink.variable().equals(matcher.group(1))) {
                    colours.put(ink, Integer.parseInt(matcher.group(2), 16));
                }
            }
        }
        return new Palette(theme, colours);
    }

    /** The theme that it is of. */
    Theme theme() {
        return theme;
    }

    private static String read(String sheet) {
        try (InputStream in = Palette.class.getResourceAsStream(sheet)) {
            if (in == null) {
                throw new IllegalStateException(sheet + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A colour as 0xRRGGBB.
     *
     * @throws IllegalArgumentException where the sheet does not give it
     */
    public int rgb(Ink ink) {
        Integer rgb = colours.get(ink);
        if (rgb == null) {
            throw new IllegalArgumentException("the palette lacks " + ink.variable());
        }
        return rgb;
    }
}
