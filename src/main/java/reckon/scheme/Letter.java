package reckon.scheme;

import reckon.network.PacketOverride;
import reckon.network.Transit;

/**
 * A message on its way.
 *
 * @param number its number in the game; a message that is sent again keeps it
 * @param attempt 0, or how many times it had been sent before
 * @param from the node that sends it
 * @param to the node that it is for
 * @param message what it says
 * @param way its way over the network
 */
public record Letter(int number, int attempt, int from, int to, Message message, Transit way) {

    /** This message with a fate that was set by hand and turns out to be for it at a moment: it arrives then or later. */
    Letter byHand(PacketOverride fate, long micros) {
        return new Letter(number, attempt, from, to, message, fate.on(way, micros));
    }
}
