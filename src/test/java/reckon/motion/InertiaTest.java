package reckon.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static reckon.motion.Inertia.ACCELERATION;
import static reckon.motion.Inertia.FRICTION;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A pushed point against the closed forms of v′ = a − k·v. */
class InertiaTest {
    private static final Vec2 RIGHT = new Vec2(1, 0);

    @Test
    void fromRestItComesToItsLastSpeedAsTheExponentialSays() {
        double last = ACCELERATION / FRICTION;
        for (double t = 0; t <= 5; t += 0.25) {
            Inertia point = Inertia.atRest(new Vec2(2, -1)).after(t, RIGHT);
            double speed = last * (1 - Math.exp(-FRICTION * t));
            assertEquals(speed, point.velocity().x(), 1e-12);
            assertEquals(2 + last * t - speed / FRICTION, point.position().x(), 1e-12);
            assertEquals(-1, point.position().y(), 0);
            assertEquals(0, point.velocity().y(), 0);
        }
    }

    @Test
    void letGoItRollsOnForItsSpeedOverTheFriction() {
        Inertia point = new Inertia(Vec2.ZERO, new Vec2(3, -4)).after(60, Vec2.ZERO);
        assertEquals(3 / FRICTION, point.position().x(), 1e-12);
        assertEquals(-4 / FRICTION, point.position().y(), 1e-12);
        assertEquals(0, point.velocity().length(), 1e-12);
    }

    @Test
    void manyShortStepsAreAsGoodAsOneLong() {
        SplittableRandom random = new SplittableRandom(1);
        Inertia whole = Inertia.atRest(Vec2.ZERO);
        Inertia parts = whole;
        for (int push = 0; push < 50; push++) {
            Vec2 direction = new Vec2(random.nextInt(-1, 2), random.nextInt(-1, 2));
            double seconds = random.nextDouble(2);
            whole = whole.after(seconds, direction);
            double left = seconds;
            while (left > 0) {
                double step = Math.min(left, random.nextDouble(1e-6, 0.04));
                parts = parts.after(step, direction);
                left -= step;
            }
        }
        assertEquals(0, whole.position().distance(parts.position()), 1e-9);
        assertEquals(0, whole.velocity().distance(parts.velocity()), 1e-9);
    }

    @Test
    void aslantItIsPushedNoHarder() {
        Inertia along = Inertia.atRest(Vec2.ZERO).after(0.7, RIGHT);
        Inertia aslant = Inertia.atRest(Vec2.ZERO).after(0.7, new Vec2(1, 1));
        assertEquals(along.position().length(), aslant.position().length(), 1e-12);
        assertEquals(aslant.position().x(), aslant.position().y(), 0);
    }
}
