package reckon.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/** Where convergences begin and end, how fast they are there, and that velocities are the derivatives of positions. */
class BlendsTest {
    private static final double CLOSE = 1e-9;

    private record Case(Departure from, Kinematics q, double time) {}

    private static void forRandomCases(Consumer<Case> check) {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 1_000; i++) {
            Departure from =
                    new Departure(vector(random, 10), vector(random, 5), vector(random, 5), random.nextBoolean());
            Kinematics q = new Kinematics(vector(random, 10), vector(random, 5), vector(random, 20));
            check.accept(new Case(from, q, random.nextDouble(1.0 / 60, 1)));
        }
    }

    private static Vec2 vector(SplittableRandom random, double most) {
        return new Vec2(random.nextDouble(-most, most), random.nextDouble(-most, most));
    }

    private static Vec2 at(Blend blend, double elapsed) {
        return new Vec2(blend.x(elapsed), blend.y(elapsed));
    }

    private static void assertClose(Vec2 expected, Vec2 actual) {
        assertEquals(expected.x(), actual.x(), CLOSE);
        assertEquals(expected.y(), actual.y(), CLOSE);
    }

    private static void assertVelocityIsTheDerivative(Blend blend, double time) {
        double h = 1e-5 * time;
        for (double share = 0.1; share < 0.95; share += 0.2) {
            double t = share * time;
            Vec2 slope = at(blend, t + h).minus(at(blend, t - h)).times(1 / (2 * h));
            // the error of the difference is of the order of h² times the third derivative
            assertTrue(slope.distance(blend.velocity(t)) <= 1e-5 * (1 + slope.length()), blend.toString());
        }
    }

    @Test
    void aWalkIsStraightAndEven() {
        forRandomCases(c -> {
            Vec2 target = Approach.target(c.q, c.time, Form.CORRECTED);
            Blend walk = new LinearWalk(c.from.position(), target, c.time);
            assertClose(c.from.position(), at(walk, 0));
            assertClose(c.from.position().plus(target).times(0.5), at(walk, c.time / 2));
            assertClose(c.q.after(c.time), at(walk, c.time));
            assertEquals(
                    Approach.speed(c.from.position(), target, c.time),
                    walk.velocity(0.1).length(),
                    1e-7);
            assertVelocityIsTheDerivative(walk, c.time);
        });
    }

    @Test
    void aQuadraticCurveLeavesAtTheDisplayedVelocity() {
        forRandomCases(c -> {
            Vec2 target = Approach.target(c.q, c.time, Form.CORRECTED);
            Blend curve = QuadraticCurve.leaving(c.from.position(), c.from.velocity(), target, c.time);
            assertClose(c.from.position(), at(curve, 0));
            assertClose(c.from.velocity(), curve.velocity(0));
            assertClose(target, at(curve, c.time));
            assertVelocityIsTheDerivative(curve, c.time);
        });
    }

    @Test
    void aCorrectedSplineMeetsPositionsAndVelocitiesAtBothEnds() {
        forRandomCases(c -> {
            Blend spline = CubicSpline.between(c.from, c.q, c.time, Form.CORRECTED);
            assertClose(c.from.position(), at(spline, 0));
            assertClose(c.from.velocity(), spline.velocity(0));
            assertClose(c.q.after(c.time), at(spline, c.time));
            assertClose(c.q.velocityAfter(c.time), spline.velocity(c.time));
            assertVelocityIsTheDerivative(spline, c.time);
        });
    }

    @Test
    void aPrintedSplineLeavesAtTheFollowedVelocityTimesThreeOverT() {
        forRandomCases(c -> {
            Blend spline = CubicSpline.between(c.from, c.q, c.time, Form.PRINTED);
            assertClose(c.from.position(), at(spline, 0));
            Vec2 leaving = c.from.followed().times(3 / c.time);
            assertTrue(leaving.distance(spline.velocity(0)) <= CLOSE * (1 + leaving.length()));
            Vec2 behind = c.from.midSpline() ? c.q.velocityAfter(c.time) : Vec2.ZERO;
            assertClose(c.q.after(c.time).minus(behind), at(spline, c.time));
            assertVelocityIsTheDerivative(spline, c.time);
        });
    }

    /** What the article's handles do to an entity that is exactly on track: up to (3 − T)·|v|·√3/18. */
    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.3, 0.8, 1, 2, 3})
    void aPrintedSplineBulgesThoughOnTrack(double time) {
        double v = 4;
        Kinematics q = new Kinematics(Vec2.ZERO, new Vec2(v, 0), Vec2.ZERO);
        Departure onTrack = new Departure(Vec2.ZERO, q.velocity(), q.velocity(), false);
        Blend spline = CubicSpline.between(onTrack, q, time, Form.PRINTED);
        double bulge = 0;
        boolean backwards = false;
        for (int i = 0; i <= 10_000; i++) {
            double t = time * i / 10_000;
            bulge = Math.max(bulge, Math.abs(spline.x(t) - v * t));
            backwards |= spline.velocity(t).x() < -CLOSE;
        }
        assertEquals((3 - time) * v * Math.sqrt(3) / 18, bulge, 1e-6);
        assertEquals(time < 1, backwards);
    }

    @Test
    void aProjectiveBlendGoesFromTheDisplayedToTheNewMotion() {
        forRandomCases(c -> {
            Blend blend = new ProjectiveBlend(c.from.position(), c.from.velocity(), c.q, c.time);
            assertClose(c.from.position(), at(blend, 0));
            assertClose(c.q.after(c.time), at(blend, c.time));
            assertVelocityIsTheDerivative(blend, c.time);
        });
    }

    @Test
    void aDecayingOffsetBeginsAtTheDrawnPositionAndFadesFromTheModel() {
        forRandomCases(c -> {
            Model model = new DeadReckoning(c.q, 2, 10, Order.SECOND, Form.CORRECTED);
            Vec2 offset = c.from.position().minus(c.q.position());
            Blend decay = OffsetDecay.of(model, 2, offset);
            assertClose(c.from.position(), at(decay, 0));
            assertVelocityIsTheDerivative(decay, c.time);
            assertTrue(at(decay, 8).distance(model.at(10).position()) < 1e-9);
        });
    }

    @Test
    void modelsMoveAtTheDerivativeOfTheirPositions() {
        forRandomCases(c -> {
            for (Order order : Order.values()) {
                for (Form form : Form.values()) {
                    Model model = new DeadReckoning(c.q, 0, 10, order, form);
                    double h = 1e-5;
                    Kinematics at = model.at(c.time);
                    Vec2 slope = model.at(c.time + h)
                            .position()
                            .minus(model.at(c.time - h).position())
                            .times(1 / (2 * h));
                    assertTrue(slope.distance(at.velocity()) < 1e-8, model.toString());
                    Vec2 bend =
                            model.at(c.time + h).velocity().minus(at.velocity()).times(1 / h);
                    assertTrue(bend.distance(at.acceleration()) < 1e-8, model.toString());
                }
            }
        });
    }
}
