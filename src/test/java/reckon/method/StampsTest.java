package reckon.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reckon.method.Feed.first;
import static reckon.method.Feed.notice;
import static reckon.method.Feed.then;
import static reckon.method.Feed.update;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Updates with equal, repeated and older time stamps, and several at one moment. */
class StampsTest {
    private static final Convergence LINEAR = new Convergence.Linear(0.3, Form.CORRECTED);

    static Stream<Receiver> receivers() {
        Convergence cubic = new Convergence.Cubic(0.3, Form.CORRECTED);
        return Stream.of(
                Feed.extrapolating(Order.HOLD, cubic),
                Feed.extrapolating(Order.FIRST, LINEAR),
                Feed.extrapolating(Order.SECOND, new Convergence.Decay()),
                Feed.patent(cubic, Form.CORRECTED),
                Feed.receiver(new Predictor.Snapshot(0.1), new Convergence.Snap()));
    }

    private static void assertShowsTheSame(Epoch expected, Epoch actual, double from) {
        for (double t = from; t < from + 3; t += 0.01) {
            assertEquals(expected.at(t), actual.at(t));
            assertEquals(expected.phase(t), actual.phase(t));
        }
        assertEquals(expected.noticeMicros(), actual.noticeMicros());
    }

    @ParameterizedTest
    @MethodSource("receivers")
    void anUpdateThatComesAgainDoesNothing(Receiver receiver) {
        Epoch epoch = then(first(receiver, 0.1, update(0, 0, 1)), 0.2, update(0.1, 0.3, 1));
        assertShowsTheSame(epoch, then(epoch, 0.25, update(0.1, 0.3, 1)), 0.25);
        assertShowsTheSame(epoch, then(epoch, 0.25, update(0.1, 0.3, 1), update(0.1, 0.3, 1)), 0.25);
    }

    @ParameterizedTest
    @MethodSource("receivers")
    void anUpdateThatComesAgainEndsNoStall(Receiver receiver) {
        Epoch stalled = notice(then(first(receiver, 0.1, update(0, 0, 1)), 0.2, update(0.1, 0.3, 1)));
        Epoch after = then(stalled, 0.5, update(0.1, 0.3, 1));
        assertTrue(after.stalled());
        assertShowsTheSame(stalled, after, 0.5);
    }

    @ParameterizedTest
    @MethodSource("receivers")
    void anOlderUpdateStartsNothingAndRestartsNoWaiting(Receiver receiver) {
        Epoch epoch = then(first(receiver, 0.1, update(0, 0, 1)), 0.2, update(0.1, 0.3, 1));
        Epoch after = then(epoch, 0.25, update(0.05, 0.2, 4));
        assertEquals(epoch.noticeMicros(), after.noticeMicros());
        assertEquals(epoch.newest(), after.newest());
        if (!(receiver.predictor() instanceof Predictor.Snapshot)) {
            assertShowsTheSame(epoch, after, 0.25);
        }
        Epoch stalled = notice(epoch);
        assertTrue(then(stalled, 0.5, update(0.05, 0.2, 4)).stalled());
    }

    @Test
    void anOlderUpdateIsPutInItsPlaceAmongSnapshots() {
        Receiver receiver = Feed.receiver(new Predictor.Snapshot(0.2), new Convergence.Snap());
        Epoch epoch = then(first(receiver, 0.1, update(0, 0, 0)), 0.2, update(0.1, 1, 0));
        assertEquals(0.5, epoch.at(0.25).x(), 1e-12);
        Epoch after = then(epoch, 0.24, update(0.05, 0.9, 0));
        assertEquals(0.9, after.at(0.25).x(), 1e-12);
        assertEquals(0.95, after.at(0.275).x(), 1e-12);
    }

    @Test
    void anUpdateWithTheSameStampThatSaysSomethingElseIsComeTo() {
        Epoch epoch = first(Feed.extrapolating(Order.FIRST, LINEAR), 0.1, update(0, 0, 1));
        Epoch after = then(epoch, 0.2, update(0, 1, 1));
        assertEquals(Phase.CONVERGING, after.phase(0.2));
        assertEquals(0.2, after.at(0.2).x(), 1e-12);
        // |q₀ − o| / |v| = 1 s: from 0.2 m to 2.2 m
        assertEquals(1.2, after.at(0.7).x(), 1e-12);
        assertEquals(epoch.noticeMicros(), after.noticeMicros(), "it restarts no waiting");
        Epoch stalled = then(notice(epoch), 0.4, update(0, 1, 1));
        assertTrue(stalled.stalled(), "it ends no stall");
        // from 0.4 m to 2.4 m
        assertEquals(2.0, stalled.at(1.2).x(), 1e-12);
    }

    @Test
    void thePatentTakesTheLaterOfTwoWithOneStampForItsHistory() {
        Receiver receiver = Feed.patent(new Convergence.Snap(), Form.CORRECTED);
        Epoch epoch = first(receiver, 0.2, update(0, 0, 0), update(0.1, 0.5, 0), update(0.2, 1, 0));
        Epoch replaced = then(epoch, 0.25, update(0.2, 2, 0));
        // v̄ = (2 − 0.5) / 0.1, ā = (15 − 5) / 0.1, the lapse counting from 0.2 s on
        Epoch stalled = notice(replaced);
        double lapse = 0.3;
        assertEquals(
                2 + 15 * lapse + 50 * lapse * lapse, stalled.at(0.2 + lapse).x(), 1e-9);
    }

    @ParameterizedTest
    @MethodSource("receivers")
    void ofABurstOnlyTheNewestStartsSomething(Receiver receiver) {
        Epoch epoch = first(receiver, 0.1, update(0, 0, 1));
        Pdu newest = update(0.15, 0.4, 1);
        Epoch alone = then(epoch, 0.2, newest);
        Epoch burst = then(epoch, 0.2, newest, update(0.1, 3, 7), update(0.05, -2, 3));
        assertEquals(newest, burst.newest());
        assertEquals(alone.noticeMicros(), burst.noticeMicros());
        if (!(receiver.predictor() instanceof Predictor.Snapshot)) {
            for (double t = 0.2; t < 2; t += 0.01) {
                assertEquals(alone.at(t), burst.at(t));
            }
        }
    }

    @Test
    void whatIsOlderThanATeleportIsThrownAway() {
        for (Receiver receiver : receivers().toList()) {
            Epoch there = then(first(receiver, 0.1, update(0, 0, 0)), 0.3, update(0.2, 100, 0));
            assertSame(
                    there,
                    then(there, 0.35, update(0.1, 50, 0)),
                    receiver.predictor().toString());
            assertFalse(there.phase(0.3) == Phase.CONVERGING);
        }
    }

    @Test
    void whatATeleportLedToMayBePutRight() {
        Receiver receiver = Feed.receiver(new Predictor.Snapshot(0.2), new Convergence.Snap());
        Epoch there = then(first(receiver, 0.1, update(0, 0, 0)), 0.3, update(0.2, 100, 0));
        Epoch putRight = then(there, 0.35, update(0.2, 101, 0));
        assertEquals(101, putRight.at(0.4).x());
    }
}
