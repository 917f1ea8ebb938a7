package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Scene;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.session.Session;
import reckon.app.session.Sheet;
import reckon.app.session.StepUnit;
import reckon.app.session.Walk;
import reckon.draw.Theme;
import reckon.explain.Symbol;
import reckon.setting.Settings;
import reckon.text.Language;

/** Leaves pictures of the formula panel under target/gallery, for a person to look at. */
@ExtendWith(ApplicationExtension.class)
class FormulaGalleryTest {
    static Stream<Arguments> looks() {
        return Stream.of(
                Arguments.of(Language.ENGLISH, Theme.LIGHT, 1000, 700),
                Arguments.of(Language.CHINESE, Theme.DARK, 1000, 700),
                Arguments.of(Language.CHINESE, Theme.LIGHT, 1440, 900),
                Arguments.of(Language.ENGLISH, Theme.DARK, 1920, 1080));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void everySheet(Language language, Theme theme, int width, int height) throws IOException {
        WindowFixture fixture = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new WindowFixture(language, theme));
        Scene scene = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new Scene(fixture.window, width, height));
        String look = language.tag() + "-" + theme.word() + "-" + width;
        Session session = fixture.session;
        WindowFixture.onScreen(() -> {
            fixture.window.applyCss();
            fixture.window.layout();
            session.openReady("demo");
        });
        fixture.settled();
        WindowFixture.onScreen(() -> session.stepping().unitProperty().set(StepUnit.TERM));
        picture(fixture, scene, 8.9, Symbol.AVE_VELOCITY, "stall-first-" + look);
        picture(fixture, scene, 8.9, Symbol.DELTA, "stall-delta-" + look);
        picture(fixture, scene, 8.9, Symbol.P_NEXT, "stall-last-" + look);
        picture(fixture, scene, 1, Symbol.DELTA, "missing-" + look);
        picture(fixture, scene, 4.05, Symbol.POS2, "spline-" + look);
        picture(fixture, scene, 4.05, Symbol.COEFFICIENT_A, "spline-middle-" + look);
        WindowFixture.onScreen(() -> session.walk().sheetProperty().set(Sheet.SENDER));
        picture(fixture, scene, 3, Symbol.AVE_ACCELERATION, "sender-" + look);
        WindowFixture.onScreen(() -> {
            session.walk().packetProperty().set(20);
            session.walk().sheetProperty().set(Sheet.PACKET);
        });
        picture(fixture, scene, 3, Symbol.DEVIATE, "packet-" + look);
        WindowFixture.onScreen(() -> {
            session.walk().sheetProperty().set(Sheet.DRAWN);
            session.set(Settings.FORM, "printed", null);
        });
        fixture.settled();
        picture(fixture, scene, 8.9, Symbol.ACCELERATION_TERM, "printed-" + look);
        WindowFixture.onScreen(() -> {
            session.set(Settings.PREDICTOR, "first", null);
            session.set(Settings.CONVERGENCE, "snap", null);
        });
        fixture.settled();
        picture(fixture, scene, 3, Symbol.MODEL, "first-" + look);
        assertEquals(List.of(), fixture.unexpected);
        fixture.close();
    }

    private static void picture(WindowFixture fixture, Scene scene, double seconds, Symbol symbol, String name)
            throws IOException {
        Walk walk = fixture.session.walk();
        WindowFixture.onScreen(() -> {
            fixture.session.playback().seek(seconds);
            walk.first();
            while (walk.current().orElseThrow().symbol() != symbol) {
                walk.walk(1);
            }
        });
        WindowFixture.await(() -> {
            fixture.window.draw();
            return scene.lookup("#formula-symbols #token-" + symbol.id()) != null;
        });
        GalleryPicture.take(fixture, scene, "formula-" + name);
    }
}
