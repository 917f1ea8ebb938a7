package reckon.method;

import java.util.List;
import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** Updates along the first axis, and receivers for them: stalls noticed after 0.15 s, capped at 1 s, teleports above 5 m. */
final class Feed {
    static final double STALL_AFTER = 0.15;
    static final double CAP = 1;
    static final double SNAP_DISTANCE = 5;

    private Feed() {}

    static Receiver receiver(Predictor predictor, Convergence convergence) {
        return new Receiver(predictor, convergence, SimulationTime.micros(STALL_AFTER), CAP, SNAP_DISTANCE);
    }

    static Receiver extrapolating(Order order, Convergence convergence) {
        return receiver(new Predictor.Extrapolation(order, Form.CORRECTED, true), convergence);
    }

    static Receiver patent(Convergence convergence, Form form) {
        return receiver(new Predictor.Patent(new Estimator(0.1), 1, form), convergence);
    }

    /** An update of something at x in m that moves at v in m/s. */
    static Pdu update(double sent, double x, double v) {
        return update(sent, x, v, 0);
    }

    /** An update of something at x in m that moves at v in m/s and is accelerated by a in m/s². */
    static Pdu update(double sent, double x, double v, double a) {
        Kinematics state = new Kinematics(new Vec2(x, 0), new Vec2(v, 0), new Vec2(a, 0));
        return new Pdu(0, SimulationTime.micros(sent), state);
    }

    static Epoch first(Receiver receiver, double now, Pdu... burst) {
        return Epoch.first(receiver, List.of(burst), SimulationTime.micros(now));
    }

    static Epoch then(Epoch epoch, double now, Pdu... burst) {
        return epoch.arrive(List.of(burst), SimulationTime.micros(now));
    }

    /** The epoch after the notice that is due. */
    static Epoch notice(Epoch epoch) {
        return epoch.notice(epoch.noticeMicros().orElseThrow());
    }
}
