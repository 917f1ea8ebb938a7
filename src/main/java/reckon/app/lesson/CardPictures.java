package reckon.app.lesson;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import reckon.draw.Theme;
import reckon.draw.Thumbnail;
import reckon.lesson.Lesson;
import reckon.lesson.LessonSection;
import reckon.lesson.Played;
import reckon.motion.SimulationTime;
import reckon.run.Run;
import reckon.text.Language;
import reckon.text.Texts;

/** The pictures of lessons' cards, drawn beside the window, each once. */
final class CardPictures {
    /** The size of a picture, px. */
    private static final int WIDTH = 400;

    private static final int HEIGHT = 200;

    private final Executor readers;
    private final Executor screen;

    /** What was drawn, as PNG. */
    private final Map<Key, byte[]> drawn = new HashMap<>();

    /** What a picture shows, and how: of a lesson that was saved since there is another one. */
    private record Key(Path folder, FileTime saved, Language language, Theme theme) {

        boolean isOf(Shelf.Entry entry) {
            return folder.equals(entry.folder()) && saved.equals(entry.saved());
        }
    }

    /**
     * No picture drawn.
     *
     * @param readers one thread that draws beside the window
     * @param screen the thread that draws
     */
    CardPictures(Executor readers, Executor screen) {
        this.readers = readers;
        this.screen = screen;
    }

    /** Keeps the pictures of some lessons only. */
    void keep(List<Shelf.Entry> some) {
        drawn.keySet().removeIf(key -> some.stream().noneMatch(key::isOf));
    }

    /**
     * Gives the picture of a lesson on the shelf.
     *
     * @param then takes it as PNG, on the thread that draws: at once, if it is known
     */
    void take(Shelf.Entry entry, Lesson lesson, Texts texts, Theme theme, Consumer<byte[]> then) {
        Key key = new Key(entry.folder(), entry.saved(), texts.language(), theme);
        byte[] png = drawn.get(key);
        if (png != null) {
            then.accept(png);
            return;
        }
        readers.execute(() -> {
            try {
                byte[] made = png(picture(lesson, texts, theme));
                screen.execute(() -> {
                    drawn.put(key, made);
                    then.accept(made);
                });
            } catch (CancellationException e) {
                // the window is gone
            }
        });
    }

    /** What is seen in its first scene where a section begins in the midst of it, or else half way through. */
    private static BufferedImage picture(Lesson lesson, Texts texts, Theme theme) {
        Optional<Double> at = lesson.sections().stream()
                .filter(section -> section.scenario().isEmpty())
                .map(LessonSection::at)
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .filter(seconds -> seconds > 0)
                .findFirst();
        return switch (Played.of(lesson.start())) {
            case Played.OfMethods methods -> {
                Run run = methods.run();
                int frame = SimulationTime.nearestFrame(at.orElse(run.seconds() / 2), run.framesPerSecond());
                int last = Math.max(0, run.frames() - 1);
                yield Thumbnail.of(run, Math.clamp(frame, 0, last), texts, theme, WIDTH, HEIGHT);
            }
            case Played.OfGame game ->
                Thumbnail.of(game.run(), at.orElse(game.run().seconds() / 2), texts, theme, WIDTH, HEIGHT);
        };
    }

    private static byte[] png(BufferedImage image) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return out.toByteArray();
    }
}
