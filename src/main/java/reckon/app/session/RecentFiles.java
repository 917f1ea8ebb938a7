package reckon.app.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The files that were opened or saved last, the latest first. */
public final class RecentFiles {
    /** How many are remembered. */
    public static final int MOST = 10;

    private final Executor files;
    private final Executor screen;
    private final ReadOnlyObjectWrapper<List<Path>> paths = new ReadOnlyObjectWrapper<>(this, "paths", List.of());
    private final ReadOnlyObjectWrapper<Set<Path>> missing = new ReadOnlyObjectWrapper<>(this, "missing", Set.of());

    RecentFiles(Executor files, Executor screen) {
        this.files = files;
        this.screen = screen;
    }

    /** The files, in full. */
    public ReadOnlyObjectProperty<List<Path>> pathsProperty() {
        return paths.getReadOnlyProperty();
    }

    /** Those that were not there when somebody last looked. */
    public ReadOnlyObjectProperty<Set<Path>> missingProperty() {
        return missing.getReadOnlyProperty();
    }

    /** Puts a file first. */
    public void add(Path path) {
        Path full = path.toAbsolutePath().normalize();
        set(Stream.concat(Stream.of(full), paths.get().stream()).toList());
    }

    /** Replaces them all. */
    public void set(List<Path> others) {
        paths.set(others.stream().distinct().limit(MOST).toList());
    }

    /** Forgets them all. */
    public void clear() {
        paths.set(List.of());
    }

    /** Looks which of them are still there, beside the window: a disk may take its time. */
    public void look() {
        List<Path> wanted = paths.get();
        files.execute(() -> {
            Set<Path> gone = wanted.stream().filter(Files::notExists).collect(Collectors.toSet());
            screen.execute(() -> missing.set(gone));
        });
    }
}
