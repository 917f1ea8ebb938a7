package reckon.app.lesson;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import reckon.file.InputException;
import reckon.file.Problem;
import reckon.lesson.Lesson;
import reckon.lesson.LessonReader;

/** Reads a lesson's files anew, beside the window, whenever one of them is saved. */
final class Revisions {
    private final Executor readers;
    private final Executor screen;
    private final Consumer<Lesson> taker;
    private final FolderWatch watch = new FolderWatch();
    private final ReadOnlyObjectWrapper<List<Problem>> faults = new ReadOnlyObjectWrapper<>(this, "faults", List.of());
    private Optional<Path> folder = Optional.empty();

    /** How often was begun to read: only what was read last counts. */
    private int reading;

    /**
     * No lesson followed.
     *
     * @param readers one thread that reads
     * @param screen the thread that draws
     * @param taker takes the lesson as it has become, where nothing is wrong with it
     */
    Revisions(Executor readers, Executor screen, Consumer<Lesson> taker) {
        this.readers = readers;
        this.screen = screen;
        this.taker = taker;
    }

    /** What is wrong with the files since they were last read without a fault. */
    ReadOnlyObjectProperty<List<Problem>> faultsProperty() {
        return faults.getReadOnlyProperty();
    }

    /** Follows the files of another folder from now on, or of none. */
    void follow(Optional<Path> other) {
        if (!folder.equals(other)) {
            folder = other;
            reading++;
            faults.set(List.of());
            watch.stop();
            other.ifPresent(path -> watch.watch(path, () -> screen.execute(() -> read(path))));
        }
    }

    private void read(Path path) {
        int now = ++reading;
        readers.execute(() -> {
            try {
                Lesson read = LessonReader.read(path);
                screen.execute(() -> ifLatest(now, () -> {
                    faults.set(List.of());
                    taker.accept(read);
                }));
            } catch (InputException e) {
                screen.execute(() -> ifLatest(now, () -> faults.set(e.problems())));
            } catch (CancellationException e) {
                // the window is gone
            }
        });
    }

    private void ifLatest(int reader, Runnable then) {
        if (reader == reading) {
            then.run();
        }
    }
}
