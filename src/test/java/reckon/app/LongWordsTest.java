package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import reckon.draw.Theme;
import reckon.text.Language;

/** There is room for words that are 1.6 times as long as ours, as a language to come may have, in every view. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LongWordsTest {
    private static final GalleryLook LOOK = new GalleryLook(Language.ENGLISH, Theme.LIGHT, 1280, 800);
    private static final Path GALLERY = Path.of("target", "gallery", "long-words");

    private GalleryRoom room;

    @BeforeAll
    void open() throws IOException, TimeoutException {
        Files.createDirectories(GALLERY);
        FxToolkit.registerPrimaryStage();
        room = new GalleryRoom(LOOK, false, LongWords::of);
    }

    @AfterAll
    void close() {
        room.close();
    }

    @Test
    void wordsAreLongerAndPlacesAreKept() {
        assertEquals(
                "Thehe {0,choice,0#one|1<some} stallstalls – S",
                LongWords.stretched("The {0,choice,0#one|1<some} stalls – S"));
    }

    static Stream<GalleryState> states() {
        List<GalleryState> states = Stream.concat(
                        GalleryStates.all().stream().filter(state -> !state.onScreen()), GalleryLessons.each().stream())
                .toList();
        // every other one each time, all of them with -Plong
        int step = Boolean.getBoolean("reckon.long") ? 1 : 2;
        return IntStream.iterate(0, i -> i < states.size(), i -> i + step).mapToObj(states::get);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("states")
    void nothingIsCutShort(GalleryState state) throws IOException {
        room.reset();
        state.way().go(room);
        Photo photo = room.photo();
        if (Boolean.getBoolean("reckon.gallery")) {
            photo.write(GALLERY.resolve(state + ".png"));
        }
        List<String> wrong = new ArrayList<>(room.cutShort());
        double needed = Math.max(photo.image().getWidth(), room.leastWidth());
        if (needed > LOOK.width()) {
            wrong.add("the window needs " + needed + " px");
        }
        assertEquals(List.of(), wrong);
    }
}
