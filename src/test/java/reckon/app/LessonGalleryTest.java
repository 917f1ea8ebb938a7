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
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import reckon.file.InputException;

/**
 * Leaves pictures of lessons under target/gallery: one section of each lesson, or with {@code -Pgallery} every section, in both
 * languages and the themes that lessons are given in. No words are cut short in any of them.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LessonGalleryTest {
    private static final Path GALLERY = Path.of("target", "gallery", "lessons");

    private Optional<GalleryRoom> room = Optional.empty();
    private Optional<GalleryLook> look = Optional.empty();

    @BeforeAll
    static void begin() throws IOException, TimeoutException {
        Files.createDirectories(GALLERY);
        FxToolkit.registerPrimaryStage();
    }

    @AfterAll
    void end() {
        room.ifPresent(GalleryRoom::close);
    }

    static Stream<LessonPicture> pictures() throws InputException {
        return Boolean.getBoolean("reckon.gallery") ? LessonPicture.all() : LessonPicture.sample();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void picture(LessonPicture picture) throws IOException {
        GalleryRoom shown = roomFor(picture.look());
        picture.go(shown);
        Photo photo = shown.photo();
        photo.write(GALLERY.resolve(picture + ".png"));
        assertEquals(picture.look().width(), photo.image().getWidth(), "nothing needs more room than there is");
        assertEquals(List.of(), shown.cutShort());
        assertEquals(List.of(), shown.fixture.wrong);
        assertEquals(List.of(), shown.fixture.unexpected);
    }

    private GalleryRoom roomFor(GalleryLook wanted) {
        if (!look.equals(Optional.of(wanted))) {
            room.ifPresent(GalleryRoom::close);
            look = Optional.of(wanted);
            room = Optional.of(new GalleryRoom(wanted, false));
        }
        return room.orElseThrow();
    }
}
