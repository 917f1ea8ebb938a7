package reckon.app.session;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import reckon.text.Texts;

/** A work on a thread of its own, which another thread may cancel at any moment. */
final class Job {
    private final Function<Texts, String> name;
    private final boolean writes;
    private @Nullable Thread thread;
    private boolean cancelled;

    /**
     * A work to come.
     *
     * @param writes whether something is lost where it is not done
     */
    Job(Function<Texts, String> name, boolean writes) {
        this.name = name;
        this.writes = writes;
    }

    /** Whether something is lost where it is not done. */
    boolean writes() {
        return writes;
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

    synchronized boolean isCancelled() {
        return cancelled;
    }

    synchronized void cancel() {
        cancelled = true;
        if (thread != null) {
            thread.interrupt();
        }
    }
}
