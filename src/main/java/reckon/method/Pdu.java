package reckon.method;

import reckon.motion.Kinematics;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/**
 * A protocol data unit: one update as the sender wrote it.
 *
 * @param number its number among the sender's updates, from 0
 * @param sentMicros when it was sent
 * @param state how the entity moved then
 */
public record Pdu(int number, long sentMicros, Kinematics state) {

    /** When it was sent, s. */
    public double sent() {
        return SimulationTime.seconds(sentMicros);
    }

    /** Where the entity was, m. */
    public Vec2 position() {
        return state.position();
    }
}
