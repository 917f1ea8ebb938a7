package reckon.network;

/**
 * A client's clock against the server's, found by one exchange of stamps as NTP does it.
 *
 * @param t1 the client sends, client's clock, s
 * @param t2 the server receives, server's clock, s
 * @param t3 the server answers, server's clock, s
 * @param t4 the client has the answer, client's clock, s
 */
public record ClockOffset(double t1, double t2, double t3, double t4) {

    /**
     * TimeModified: the client's clock minus the server's, s. It is wrong by half the difference of the two ways,
     * (down − up) / 2.
     */
    public double timeModified() {
        return -0.5 * ((t2 - t1) + (t3 - t4));
    }
}
