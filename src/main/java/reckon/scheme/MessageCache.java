package reckon.scheme;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A client's newest commands that need no verdict, its own and those that the server sent on, each with its check code. */
final class MessageCache {
    private static final int MOST = 8;

    private final Deque<NodeState.Cached> kept = new ArrayDeque<>();

    void add(Move move, int code) {
        kept.add(new NodeState.Cached(move, code));
        if (kept.size() > MOST) {
            kept.remove();
        }
    }

    List<NodeState.Cached> all() {
        return List.copyOf(kept);
    }
}
