package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import reckon.cli.Console;
import reckon.cli.Demo;

/**
 * Leaves pictures of the window under target/gallery, for a person to look at: each state once, or with {@code -Pgallery} in
 * every language, theme and size. No words are cut short in any of them.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GalleryTest {
    private static final Path GALLERY = Path.of("target", "gallery");

    private Optional<GalleryRoom> room = Optional.empty();

    @BeforeAll
    static void begin() throws IOException, TimeoutException {
        Files.createDirectories(GALLERY);
        FxToolkit.registerPrimaryStage();
    }

    @AfterAll
    void end() {
        room.ifPresent(GalleryRoom::close);
    }

    static Stream<StatePicture> pictures() {
        return Boolean.getBoolean("reckon.gallery") ? StatePicture.all() : StatePicture.sample();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void picture(StatePicture picture) throws IOException {
        GalleryRoom shown = roomFor(picture);
        shown.reset();
        picture.state().way().go(shown);
        Photo photo = shown.photo();
        photo.write(GALLERY.resolve(picture + ".png"));
        // nothing needs more room than there is
        assertEquals(picture.look().width(), photo.image().getWidth());
        assertEquals(List.of(), shown.cutShort());
        assertEquals(List.of(), shown.fixture.wrong);
        assertEquals(List.of(), shown.fixture.unexpected);
    }

    /** The room of the picture before, if it is of the same look: most of the time goes into making one. */
    private GalleryRoom roomFor(StatePicture picture) {
        if (room.filter(one -> one.serves(picture)).isEmpty()) {
            room.ifPresent(GalleryRoom::close);
            room = Optional.of(new GalleryRoom(picture.look(), picture.state().onScreen()));
        }
        return room.get();
    }

    @Test
    @EnabledIfSystemProperty(named = "reckon.gallery", matches = "true")
    void theWalkThroughAStall() throws IOException {
        WalkFilm.write(GALLERY.resolve("walk.gif"));
    }

    @Test
    void theDemonstration() throws IOException {
        Demo.run(new Console(System.out, System.err), GALLERY.resolve("demo"));
    }
}
