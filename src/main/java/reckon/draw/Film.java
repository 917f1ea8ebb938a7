package reckon.draw;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.DoubleConsumer;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import reckon.run.Run;

/** A run as an animated GIF. */
public final class Film {
    /** How many pictures a second; a GIF counts hundredths of a second. */
    private static final int PICTURES_PER_SECOND = 10;

    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    private Film() {}

    /**
     * Writes a stretch of a run as a film at real speed.
     *
     * @param from the first frame
     * @param to the last frame
     * @param progress takes the share that is done, 0 to 1
     */
    public static void write(Run run, Picture picture, int from, int to, OutputStream out, DoubleConsumer progress)
            throws IOException {
        int step = Math.max(1, run.framesPerSecond() / PICTURES_PER_SECOND);
        ImageWriter writer = ImageIO.getImageWritersBySuffix("gif").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            for (int frame = from; frame <= to; frame += step) {
                writer.writeToSequence(new IIOImage(picture.at(frame), null, timing(writer)), null);
                progress.accept((frame - from) / (double) Math.max(1, to - from));
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    private static IIOMetadata timing(ImageWriter writer) throws IIOInvalidTreeException {
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        IIOMetadata metadata = writer.getDefaultImageMetadata(
                ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB), parameters);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", Integer.toString(100 / PICTURES_PER_SECOND));
        control.setAttribute("transparentColorIndex", "0");
        IIOMetadataNode extension = new IIOMetadataNode("ApplicationExtension");
        extension.setAttribute("applicationID", "NETSCAPE");
        extension.setAttribute("authenticationCode", "2.0");
        // played again and again
        extension.setUserObject(new byte[] {1, 0, 0});
        child(root, "ApplicationExtensions").appendChild(extension);
        metadata.setFromTree(FORMAT, root);
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode node = new IIOMetadataNode(name);
        root.appendChild(node);
        return node;
    }
}
