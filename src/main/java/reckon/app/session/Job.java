package reckon.app.session;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reckon.text.Texts;

/** A work on a thread of its own, which another thread may cancel at any moment. */
final class Job {
    private final Function<Texts, String> name;
    private @Nullable Thread thread;
    private boolean cancelled;

    Job(Function<Texts, String> name) {
        this.name = name;
    }

    /** What it is, in words. */
    Function<Texts, String> name() {
        return name;
    }

    /** Begins on this thread, unless it has been cancelled. */
    synchronized boolean begin() {
        thread = Thread.currentThread();
        return !cancelled;
    }

    /** Ends on this thread, which a cancelling no longer interrupts: the next work on it is another. */
    synchronized void end() {
        thread = null;
        Thread.interrupted();
    }

    synchronized void cancel() {
        cancelled = true;
        if (thread != null) {
            thread.interrupt();
        }
    }
}
