package reckon.cli;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javax.imageio.ImageIO;
import reckon.draw.Film;
import reckon.draw.Picture;
import reckon.run.Run;

/** Writes pictures and films, and says how far a film is. */
final class Rendering {
    /** The longest film, s. */
    private static final int LONGEST = 60;

    private Rendering() {}

    static void picture(Console console, BufferedImage image, Output out) throws IOException {
        out.write(console, stream -> ImageIO.write(image, "png", stream));
    }

    static void film(Console console, Run run, Picture picture, int from, int to, Output out) throws IOException {
        int last = Math.min(Math.min(to, run.frames() - 1), from + LONGEST * run.framesPerSecond());
        DoubleConsumer progress = progress(console, out.name());
        out.write(console, stream -> Film.write(run, picture, from, last, stream, progress));
        progress.accept(1);
        if (last < Math.min(to, run.frames() - 1)) {
            console.err().println("reckon: the film ends after " + LONGEST + " s; --at says where it begins");
        }
    }

    /** Only a person at a terminal is told how far it is. */
    private static DoubleConsumer progress(Console console, String name) {
        if (Optional.ofNullable(System.console())
                .filter(java.io.Console::isTerminal)
                .isEmpty()) {
            return share -> {};
        }
        return share -> {
            console.err().printf(Locale.ROOT, "\r%s: %3.0f %%%s", name, share * 100, share < 1 ? "" : "%n".formatted());
            console.err().flush();
        };
    }
}
