package reckon.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import edu.nps.moves.deadreckoning.DeadReckoner;
import edu.nps.moves.dis.EntityStatePdu;
import edu.nps.moves.dis.Vector3Float;
import edu.nps.moves.disenum.DeadReckoningAlgorithm;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.motion.Kinematics;
import reckon.motion.Vec2;

/**
 * Open-dis is another program that does dead reckoning. It holds velocities and accelerations as floats, whose relative
 * error is at most 2⁻²⁴, and positions as doubles. Hence |v|·dt·2⁻²⁴ + ½·|a|·dt²·2⁻²⁴ is what its position may be off by,
 * and (|v| + |a|·dt + |v'|)·2⁻²⁴ its velocity, v' being rounded once more; beside these the few roundings of doubles vanish.
 * It leaves out accelerations that are below 0.1 m/s² on every axis, so that ours are not.
 */
class DeadReckoningAgainstOpenDisTest {
    private static final int STATES = 1_000;
    private static final double FLOAT = 0x1p-24;
    private static final double DOUBLES = 8 * 0x1p-53;

    @ParameterizedTest
    @EnumSource(Order.class)
    void agreesOnRandomStates(Order order) {
        SplittableRandom random = new SplittableRandom(1278);
        for (int i = 0; i < STATES; i++) {
            Kinematics from = new Kinematics(vector(random, 1e5, 0), vector(random, 300, 0), vector(random, 50, 0.1));
            double dt = random.nextDouble(1e-3, 12);
            Kinematics ours = new DeadReckoning(from, 0, Double.POSITIVE_INFINITY, order, Form.CORRECTED).at(dt);
            EntityStatePdu theirs = pdu(from, order);
            DeadReckoner.perform_DR(theirs, dt);
            String what = order + " of state " + i + ": " + from + " after " + dt + " s";
            agree(from, Vec2::x, dt, ours, theirs.getEntityLocation().getX(), what);
            agree(from, Vec2::y, dt, ours, theirs.getEntityLocation().getY(), what);
            agreeOnVelocity(from, order, dt, ours.velocity(), theirs.getEntityLinearVelocity(), what);
        }
    }

    private interface Axis {
        double of(Vec2 vector);
    }

    private static void agree(Kinematics from, Axis axis, double dt, Kinematics ours, double theirs, String what) {
        double byVelocity = Math.abs(axis.of(from.velocity())) * dt;
        double byAcceleration = 0.5 * Math.abs(axis.of(from.acceleration())) * dt * dt;
        double bound = (byVelocity + byAcceleration) * FLOAT
                + (Math.abs(axis.of(from.position())) + byVelocity + byAcceleration) * DOUBLES;
        assertEquals(theirs, axis.of(ours.position()), bound, what);
    }

    private static void agreeOnVelocity(
            Kinematics from, Order order, double dt, Vec2 ours, Vector3Float theirs, String what) {
        // what stands still has no velocity here, where open-dis leaves the one that it was given
        Vec2 expected = order == Order.HOLD ? Vec2.ZERO : new Vec2(theirs.getX(), theirs.getY());
        Vec2 v = from.velocity();
        Vec2 a = from.acceleration();
        double boundX = (2 * Math.abs(v.x()) + 2 * Math.abs(a.x()) * dt) * FLOAT * (1 + FLOAT);
        double boundY = (2 * Math.abs(v.y()) + 2 * Math.abs(a.y()) * dt) * FLOAT * (1 + FLOAT);
        assertEquals(expected.x(), ours.x(), boundX, what);
        assertEquals(expected.y(), ours.y(), boundY, what);
    }

    private static Vec2 vector(SplittableRandom random, double most, double least) {
        Vec2 vector = new Vec2(random.nextDouble(-most, most), random.nextDouble(-most, most));
        return Math.max(Math.abs(vector.x()), Math.abs(vector.y())) < least ? vector(random, most, least) : vector;
    }

    private static EntityStatePdu pdu(Kinematics from, Order order) {
        EntityStatePdu pdu = new EntityStatePdu();
        pdu.getEntityLocation().setX(from.position().x());
        pdu.getEntityLocation().setY(from.position().y());
        set(pdu.getEntityLinearVelocity(), from.velocity());
        set(pdu.getDeadReckoningParameters().getEntityLinearAcceleration(), from.acceleration());
        pdu.getDeadReckoningParameters().setDeadReckoningAlgorithm((short) algorithm(order).value);
        return pdu;
    }

    private static void set(Vector3Float target, Vec2 vector) {
        target.setX((float) vector.x());
        target.setY((float) vector.y());
    }

    private static DeadReckoningAlgorithm algorithm(Order order) {
        return switch (order) {
            case HOLD -> DeadReckoningAlgorithm.STATIC_ENTITY_DOES_NOT_MOVE;
            case FIRST -> DeadReckoningAlgorithm.DRMF_P_W;
            case SECOND -> DeadReckoningAlgorithm.DRMF_V_W;
        };
    }
}
