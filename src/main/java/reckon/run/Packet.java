package reckon.run;

import reckon.method.Pdu;
import reckon.network.Transit;

/**
 * An update on its way.
 *
 * @param pdu what it says
 * @param reason why it was sent
 * @param transit its way over the network
 */
public record Packet(Pdu pdu, Reason reason, Transit transit) {}
