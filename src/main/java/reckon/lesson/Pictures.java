package reckon.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** What a picture of a lesson may be, told by its first bytes; nothing is decoded. */
final class Pictures {
    private static final long MOST_BYTES = 8L << 20;
    private static final long MOST_PIXELS = 40_000_000;
    private static final Set<String> FORMATS = Set.of("png", "jpeg", "jpg");

    private Pictures() {}

    /** What is wrong with a picture, if anything is. */
    static Optional<String> wrong(Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                return Optional.of(String.format(
                        Locale.ROOT,
                        "is %s, which has %.1f MB, where at most %d MB are read; make it smaller",
                        file.getFileName(),
                        Files.size(file) / 1048576.0,
                        MOST_BYTES >> 20));
            }
            try (InputStream bytes = Files.newInputStream(file);
                    ImageInputStream in = ImageIO.createImageInputStream(bytes)) {
                return wrong(file, in);
            }
        } catch (IOException | RuntimeException e) {
            // readers throw all sorts of things at headers that are none
            return Optional.of(
                    "is " + file.getFileName() + ", which cannot be read as a picture; save it anew as a png");
        }
    }

    private static Optional<String> wrong(Path file, ImageInputStream in) throws IOException {
        Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
        if (!readers.hasNext()) {
            return Optional.of("is " + file.getFileName() + ", which is no picture; name a png or jpg file");
        }
        ImageReader reader = readers.next();
        try {
            String format = reader.getFormatName().toLowerCase(Locale.ROOT);
            if (!FORMATS.contains(format)) {
                return Optional.of(
                        "is " + file.getFileName() + ", a picture of the sort " + format + "; save it as a png or jpg");
            }
            reader.setInput(in, true, true);
            long pixels = (long) reader.getWidth(0) * reader.getHeight(0);
            return pixels > MOST_PIXELS
                    ? Optional.of("is " + file.getFileName() + ", which has " + pixels / 1_000_000
                            + " megapixels, where at most " + MOST_PIXELS / 1_000_000 + " may be; make it smaller")
                    : Optional.empty();
        } finally {
            reader.dispose();
        }
    }
}
