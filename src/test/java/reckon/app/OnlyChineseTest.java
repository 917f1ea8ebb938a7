package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import reckon.draw.Theme;
import reckon.text.Language;
import reckon.text.LatinWords;

/** In Chinese every word of every view is Chinese, but for a list of symbols, units, keys and names. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OnlyChineseTest {
    private static final GalleryLook LOOK = new GalleryLook(Language.CHINESE, Theme.LIGHT, 1280, 800);

    private Optional<GalleryRoom> room = Optional.empty();
    private boolean onScreen;

    @BeforeAll
    static void begin() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @AfterAll
    void end() {
        room.ifPresent(GalleryRoom::close);
    }

    static Stream<GalleryState> states() {
        List<GalleryState> all = GalleryStates.all();
        List<GalleryState> states = Stream.of(
                        all.stream().filter(state -> !state.onScreen()),
                        GalleryLessons.each().stream(),
                        all.stream().filter(GalleryState::onScreen))
                .flatMap(some -> some)
                .toList();
        // every other one each time, all of them with -Plong
        int step = Boolean.getBoolean("reckon.long") ? 1 : 2;
        return IntStream.iterate(0, i -> i < states.size(), i -> i + step).mapToObj(states::get);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("states")
    void noWordIsForeign(GalleryState state) throws IOException {
        GalleryRoom shown = roomFor(state);
        shown.reset();
        state.way().go(shown);
        shown.layOut();
        assertEquals(
                List.of(),
                shown.said().stream()
                        .filter(words -> !LatinWords.in(words).isEmpty())
                        .map(words -> LatinWords.in(words) + " in: " + words)
                        .sorted()
                        .toList());
    }

    private GalleryRoom roomFor(GalleryState state) {
        if (room.isEmpty() || onScreen != state.onScreen()) {
            room.ifPresent(GalleryRoom::close);
            onScreen = state.onScreen();
            room = Optional.of(new GalleryRoom(onScreen ? LOOK.small() : LOOK, onScreen));
        }
        return room.get();
    }
}
