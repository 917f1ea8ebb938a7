package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;
import reckon.cli.Console;
import reckon.cli.Demo;
import reckon.draw.Theme;
import reckon.setting.Settings;
import reckon.text.Language;

/** Leaves pictures of the window's main states under target/gallery, for a person to look at. */
@ExtendWith(ApplicationExtension.class)
class GalleryTest {
    private static final Path GALLERY = Path.of("target", "gallery");

    @BeforeAll
    static void folder() throws IOException {
        Files.createDirectories(GALLERY);
    }

    static Stream<Arguments> looks() {
        return Stream.of(
                Arguments.of(Language.ENGLISH, Theme.LIGHT, 1000, 700),
                Arguments.of(Language.CHINESE, Theme.LIGHT, 1000, 700),
                Arguments.of(Language.ENGLISH, Theme.DARK, 1440, 900),
                Arguments.of(Language.CHINESE, Theme.DARK, 1440, 900),
                Arguments.of(Language.ENGLISH, Theme.LIGHT, 1440, 900),
                Arguments.of(Language.ENGLISH, Theme.LIGHT, 1920, 1080));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void mainStates(Language language, Theme theme, int width, int height) throws IOException {
        WindowFixture fixture = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new WindowFixture(language, theme));
        Scene scene = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new Scene(fixture.window, width, height));
        String look = language.tag() + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width;
        picture(fixture, scene, "empty-" + look);
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session.playback().seek(8.9));
        picture(fixture, scene, "stall-" + look);
        WindowFixture.onScreen(() -> {
            fixture.session.methodProperty().set(1);
            fixture.session.playback().seek(3);
        });
        picture(fixture, scene, "following-" + look);
        WindowFixture.onScreen(() -> {
            fixture.session.addMethod();
            ((ToggleButton) scene.lookup("#fold-measures")).setSelected(true);
        });
        fixture.settled();
        picture(fixture, scene, "four-methods-" + look);
        WindowFixture.onScreen(() -> fixture.session.openReady("dodge"));
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session.playback().seek(2.7));
        picture(fixture, scene, "threshold-" + look);
        WindowFixture.onScreen(() -> fixture.session.path().toggleShaping());
        picture(fixture, scene, "edit-path-" + look);
        WindowFixture.onScreen(() -> fixture.session.path().toggleShaping());
        WindowFixture.onScreen(() -> {
            fixture.session.path().begin(-3, 0);
            for (int i = 0; i < 120; i++) {
                fixture.session.drawing().move(-3 * Math.cos(i / 25.0), 2.5 * Math.sin(i / 18.0));
                fixture.session.advance(1.0 / 60);
            }
        });
        WindowFixture.await(
                () -> fixture.session.simulations().runProperty().get().frames() >= 120);
        picture(fixture, scene, "drawing-" + look);
        WindowFixture.onScreen(() -> fixture.session.path().endStroke());
        fixture.settled();
        fixture.close();
    }

    @ParameterizedTest
    @EnumSource
    void aPacketTellsItsStory(Language language) throws IOException {
        for (Theme theme : Theme.values()) {
            WindowFixture fixture = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new WindowFixture(language, theme));
            Scene scene = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new Scene(fixture.window, 1000, 700));
            WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
            fixture.settled();
            WindowFixture.onScreen(() -> {
                fixture.session.set(Settings.DUPLICATE, 0.15, null);
                fixture.session.set(Settings.RATE, OptionalDouble.of(3300), null);
                fixture.session.set(Settings.QUEUE, 1000.0, null);
            });
            fixture.settled();
            String name =
                    "timeline-zoomed-" + language.tag() + "-" + theme.name().toLowerCase(Locale.ROOT);
            picture(fixture, scene, name);
            WindowFixture.onScreen(() -> {
                fixture.session.playback().loop(220, 330);
                fixture.session.playback().seek(4.6);
                TimelineGestures gestures = new TimelineGestures(scene.lookup("#timeline"));
                gestures.wheel(0.3, 0.5, 10);
                gestures.rest(0.6, 0.28);
            });
            picture(fixture, scene, name);
            fixture.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRecording(Language language) throws IOException {
        Path recording = Path.of("../shared/data/cicv5g/rural_south_n8_v10_01.txt");
        assumeTrue(Files.exists(recording), "the recordings are not here: " + recording);
        WindowFixture fixture =
                WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new WindowFixture(language, Theme.LIGHT));
        Scene scene = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> new Scene(fixture.window, 1440, 900));
        WindowFixture.onScreen(() -> fixture.session.open(recording));
        WindowFixture.await(() -> fixture.session.scenario().track().size() > 0);
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session.playback().seek(100));
        picture(fixture, scene, "recording-" + language.tag());
        fixture.close();
        assertEquals(List.of(), fixture.wrong);
    }

    @Test
    void theDemonstration() throws IOException {
        Demo.run(new Console(System.out, System.err), GALLERY.resolve("demo"));
    }

    private static void picture(WindowFixture fixture, Scene scene, String name) throws IOException {
        WritableImage image = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            fixture.window.draw();
            // a viewport keeps a picture of itself, which only a pulse of a shown window brings up to date
            scene.getRoot().lookupAll(".viewport").forEach(viewport -> viewport.setCache(false));
            return scene.snapshot(null);
        });
        write(image, GALLERY.resolve(name + ".png").toFile());
    }

    private static void write(WritableImage image, File file) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        picture.setRGB(0, 0, width, height, pixels, 0, width);
        ImageIO.write(picture, "png", file);
    }
}
