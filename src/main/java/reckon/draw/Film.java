package reckon.draw;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

/** Pictures that move: animated GIFs, played again and again. */
public final class Film {
    /** How many pictures a second; a GIF counts hundredths of a second. */
    private static final int PICTURES_PER_SECOND = 10;

    private static final int HUNDREDTHS = 100;

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
        write(
                IntStream.iterate(from, frame -> frame <= to, frame -> frame + step)
                        .mapToObj(frame -> {
                            progress.accept((frame - from) / (double) Math.max(1, to - from));
                            return new Shot(picture.at(frame), HUNDREDTHS / PICTURES_PER_SECOND);
                        }),
                out);
    }

    /**
     * A picture of a film.
     *
     * @param picture what is seen
     * @param hundredths how long, in hundredths of a second
     */
    public record Shot(BufferedImage picture, int hundredths) {}

    /** Writes pictures one after the other as a film. */
    public static void write(Stream<Shot> shots, OutputStream out) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersBySuffix("gif").next();
        try (ImageOutputStream stream = ImageIO.createImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            for (Shot shot : (Iterable<Shot>) shots::iterator) {
                writer.writeToSequence(new IIOImage(shot.picture(), null, timing(writer, shot.hundredths())), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    private static IIOMetadata timing(ImageWriter writer, int hundredths) throws IIOInvalidTreeException {
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        IIOMetadata metadata = writer.getDefaultImageMetadata(
                ImageTypeSpecifier.createFromBufferedImageType(BufferedImage.TYPE_INT_RGB), parameters);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "none");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "FALSE");
        control.setAttribute("delayTime", Integer.toString(hundredths));
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
