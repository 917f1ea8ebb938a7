package reckon.app.lesson;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Watches a folder, on a thread of its own, and says when a file in it was saved. */
final class FolderWatch {
    /** An editor writes a file in several goes; they count as one, ms. */
    private static final long SETTLED = 150;

    private @Nullable WatchService service;

    /**
     * Watches a folder, and no other any more. One that cannot be watched, as in an archive, just never changes.
     *
     * @param changed is run on the watching thread
     */
    void watch(Path folder, Runnable changed) {
        stop();
        try {
            WatchService watching = folder.getFileSystem().newWatchService();
            folder.register(
                    watching,
                    StandardWatchEventKinds.ENTRY_CREATE,
                    StandardWatchEventKinds.ENTRY_MODIFY,
                    StandardWatchEventKinds.ENTRY_DELETE);
            service = watching;
            Thread.ofPlatform().daemon().name("lesson folder").start(() -> listen(watching, changed));
        } catch (IOException | UnsupportedOperationException e) {
            service = null;
        }
    }

    private static void listen(WatchService watching, Runnable changed) {
        try {
            while (true) {
                WatchKey key = watching.take();
                while (key != null) {
                    key.pollEvents();
                    key.reset();
                    key = watching.poll(SETTLED, TimeUnit.MILLISECONDS);
                }
                changed.run();
            }
        } catch (InterruptedException | ClosedWatchServiceException e) {
            // nobody watches any more
        }
    }

    /** Watches no more. */
    void stop() {
        WatchService watching = service;
        service = null;
        if (watching != null) {
            try {
                watching.close();
            } catch (IOException e) {
                // it is watched in vain until the program ends
            }
        }
    }
}
