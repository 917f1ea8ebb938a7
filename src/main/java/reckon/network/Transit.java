package reckon.network;

/**
 * A packet's way over a link.
 *
 * @param number the packet's number on the link, from 0
 * @param copy 0 for the original, 1 for a duplicate
 * @param sentMicros when it was sent
 * @param arrivedMicros when it arrives; meaningless where it does not
 * @param fate what became of it
 */
public record Transit(int number, int copy, long sentMicros, long arrivedMicros, Fate fate) {

    /** Whether it arrives at all. */
    public boolean delivered() {
        return fate == Fate.DELIVERED;
    }
}
