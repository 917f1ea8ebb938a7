package reckon.app.session;

/**
 * A stretch that is played again and again.
 *
 * @param from its first frame
 * @param to the frame at which it begins anew, after {@code from}
 */
public record Loop(int from, int to) {

    /** Checks the order. */
    public Loop {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("a loop from frame " + from + " to " + to);
        }
    }

    /** Where one is that would have come to a frame; before the stretch that frame itself. */
    int wrapped(int frame) {
        return frame < to ? frame : from + (frame - from) % (to - from);
    }
}
