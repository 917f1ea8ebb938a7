package reckon.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import reckon.text.Language;

/**
 * How the window was left, for the next start. Whatever is not known is left out.
 *
 * @param language the language
 * @param theme the word of the theme
 * @param place where the window stood
 * @param folded the side panels that were folded away
 * @param timeline the height of the timeline, px
 * @param text how large text was wanted, %
 * @param lesson the id of the lesson that was open
 * @param recent files that were opened or saved, the latest first
 */
public record Remembered(
        Optional<Language> language,
        Optional<String> theme,
        Optional<Place> place,
        Optional<List<String>> folded,
        OptionalDouble timeline,
        OptionalInt text,
        Optional<String> lesson,
        List<Path> recent) {

    /** Nothing known. */
    public static final Remembered NOTHING = new Remembered(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            OptionalDouble.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            List.of());

    /**
     * A place on the screens.
     *
     * @param x its left edge, px
     * @param y its upper edge, px
     * @param width its width, px
     * @param height its height, px
     * @param maximised whether the window filled the screen, this being its place when it does not
     */
    public record Place(double x, double y, double width, double height, boolean maximised) {}

    /** Copies the lists. */
    public Remembered {
        folded = folded.map(List::copyOf);
        recent = List.copyOf(recent);
    }
}
