package reckon.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static reckon.method.Feed.first;
import static reckon.method.Feed.then;
import static reckon.method.Feed.update;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** When a convergence begins, how long it takes, and when it is over. */
class ConvergingTest {

    private static Convergence linear(double time) {
        return new Convergence.Linear(time, Form.CORRECTED);
    }

    /** |q₀ − o| / |v|, within the limits, in whole microseconds. */
    @ParameterizedTest
    @CsvSource({
        "1, 3, 333333",
        "2, 3, 666667",
        "0.3, 1, 300000",
        "0.01, 1, 16667",
        "0.001, 1, 16667",
        "1, 1, 1000000",
        "3, 1, 1000000",
        "3, 0.001, 1000000"
    })
    void linearTakesAsLongAsTheEntityTakesForTheDistance(double distance, double speed, long micros) {
        Epoch epoch = first(Feed.extrapolating(Order.FIRST, linear(0.3)), 0.1, update(0.1, 0, 0));
        Epoch after = then(epoch, 0.2, update(0.2, distance, speed));
        double end = SimulationTime.seconds(200_000 + micros);
        assertEquals(Phase.CONVERGING, after.phase(Math.nextDown(end)));
        assertEquals(Phase.FOLLOWING, after.phase(end));
        // it walks to where the entity is at the end of the rounded time, at constant speed
        double target = distance + speed * SimulationTime.seconds(micros);
        assertEquals(
                target / 2, after.at(0.2 + SimulationTime.seconds(micros) / 2).x(), 1e-9);
        assertEquals(target, after.at(end).x(), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"hold, 300000", "first, 300000", "second, 300000"})
    void whereTheEntityStandsTheConvergenceTimeIsTaken(String order, long micros) {
        Order itsOrder = Order.valueOf(order.toUpperCase(Locale.ROOT));
        Epoch epoch = first(Feed.extrapolating(itsOrder, linear(0.3)), 0.1, update(0.1, 0, 0));
        Epoch after = then(epoch, 0.2, update(0.2, 1, itsOrder == Order.HOLD ? 7 : 0));
        assertEquals(0.5, after.at(0.35).x(), 1e-9);
        assertEquals(Phase.FOLLOWING, after.phase(SimulationTime.seconds(200_000 + micros)));
    }

    @ParameterizedTest
    @CsvSource({"0, 16667", "0.25, 250000", "0.3333333, 333333", "7, 1000000"})
    void theSplineTakesTheConvergenceTimeWithinTheLimits(double time, long micros) {
        Convergence cubic = new Convergence.Cubic(time, Form.CORRECTED);
        Epoch epoch = first(Feed.extrapolating(Order.FIRST, cubic), 0.1, update(0.1, 0, 1));
        Epoch after = then(epoch, 0.2, update(0.2, 1, 1));
        double end = SimulationTime.seconds(200_000 + micros);
        assertEquals(Phase.CONVERGING, after.phase(Math.nextDown(end)));
        assertEquals(Phase.FOLLOWING, after.phase(end));
        assertEquals(
                SimulationTime.seconds(micros), ((CubicSpline) after.blend(0.2).orElseThrow()).time());
    }

    @Test
    void atItsEndASplineIsOverAndAnUpdateDoesNotFindItUnderWay() {
        Convergence printed = new Convergence.Cubic(0.25, Form.PRINTED);
        Receiver receiver = Feed.receiver(new Predictor.Extrapolation(Order.FIRST, Form.PRINTED, true), printed);
        Epoch epoch = then(first(receiver, 0, update(0, 0, 1)), 0.5, update(0.5, 1, 2));
        CubicSpline before = spline(then(epoch, 0.749_999, update(0.7, 2, 2)));
        CubicSpline after = spline(then(epoch, 0.75, update(0.7, 2, 2)));
        // in mid-spline Pos4 lies a second behind Pos3, else Pos3 a second behind Pos4
        assertEquals(-2, before.pos4().x() - before.pos3().x(), 1e-9);
        assertEquals(2, after.pos4().x() - after.pos3().x(), 1e-9);
        // following: the displayed velocity is the model's
        assertEquals(2, epoch.velocity(0.75).x(), 1e-9);
    }

    private static CubicSpline spline(Epoch epoch) {
        return (CubicSpline)
                epoch.blend(SimulationTime.seconds(epoch.fromMicros())).orElseThrow();
    }

