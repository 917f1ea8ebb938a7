package reckon.scheme;

import static reckon.explain.Expression.sum;

import java.util.List;
import java.util.Map;
import reckon.explain.Origin;
import reckon.explain.Sink;
import reckon.explain.Symbol;

/**
 * Whom a client of the half server tells (广播列表), and by which clocks they live.
 *
 * @param local the clients near by
 * @param remote the others
 * @param global all of them
 * @param timeModified the TimeModified of each, s
 */
public record BroadcastLists(
        List<Integer> local, List<Integer> remote, List<Integer> global, Map<Integer, Double> timeModified) {

    /** Copies the collections. */
    public BroadcastLists {
        local = List.copyOf(local);
        remote = List.copyOf(remote);
        global = List.copyOf(global);
        timeModified = Map.copyOf(timeModified);
    }

    /** Tells how many clients are on them. */
    void explain(Sink sink) {
        Origin server = Origin.of(Origin.Source.SERVER);
        sink.given(Symbol.LISTED_LOCAL, local.size(), server);
        sink.given(Symbol.LISTED_REMOTE, remote.size(), server);
        sink.put(Symbol.LISTED, sum(Symbol.LISTED_LOCAL, Symbol.LISTED_REMOTE), global.size());
    }
}
