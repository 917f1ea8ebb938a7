package reckon.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files so that the one before is there, whole, until the new one is complete. */
public final class Replacement {

    /** What a file is to hold. */
    @FunctionalInterface
    public interface Content {
        /** Writes all of it. */
        void writeTo(OutputStream out) throws IOException;
    }

    private Replacement() {}

    /**
     * Writes a file, replacing one that exists.
     *
     * @throws IOException where it cannot be written, with a message that names the file; the one before is as it was
     */
    public static void write(Path file, Content content) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + ": is a folder; name a file");
        }
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new IOException(file + ": is read-only; choose another name, or allow writing to it");
        }
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                // a device or a pipe cannot be replaced, only written to
                try (OutputStream out = Files.newOutputStream(file)) {
                    content.writeTo(out);
                }
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), content);
            }
        } catch (NoSuchFileException e) {
            throw new IOException(file + ": its folder does not exist; make it first", e);
        } catch (AccessDeniedException e) {
            throw new IOException(file + ": you may not write there; choose another folder", e);
        } catch (IOException e) {
            throw new IOException(file + ": cannot be written: " + e.getMessage(), e);
        }
    }

    private static void replace(Path file, Content content) throws IOException {
        Path unfinished = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(
                            unfinished,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.TRUNCATE_EXISTING,
                            StandardOpenOption.WRITE);
                    OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel))) {
                content.writeTo(out);
                out.flush();
                channel.force(true);
            }
            move(unfinished, file);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