    @Test
    void whereTheModelIsDrawnAlreadyItIsFollowedAtOnce() {
        Convergence cubic = new Convergence.Cubic(0.3, Form.CORRECTED);
        Receiver receiver = Feed.extrapolating(Order.FIRST, cubic);
        Epoch converging = then(first(receiver, 0, update(0, 0, 0)), 0.5, update(0.5, 1, 0));
        assertEquals(Phase.CONVERGING, converging.phase(0.625));
        // what is drawn at 0.625 s becomes what the update says
        double drawn = converging.at(0.625).x();
        assertTrue(drawn > 0 && drawn < 1);
        Epoch after = then(converging, 0.625, update(0.625, drawn, 0));
        assertEquals(Phase.FOLLOWING, after.phase(0.625));
        assertEquals(new Vec2(drawn, 0), after.at(0.9));
    }

    @Test
    void noughtAndMinusNoughtAreTheSamePlace() {
        Convergence cubic = new Convergence.Cubic(0.3, Form.CORRECTED);
        Epoch epoch = first(Feed.extrapolating(Order.HOLD, cubic), 0, update(0, 0.0, 0));
        Epoch after = then(epoch, 0.5, update(0.5, -0.0, 0));
        assertEquals(Phase.FOLLOWING, after.phase(0.5));
    }

    @Test
    void snapDrawsTheModelAtOnce() {
        Epoch epoch = first(Feed.extrapolating(Order.FIRST, new Convergence.Snap()), 0, update(0, 0, 1));
        Epoch after = then(epoch, 0.5, update(0.4, 1, 1));
        assertEquals(1.1, after.at(0.5).x(), 1e-12);
        assertEquals(Phase.FOLLOWING, after.phase(0.5));
    }

    @Test
    void decayRunsUntilTheNextUpdate() {
        Epoch epoch = first(Feed.extrapolating(Order.FIRST, new Convergence.Decay()), 0, update(0, 0, 0));
        Epoch after = then(epoch, 0.5, update(0.5, 0.2, 1));
        // e = −0.2 m, f = 0.95 a sixtieth of a second
        assertEquals(0.2 + 0.1 - 0.2 * Math.pow(0.95, 6), after.at(0.6).x(), 1e-12);
        assertEquals(0.2 + 0.9 - 0.2 * Math.pow(0.95, 54), after.at(1.4).x(), 1e-12);
        assertEquals(Phase.CONVERGING, after.phase(1.4));
        Epoch far = then(epoch, 0.5, update(0.5, 2, 0));
        assertEquals(2 - 2 * Math.pow(0.85, 60), far.at(1.5).x(), 1e-12);
        Epoch between = then(epoch, 0.5, update(0.5, 0.625, 0));
        assertEquals(0.625 - 0.625 * Math.pow(0.9, 60), between.at(1.5).x(), 1e-12);
    }

    @Test
    void timeStampsOffCountsFromTheArrival() {
        Receiver receiver =
                Feed.receiver(new Predictor.Extrapolation(Order.FIRST, Form.CORRECTED, false), new Convergence.Snap());
        Epoch epoch = first(receiver, 0.3, update(0, 1, 2));
        assertEquals(1 + 2 * 0.2, epoch.at(0.5).x(), 1e-12);
        Epoch capped = first(receiver, 0.3, update(0, 1, 2));
        assertEquals(1 + 2 * Feed.CAP, capped.at(9).x(), 1e-12);
    }

    @Test
    void onlyAJumpAboveTheSnapDistanceIsATeleport() {
        Epoch epoch = first(Feed.extrapolating(Order.HOLD, linear(0.3)), 0, update(0, 0, 0));
        assertEquals(Phase.CONVERGING, then(epoch, 0.5, update(0.5, 5, 0)).phase(0.5));
        Epoch there = then(epoch, 0.5, update(0.5, 5.001, 0));
        assertEquals(Phase.FOLLOWING, there.phase(0.5));
        assertEquals(5.001, there.at(0.5).x());
    }

    @Test
    void aSnapshotIsStaleWhenItsOwnTimeIsPastTheCap() {
        Epoch epoch = first(Feed.receiver(new Predictor.Snapshot(0.4), new Convergence.Snap()), 0.1, update(0, 3, 1));
        assertEquals(Phase.FOLLOWING, epoch.phase(Feed.CAP + 0.4));
        assertEquals(Phase.STALE, epoch.phase(Feed.CAP + 0.4 + 1e-6));
        assertEquals(3, epoch.at(9).x());
    }
}
