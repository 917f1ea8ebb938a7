package reckon.app;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.testfx.util.WaitForAsyncUtils;

/** Leaves pictures of a window under target/gallery, for a person to look at. */
final class GalleryPicture {
    private static final Path GALLERY = Path.of("target", "gallery");

    private GalleryPicture() {}

    /** Takes a picture of a scene that no screen shows. */
    static void take(WindowFixture fixture, Scene scene, String name) throws IOException {
        WritableImage image = WaitForAsyncUtils.waitForAsyncFx(30_000, () -> {
            // what a panel shows may change how wide it is, and with that what the others have to draw
            for (int i = 0; i < 2; i++) {
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                fixture.window.draw();
            }
            // a viewport keeps a picture of itself, which only a pulse of a shown window brings up to date
            scene.getRoot().lookupAll(".viewport").forEach(viewport -> viewport.setCache(false));
            return scene.snapshot(null);
        });
        Files.createDirectories(GALLERY);
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
