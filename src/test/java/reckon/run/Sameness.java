package reckon.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import reckon.method.Epoch;
import reckon.motion.SimulationTime;

/** That two runs are the same, to the bit. */
public final class Sameness {

    private Sameness() {}

    /** Fails where two runs differ in a bit. */
    public static void assertSame(Run expected, Run actual, String what) {
        assertEquals(expected.clockMicros(), actual.clockMicros(), what);
        assertEquals(expected.packets(), actual.packets(), () -> what + ": packets");
        assertEquals(expected.frames(), actual.frames(), what);
        assertEquals(expected.methods().size(), actual.methods().size(), what);
        for (int frame = 0; frame < expected.frames(); frame++) {
            same(expected.trueX(frame), actual.trueX(frame), what, frame);
            same(expected.trueY(frame), actual.trueY(frame), what, frame);
        }
        for (int i = 0; i < expected.methods().size(); i++) {
            String where = what + ", " + expected.methods().get(i).method();
            assertSame(expected, expected.methods().get(i), actual.methods().get(i), where);
        }
    }

    private static void assertSame(Run run, MethodRun expected, MethodRun actual, String what) {
        assertEquals(expected.firstFrame(), actual.firstFrame(), what);
        for (int frame = expected.firstFrame(); frame < run.frames(); frame++) {
            same(expected.x(frame), actual.x(frame), what, frame);
            same(expected.y(frame), actual.y(frame), what, frame);
        }
        assertEquals(expected.epochs().size(), actual.epochs().size(), () -> what + ": epochs");
        for (int i = 0; i < expected.epochs().size(); i++) {
            assertEquals(
                    described(expected.epochs().get(i)),
                    described(actual.epochs().get(i)),
                    what + ": epoch " + i);
        }
    }

    /** What an epoch is like when it begins and a while later. */
    private static String described(Epoch epoch) {
        double begins = SimulationTime.seconds(epoch.fromMicros());
        return epoch.fromMicros() + " µs " + epoch.phase(begins) + " " + epoch.at(begins) + " "
                + epoch.velocity(begins) + " then " + epoch.phase(begins + 0.2) + " " + epoch.at(begins + 0.2) + " of "
                + epoch.newest() + " taught " + epoch.lesson() + " notice " + epoch.noticeMicros();
    }

    private static void same(double expected, double actual, String what, int frame) {
        // not a message made up front: this is asked a million times
        if (Double.doubleToLongBits(expected) != Double.doubleToLongBits(actual)) {
            assertEquals(expected, actual, what + ", frame " + frame);
        }
    }
}
