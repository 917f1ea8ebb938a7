package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TimeSpanTest {
    private static final TimeSpan WHOLE = new TimeSpan(0, 100);

    private static void assertSpan(double from, double to, TimeSpan span) {
        assertEquals(from, span.from(), 1e-9);
        assertEquals(to, span.to(), 1e-9);
    }

    @Test
    void zoomingKeepsTheMomentUnderThePointer() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            double from = random.nextDouble(0, 90);
            TimeSpan span = new TimeSpan(from, from + random.nextDouble(1, 10));
            double about = random.nextDouble(span.from(), span.to());
            double factor = random.nextDouble(0.2, 5);
            TimeSpan zoomed = span.zoomed(factor, about);
            assertEquals(span.length() / factor, zoomed.length(), 1e-9);
            assertEquals(new TimeScale(span, 60, 700).x(about), new TimeScale(zoomed, 60, 700).x(about), 1e-6);
            TimeSpan back = zoomed.zoomed(1 / factor, about);
            assertSpan(span.from(), span.to(), back);
        }
        assertSpan(5, 5 + TimeSpan.SHORTEST, new TimeSpan(5, 6).zoomed(1e9, 5));
    }

    @Test
    void staysWithinTheWhole() {
        assertSpan(0, 10, new TimeSpan(-3, 7).within(WHOLE));
        assertSpan(90, 100, new TimeSpan(95, 105).within(WHOLE));
        assertSpan(20, 30, new TimeSpan(20, 30).within(WHOLE));
        assertEquals(WHOLE, new TimeSpan(-20, 90).within(WHOLE));
    }

    @Test
    void turnsOverLikeAPage() {
        TimeSpan page = new TimeSpan(20, 30);
        assertSpan(20, 30, page.turnedTo(30));
        assertSpan(29.1, 39.1, page.turnedTo(30.1));
        assertSpan(10.5, 20.5, page.turnedTo(19.5));
        assertSpan(1, 11, page.turnedTo(2));
    }

    @Test
    void aScaleGoesThereAndBack() {
        TimeScale scale = new TimeScale(new TimeSpan(20, 30), 65, 565);
        assertEquals(65, scale.x(20));
        assertEquals(315, scale.x(25));
        assertEquals(26, scale.seconds(365), 1e-12);
        assertEquals(30, scale.seconds(1000));
        assertEquals(0.02, scale.secondsPerPixel(), 1e-12);
    }
}
