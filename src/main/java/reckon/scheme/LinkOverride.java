package reckon.scheme;

import reckon.network.PacketOverride;

/**
 * A message's fate set by hand, on one link.
 *
 * @param from the node that sends
 * @param to the node that it is for
 * @param fate which message, and what becomes of it
 */
public record LinkOverride(int from, int to, PacketOverride fate) {}
