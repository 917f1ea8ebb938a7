package reckon.app;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import reckon.draw.Theme;
import reckon.text.Language;

/** The language, the colours, and the size of a window in a picture, px. */
record GalleryLook(Language language, Theme theme, int width, int height) {

    /** The smallest window that there is a promise for: the only one that fits on the screen that tests have. */
    private static final List<GalleryLook> SMALL = sized(1000, 700);

    /** Every language in every theme and size. */
    static final List<GalleryLook> ALL = Stream.of(SMALL, sized(1440, 900), sized(1920, 1080))
            .flatMap(List::stream)
            .toList();

    /** Looks to be taken in turn, so that between some neighbours there is every language, theme and size. */
    static final List<GalleryLook> IN_TURN = List.of(
            new GalleryLook(Language.ENGLISH, Theme.LIGHT, 1000, 700),
            new GalleryLook(Language.CHINESE, Theme.DARK, 1440, 900),
            new GalleryLook(Language.CHINESE, Theme.LIGHT, 1000, 700),
            new GalleryLook(Language.ENGLISH, Theme.DARK, 1920, 1080),
            new GalleryLook(Language.CHINESE, Theme.PROJECTOR, 1000, 700),
            new GalleryLook(Language.ENGLISH, Theme.PROJECTOR, 1920, 1080),
            new GalleryLook(Language.ENGLISH, Theme.LIGHT, 2560, 1440));

    private static List<GalleryLook> sized(int width, int height) {
        return Stream.of(Language.values())
                .flatMap(language ->
                        Stream.of(Theme.values()).map(theme -> new GalleryLook(language, theme, width, height)))
                .toList();
    }

    /** The same on the screen that tests have. */
    GalleryLook small() {
        return new GalleryLook(language, theme, SMALL.getFirst().width, SMALL.getFirst().height);
    }

    @Override
    public String toString() {
        return language.tag() + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width;
    }
}
