package reckon.scheme;

import java.util.HashMap;
import java.util.Map;

/** The way there and back to other nodes, as far as a node has seen: a rolling mean over what receipts took. */
final class Pings {
    /** How much of a new round trip goes into the mean. */
    private static final double SHARE = 1 / 8.0;

    private final Map<Integer, Double> means = new HashMap<>();

    /** Takes what a receipt took, s. */
    void take(int node, double roundTrip) {
        means.merge(node, roundTrip, (mean, latest) -> mean + (latest - mean) * SHARE);
    }

    /** The means by node, s. */
    Map<Integer, Double> means() {
        return means;
    }
}
