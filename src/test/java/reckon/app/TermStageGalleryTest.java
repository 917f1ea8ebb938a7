package reckon.app;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Scene;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.session.Guess;
import reckon.app.session.Walk;
import reckon.draw.Theme;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.method.Handles;
import reckon.motion.Vec2;
import reckon.text.Language;

/** Leaves pictures of the stage on which terms are walked through, and guessed, for a person to look at. */
@ExtendWith(ApplicationExtension.class)
class TermStageGalleryTest {

    static Stream<Arguments> looks() {
        return Stream.of(
                Arguments.of(Language.ENGLISH, Theme.LIGHT, 1000, 700),
                Arguments.of(Language.CHINESE, Theme.DARK, 1000, 700),
                Arguments.of(Language.CHINESE, Theme.LIGHT, 1440, 900),
                Arguments.of(Language.ENGLISH, Theme.DARK, 1440, 900));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void theStages(Language language, Theme theme, int width, int height) throws IOException {
        WindowFixture fixture = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new WindowFixture(language, theme));
        Scene scene = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new Scene(fixture.window, width, height));
        String look = language.tag() + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width;
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        fixture.settled();
        Walk walk = fixture.session.walk();
        WindowFixture.onScreen(() -> {
            walk.openProperty().set(true);
            walk.byTermsProperty().set(true);
            fixture.session.playback().seek(8.9);
        });
        for (Symbol symbol : new Symbol[] {
            Symbol.AVE_VELOCITY, Symbol.AVE_ACCELERATION, Symbol.ACCELERATION_TERM, Symbol.DELTA, Symbol.DRAWN
        }) {
            come(walk, symbol);
            GalleryPicture.take(fixture, scene, "terms-stall-" + symbol.id() + "-" + look);
        }
        WindowFixture.onScreen(() -> fixture.session.playback().seek(8.6));
        for (Symbol symbol : new Symbol[] {Symbol.TARGET, Symbol.POS2, Symbol.SPLINE_X, Symbol.DRAWN}) {
            come(walk, symbol);
            GalleryPicture.take(fixture, scene, "terms-spline-" + symbol.id() + "-" + look);
        }
        WindowFixture.onScreen(() -> {
            Vec2 pos2 = walk.worksheetProperty().get().vector(Symbol.POS2);
            walk.heldProperty().set(new Handles(Optional.of(pos2.plus(new Vec2(0.1, 0.3))), Optional.empty()));
        });
        GalleryPicture.take(fixture, scene, "terms-held-" + look);
        WindowFixture.onScreen(() -> {
            walk.heldProperty().set(Handles.FREE);
            fixture.session.methodProperty().set(2);
            fixture.session.playback().seek(3);
            walk.last();
        });
        GalleryPicture.take(fixture, scene, "terms-snapshot-" + look);
        WindowFixture.onScreen(() -> {
            fixture.session.methodProperty().set(0);
            walk.openProperty().set(false);
            fixture.session.playback().seek(8.6);
            fixture.session.guess().toggle();
        });
        GalleryPicture.take(fixture, scene, "guess-asked-" + look);
        WindowFixture.onScreen(() -> {
            Guess guess = fixture.session.guess();
            guess.take(new Vec2(4.3, 2.4));
            fixture.session.playback().advance(1);
        });
        GalleryPicture.take(fixture, scene, "guess-answered-" + look);
        fixture.close();
    }

    private static void come(Walk walk, Symbol symbol) {
        WindowFixture.onScreen(() -> {
            walk.first();
            while (!walk.current().map(Term::symbol).equals(Optional.of(symbol))) {
                walk.walk(1);
            }
        });
    }
}
