package reckon.app;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;
import reckon.draw.Theme;
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
        WindowFixture.onScreen(() -> fixture.session.openReady("dodge"));
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session.playback().seek(2.7));
        picture(fixture, scene, "threshold-" + look);
        fixture.close();
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
