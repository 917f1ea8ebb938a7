package reckon.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The clock of a lesson. */
class ElapsedTest {
    private final AtomicLong nanos = new AtomicLong(-5);
    private final Elapsed elapsed = new Elapsed(nanos::get);

    private String after(double seconds) {
        nanos.addAndGet(Math.round(seconds * 1e9));
        return elapsed.text();
    }

    @Test
    void itTellsMinutesAndThenHours() {
        assertEquals("0:00", after(0.9));
        assertEquals("0:01", after(0.1));
        assertEquals("1:05", after(64));
        assertEquals("1:00:04", after(3539));
        elapsed.reset();
        assertEquals("0:02", after(2));
    }
}
