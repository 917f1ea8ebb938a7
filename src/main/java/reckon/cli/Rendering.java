package reckon.cli;

import java.awt.image.BufferedImage;
import java.io.IOException;
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

    static void film(Console console, Run run, Picture picture, int from, Output out) throws IOException {
        int last = run.frames() - 1;
        int to = Math.min(last, from + LONGEST * run.framesPerSecond());
        out.write(console, stream -> Film.write(run, picture, from, to, stream, progress(console, out.name())));
        console.err().println();
        if (to < last) {
            console.err().println("reckon: the film ends after " + LONGEST + " s; --at says where it begins");
        }
    }

    private static DoubleConsumer progress(Console console, String name) {
        return share -> {
            console.err().printf("\r%s: %3.0f %%", name, share * 100);
            console.err().flush();
        };
    }
}
