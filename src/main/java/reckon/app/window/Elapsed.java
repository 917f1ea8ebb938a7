package reckon.app.window;

import java.util.Locale;
import java.util.function.LongSupplier;

/** How long a lesson has been going on. */
final class Elapsed {
    private static final long NANOS = 1_000_000_000L;

    private final LongSupplier nanos;
    private long start;

    /**
     * A clock that begins now.
     *
     * @param nanos the time from some moment, ns
     */
    Elapsed(LongSupplier nanos) {
        this.nanos = nanos;
        this.start = nanos.getAsLong();
    }

    /** Begins anew. */
    void reset() {
        start = nanos.getAsLong();
    }

    /** What it shows: minutes and seconds, and hours where there are some. */
    String text() {
        long seconds = (nanos.getAsLong() - start) / NANOS;
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
