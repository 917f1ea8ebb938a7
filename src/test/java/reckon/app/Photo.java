package reckon.app;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;

/** A picture of a window, to which those that lie over it are pasted where they stand. */
record Photo(BufferedImage image) {

    /** What is in a scene, with nothing behind it. */
    static Photo of(Scene scene) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setFill(Color.TRANSPARENT);
        WritableImage snapshot = scene.getRoot().snapshot(parameters, null);
        int width = (int) snapshot.getWidth();
        int height = (int) snapshot.getHeight();
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        snapshot.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels, 0, width);
        return new Photo(image);
    }

    /** Pastes the popups and dialogs that are open over a window. */
    void pasteWindowsOver(Window owner) {
        for (Window window : Window.getWindows()) {
            if (!window.equals(owner) && window.isShowing()) {
                double x = window.getX() + window.getScene().getX() - owner.getX();
                double y = window.getY() + window.getScene().getY() - owner.getY();
                Photo over = of(window.getScene());
                paste(over, (int) Math.round(x), (int) Math.round(y), window instanceof Stage);
            }
        }
    }

    /** Pastes a dialog where a system would put it. */
    void pasteInTheMiddle(Scene dialog) {
        Photo over = of(dialog);
        paste(
                over,
                (image.getWidth() - over.image.getWidth()) / 2,
                (image.getHeight() - over.image.getHeight()) / 2,
                true);
    }

    /** Pastes something, perhaps with a line around it for the frame that a system gives a window. */
    private void paste(Photo other, int x, int y, boolean framed) {
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(java.awt.Color.GRAY);
        graphics.drawImage(other.image, x, y, null);
        if (framed) {
            graphics.drawRect(x - 1, y - 1, other.image.getWidth() + 1, other.image.getHeight() + 1);
        }
        graphics.dispose();
    }

    /** The same with nothing to be seen through. */
    BufferedImage opaque() {
        BufferedImage opaque = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
        new Photo(opaque).paste(this, 0, 0, false);
        return opaque;
    }

    void write(Path file) throws IOException {
        ImageIO.write(opaque(), "png", file.toFile());
    }
}
