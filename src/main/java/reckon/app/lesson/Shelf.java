package reckon.app.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import reckon.file.InputException;
import reckon.file.Problem;
import reckon.lesson.Lesson;
import reckon.lesson.LessonHome;
import reckon.lesson.LessonReader;

/** The lessons that there are: those of the program, and one's own, which stand in for those of the same id. */
public final class Shelf {
    private final Executor readers;
    private final Executor screen;
    private final Supplier<List<Path>> folders;
    private final CardPictures pictures;
    private final ReadOnlyBooleanWrapper reading = new ReadOnlyBooleanWrapper(this, "reading", false);
    private final ReadOnlyObjectWrapper<List<Entry>> entries = new ReadOnlyObjectWrapper<>(this, "entries", List.of());

    /**
     * A lesson on the shelf.
     *
     * @param folder where it is
     * @param lesson the lesson; nothing where it cannot be used
     * @param problems what is wrong with it
     * @param saved when a file of it was saved last
     */
    public record Entry(Path folder, Optional<Lesson> lesson, List<Problem> problems, FileTime saved) {

        private static Entry of(Path folder) {
            FileTime saved = saved(folder);
            try {
                return new Entry(folder, Optional.of(LessonReader.read(folder)), List.of(), saved);
            } catch (InputException e) {
                return new Entry(folder, Optional.empty(), e.problems(), saved);
            }
        }

        /** When a file of a folder, or the folder itself, was changed last. */
        private static FileTime saved(Path folder) {
            try (Stream<Path> files = Files.walk(folder, 1)) {
                FileTime latest = FileTime.fromMillis(0);
                for (Path file : files.toList()) {
                    FileTime one = Files.getLastModifiedTime(file);
                    latest = one.compareTo(latest) > 0 ? one : latest;
                }
                return latest;
            } catch (IOException e) {
                // what cannot be looked at is read anew each time
                return FileTime.from(Instant.now());
            }
        }

        private boolean isOf(Path other) {
            return folder.equals(other) && saved.equals(saved(other));
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
        this.pictures = new CardPictures(readers, screen);
    }

    /** Whether they are being read. */
    public ReadOnlyBooleanProperty readingProperty() {
        return reading.getReadOnlyProperty();
    }

    /** The lessons in their order, as far as they have been read. */
    public ReadOnlyObjectProperty<List<Entry>> entriesProperty() {
        return entries.getReadOnlyProperty();
    }

    /** Reads them, beside the window; those that are as they were stay the same. */
    public void read() {
        reading.set(true);
        List<Entry> before = entries.get();
        beside(() -> {
            Map<String, Entry> all = new LinkedHashMap<>();
            for (Path folder : folders.get()) {
                Entry entry = before.stream()
                        .filter(one -> one.isOf(folder))
                        .findFirst()
                        .orElseGet(() -> Entry.of(folder));
                all.put(entry.key(), entry);
            }
            List<Entry> ordered = all.values().stream()
                    .sorted(Comparator.comparingInt(Entry::order))
                    .toList();
            screen.execute(() -> take(ordered));
        });
    }

    private void take(List<Entry> read) {
        pictures.keep(read);
        reading.set(false);
        entries.set(read);
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

    /** The pictures of the cards. */
    CardPictures pictures() {
        return pictures;
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
}
