package reckon.run;

import reckon.method.Pdu;
import reckon.motion.SimulationTime;
import reckon.network.Transit;

/**
 * An update on its way.
 *
 * @param pdu what it says
 * @param reason why it was sent
 * @param transit its way over the network
 */
public record Packet(Pdu pdu, Reason reason, Transit transit) {

    /** When it arrives, s; meaningless where it does not. */
    public double arrived() {
        return SimulationTime.seconds(transit.arrivedMicros());
    }
}
