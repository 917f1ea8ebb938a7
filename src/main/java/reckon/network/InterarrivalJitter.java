package reckon.network;

/** The interarrival jitter of RFC 3550: J += (|D| − J)/16 with D the change in transit time between two packets. */
public final class InterarrivalJitter {
    private boolean first = true;
    private double transit;
    private double jitter;

    /**
     * Takes a packet in.
     *
     * @param sent when it was sent, s
     * @param received when it was received, s
     * @return the jitter so far, s
     */
    public double receive(double sent, double received) {
        double itsTransit = received - sent;
        if (!first) {
            jitter += (Math.abs(itsTransit - transit) - jitter) / 16;
        }
        first = false;
        transit = itsTransit;
        return jitter;
    }
}
