package reckon.scheme;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/** What each node knew, from each event on that changed it. */
final class Journal {
    private final List<List<NodeState.Kept>> entries = new ArrayList<>();
    private final BitSet touched = new BitSet();

    /** Of so many clients, and the server. */
    Journal(int clients) {
        for (int i = 0; i <= clients; i++) {
            entries.add(new ArrayList<>());
        }
    }

    /** Nodes start at −1, the server. */
    private static int place(int node) {
        return node + 1;
    }

    /** Something may have changed on a node. */
    void touch(int node) {
        touched.set(place(node));
    }

    /** Keeps what has changed, now that all is done that happens at this moment. */
    void settle(long micros, IntFunction<NodeState> states) {
        for (int i = touched.nextSetBit(0); i >= 0; i = touched.nextSetBit(i + 1)) {
            List<NodeState.Kept> kept = entries.get(i);
            NodeState state = states.apply(i - 1);
            if (!kept.isEmpty() && kept.getLast().micros() == micros) {
                kept.removeLast();
            }
            if (kept.isEmpty() || !kept.getLast().state().equals(state)) {
                kept.add(new NodeState.Kept(micros, state));
            }
        }
        touched.clear();
    }

    /** What a node knew, from each change on, in order. */
    List<NodeState.Kept> of(int node) {
        return Collections.unmodifiableList(entries.get(place(node)));
    }

    /** What a node knew at a moment. */
    NodeState at(int node, long micros) {
        List<NodeState.Kept> kept = entries.get(place(node));
        int low = -1;
        int high = kept.size();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (kept.get(middle).micros() <= micros) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low < 0 ? NodeState.NOTHING : kept.get(low).state();
    }
}
