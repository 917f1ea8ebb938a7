package reckon.run;

import java.util.concurrent.CancellationException;

/** The way out of a long run: whoever no longer wants it interrupts its thread. */
final class StillWanted {

    private StillWanted() {}

    /**
     * Goes on while this thread is not interrupted.
     *
     * @throws CancellationException where it is
     */
    static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the run is no longer wanted");
        }
    }
}
