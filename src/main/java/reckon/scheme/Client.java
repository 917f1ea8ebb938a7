package reckon.scheme;

import java.util.OptionalDouble;
import reckon.setting.Settings;

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

    /** The longest way to the server or back, s: there and to another client it is still one that a link can have. */
    public static final double LONGEST_WAY = Settings.DELAY.range().most() / 2;

    /** This client with other ways to the server and back, s. */
    public Client withWays(double otherUp, double otherDown) {
        return new Client(name, otherUp, otherDown, clock, join, leave);
    }

    /** This client with another clock. */
    public Client withClock(NodeClock other) {
        return new Client(name, up, down, other, join, leave);
    }

    /** This client, which joins at another moment, s. */
    public Client joining(double at) {
        return new Client(name, up, down, clock, at, leave);
    }

    /** This client, which leaves at a moment, s, or does not. */
    public Client leaving(OptionalDouble at) {
        return new Client(name, up, down, clock, join, at);
    }

    /** Whether it is in the game at a moment in s. */
    public boolean isIn(double seconds) {
        return seconds >= join && (leave.isEmpty() || seconds < leave.getAsDouble());
    }

    /** The way there and back, s. */
    public double ping() {
        return up + down;
    }
}
