package reckon.scheme;

import java.util.OptionalDouble;

/**
 * A player's client.
 *
 * @param name what it is called
 * @param up one way to the server, s
 * @param down one way back, s
 * @param clock its own clock
 * @param join when it joins, s
 * @param leave when it leaves, if it does, s
 */
public record Client(String name, double up, double down, NodeClock clock, double join, OptionalDouble leave) {

    /** The way there and back, s. */
    public double ping() {
        return up + down;
    }
}
