package reckon.network;

/**
 * A packet's way over a link.
 *
 * @param number the packet's number on the link, from 0
 * @param copy 0 for the original, 1 for a duplicate
 * @param sentMicros when it was sent
 * @param arrivedMicros when it arrives; meaningless where it does not
 * @param dueMicros when it would arrive if no stall held it; meaningless where it does not
 * @param fate what became of it
 * @param byHand whether that was set by hand
 */
public record Transit(
        int number, int copy, long sentMicros, long arrivedMicros, long dueMicros, Fate fate, boolean byHand) {

    /** The way of a packet that does not arrive. */
    static Transit ended(int number, int copy, long sentMicros, Fate fate) {
        return new Transit(number, copy, sentMicros, sentMicros, sentMicros, fate, false);
    }

    /** This way with a fate set by hand, and when it then arrives. */
    Transit byHand(Fate other, long arrives) {
        return new Transit(number, copy, sentMicros, arrives, arrives, other, true);
    }

    /** How long stalls held it, µs. */
    public long heldMicros() {
        return arrivedMicros - dueMicros;
    }

    /** Whether it arrives at all. */
    public boolean delivered() {
        return fate == Fate.DELIVERED;
    }
}
