package reckon.app.lesson;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javax.imageio.ImageIO;
import reckon.draw.Theme;
import reckon.draw.Thumbnail;
import reckon.file.InputException;
import reckon.file.Problem;
import reckon.lesson.Lesson;
import reckon.lesson.LessonHome;
import reckon.lesson.LessonReader;
import reckon.lesson.LessonSection;
import reckon.lesson.Played;
import reckon.text.Texts;

/** The lessons that there are: those of the program, and one's own, which stand in for those of the same id. */
public final class Shelf {
    /** The size of a card's picture, px. */
    private static final int WIDTH = 400;

    private static final int HEIGHT = 200;

    private final Executor readers;
    private final Executor screen;
    private final Supplier<List<Path>> folders;
    private final ReadOnlyObjectWrapper<List<Entry>> entries = new ReadOnlyObjectWrapper<>(this, "entries", List.of());

    /**
     * A lesson on the shelf.
     *
     * @param folder where it is
     * @param lesson the lesson; nothing where it cannot be used
     * @param problems what is wrong with it
     */
    public record Entry(Path folder, Optional<Lesson> lesson, List<Problem> problems) {

        private static Entry of(Path folder) {
            try {
                return new Entry(folder, Optional.of(LessonReader.read(folder)), List.of());
            } catch (InputException e) {
                return new Entry(folder, Optional.empty(), e.problems());
            }
        }

        private String key() {
            return lesson.map(Lesson::id).orElseGet(() -> String.valueOf(folder.getFileName()));
        }

        private int order() {
            return lesson.map(Lesson::order).orElse(Integer.MAX_VALUE);
        }
    }

    /** The shelf of the program, and of the person at it. */
    public Shelf(Executor readers, Executor screen) {
        this(readers, screen, () -> {
            List<Path> all = new ArrayList<>(LessonHome.in(LessonHome.builtIn()));
            all.addAll(LessonHome.in(LessonHome.own()));
            return all;
        });
    }

    /**
     * A shelf.
     *
     * @param readers one thread that reads
     * @param screen the thread that draws
     * @param folders the folders of the lessons, those that stand in for others after them
     */
    Shelf(Executor readers, Executor screen, Supplier<List<Path>> folders) {
        this.readers = readers;
        this.screen = screen;
        this.folders = folders;
    }

    /** The lessons in their order, as far as they have been read. */
    public ReadOnlyObjectProperty<List<Entry>> entriesProperty() {
        return entries.getReadOnlyProperty();
    }

    /** Reads them, beside the window. */
    public void read() {
        beside(() -> {
            Map<String, Entry> all = new LinkedHashMap<>();
            for (Path folder : folders.get()) {
                Entry entry = Entry.of(folder);
                all.put(entry.key(), entry);
            }
            List<Entry> ordered = all.values().stream()
                    .sorted(Comparator.comparingInt(Entry::order))
                    .toList();
            screen.execute(() -> entries.set(ordered));
        });
    }

    /**
     * Looks for a lesson by its id, beside the window.
     *
     * @param then takes it, on the thread that draws, if there is one
     */
    public void find(String id, Consumer<Lesson> then) {
        beside(() -> folders.get().reversed().stream()
                .map(Entry::of)
                .flatMap(entry -> entry.lesson().stream())
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .ifPresent(lesson -> screen.execute(() -> then.accept(lesson))));
    }

    /**
     * Draws the picture of a lesson's card, beside the window.
     *
     * @param then takes it as PNG, on the thread that draws
     */
    void picture(Lesson lesson, Texts texts, Theme theme, Consumer<byte[]> then) {
        beside(() -> {
            byte[] png = png(drawn(lesson, texts, theme));
            screen.execute(() -> then.accept(png));
        });
    }

    /** Works on the thread that reads, unless the window is gone meanwhile. */
    private void beside(Runnable work) {
        readers.execute(() -> {
            try {
                work.run();
            } catch (CancellationException e) {
                // nobody waits for it any more
            }
        });
    }

    /** What is seen where the first section begins that says where, or else half way through. */
    private static BufferedImage drawn(Lesson lesson, Texts texts, Theme theme) {
        Optional<Double> at = lesson.sections().stream()
                .filter(section -> section.scenario().isEmpty())
                .map(LessonSection::at)
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .findFirst();
        return switch (Played.of(lesson.start())) {
            case Played.OfMethods methods -> {
                int middle = methods.run().frames() / 2;
                int frame = at.map(seconds ->
                                (int) Math.rint(seconds * methods.run().framesPerSecond()))
                        .orElse(middle);
                yield Thumbnail.of(
                        methods.run(),
                        Math.clamp(frame, 0, Math.max(0, methods.run().frames() - 1)),
                        texts,
                        theme,
                        WIDTH,
                        HEIGHT);
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
