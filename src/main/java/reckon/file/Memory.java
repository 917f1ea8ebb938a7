package reckon.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the program remembers from one start to the next, in files of one folder: how the window was left, and what was open.
 * Of several windows at a time only the first keeps what is open. A file that is missing or broken is as if there were none.
 */
public final class Memory implements AutoCloseable {
    private static final String WINDOW = "window.yaml";
    private static final String WORK = "last.yaml";
    /** What is laid aside for the document that is open. */
    private static final String ASIDE = "aside.yaml";

    private static final String LESSONS = "lessons.yaml";
    private static final String LOCK = "lock";
    private static final long MOST_BYTES = 1 << 20;
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("'unsaved'-yyyy-MM-dd-HHmmss'.yaml'");

    private final Path folder;
    private final @Nullable FileChannel lock;

    private Memory(Path folder, @Nullable FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** The memory in a folder, which is made where it is missing. */
    public static Memory in(Path folder) {
        return new Memory(folder, lock(folder));
    }

    private static @Nullable FileChannel lock(Path folder) {
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (locked(channel)) {
                return channel;
            }
            channel.close();
        } catch (IOException e) {
            // a folder that cannot be written remembers nothing
        }
        return null;
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** Whether what is open here is kept: not where another window does so already, or where nothing can be written. */
    public boolean keepsWork() {
        return lock != null;
    }

    /** How the window was left. */
    public Remembered window() {
        return small(WINDOW).map(RememberedText::read).orElse(Remembered.NOTHING);
    }

    /** How far somebody has come in each lesson, by the lesson's id. */
    public Map<String, Studied> studied() {
        Optional<Map<String, Studied>> known = small(LESSONS)
                .map(text -> StudiedText.read(text).orElseGet(() -> {
                    // what somebody mistyped in it is not written over
                    moveAway(folder.resolve(LESSONS));
                    return Map.of();
                }));
        return known.orElse(Map.of());
    }

    /**
     * Notes how far somebody has come in each lesson.
     *
     * @throws IOException where that cannot be written
     */
    public void keep(Map<String, Studied> studied) throws IOException {
        write(LESSONS, StudiedText.of(studied));
    }

    private Optional<String> small(String name) {
        Path file = folder.resolve(name);
        try {
            return Files.isRegularFile(file) && Files.size(file) <= MOST_BYTES
                    ? Optional.of(Files.readString(file))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Notes how the window is left.
     *
     * @throws IOException where that cannot be written
     */
    public void keep(Remembered remembered) throws IOException {
        write(WINDOW, RememberedText.of(remembered));
    }

    /**
     * What was open last, if that was kept here.
     *
     * @throws InputException where it cannot be opened again; it is then out of the way, under another name
     */
    public Optional<OpenWork> work() throws InputException {
        Path file = folder.resolve(WORK);
        if (!keepsWork() || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            OpenWork work = OpenWork.read(TextFile.read(file, Progress.UNHEARD), file);
            return Optional.of(laidAside().map(work::inPlaceOf).orElse(work));
        } catch (InputException e) {
            moveAway(file);
            throw e;
        }
    }

    private Optional<OpenWork> laidAside() {
        Path file = folder.resolve(ASIDE);
        try {
            return Files.isRegularFile(file)
                    ? Optional.of(OpenWork.read(TextFile.read(file, Progress.UNHEARD), file))
                    : Optional.empty();
        } catch (InputException e) {
            // it is not what is open; it is out of the way, to be looked at by hand
            moveAway(file);
            return Optional.empty();
        }
    }

    /**
     * Keeps what is open; nothing where another window does so.
     *
     * @throws IOException where it cannot be written
     */
    public void keep(OpenWork work) throws IOException {
        if (keepsWork()) {
            write(WORK, work.text());
            Optional<Document> aside = work.document().aside();
            if (aside.isPresent()) {
                write(ASIDE, new OpenWork(aside.get(), work.asideUnsaved()).text());
            } else {
                Files.deleteIfExists(folder.resolve(ASIDE));
            }
        }
    }

    /**
     * Puts what was open last, and what was laid aside for it, into files of their own, where they had not been saved and
     * something else is to be opened.
     *
     * @return those files
     */
    public List<Path> setAside() {
        List<Path> files = new ArrayList<>();
        for (String name : List.of(WORK, ASIDE)) {
            setAside(folder.resolve(name)).ifPresent(files::add);
        }
        return files;
    }

    private Optional<Path> setAside(Path file) {
        try {
            if (!keepsWork() || !Files.isRegularFile(file)) {
                return Optional.empty();
            }
            OpenWork work = OpenWork.read(TextFile.read(file, Progress.UNHEARD), file);
            if (!work.unsaved() || work.document().isBlank()) {
                return Optional.empty();
            }
            Path aside = aside(file);
            Documents.write(work.document(), aside);
            Files.deleteIfExists(file);
            return Optional.of(aside);
        } catch (InputException | IOException e) {
            return Optional.empty();
        }
    }

    private Path aside(Path file) throws IOException {
        LocalDateTime time =
                LocalDateTime.ofInstant(Files.getLastModifiedTime(file).toInstant(), ZoneId.systemDefault());
        Path wanted = folder.resolve(NAME.format(time));
        // of two that were written in one second the other has a name of its own
        return Files.exists(wanted) ? folder.resolve("aside-" + NAME.format(time)) : wanted;
    }

    private void moveAway(Path file) {
        try {
            Files.move(file, aside(file), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // it stays, and will be replaced
        }
    }

    private void write(String name, String text) throws IOException {
        Files.createDirectories(folder);
        Replacement.write(folder.resolve(name), out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Lets another window keep what is open in it. */
    @Override
    public void close() {
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException e) {
            // the system releases it at the end
        }
    }
}
