package reckon.scheme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/** What a client of the half server knows of the others: its broadcast lists (广播列表), and its copy of the server's table. */
final class Peers {
    private final Map<Integer, List<DoubleConsumer>> untold = new HashMap<>();
    private @Nullable BroadcastLists lists;
    private double listed = Double.NEGATIVE_INFINITY;
    private List<UserState> users = List.of();
    private double tableSent = Double.NEGATIVE_INFINITY;

    /** Takes lists unless it has newer ones; what waited for a peer that is on them is done, with its TimeModified in s. */
    void take(Message.Lists told) {
        if (told.by() < listed) {
            return;
        }
        BroadcastLists latest = told.lists();
        listed = told.by();
        lists = latest;
        for (int peer : latest.global()) {
            double modified = latest.timeModified().getOrDefault(peer, 0.0);
            untold.getOrDefault(peer, List.of()).forEach(task -> task.accept(modified));
            untold.remove(peer);
        }
    }

    /** Does something with a peer's TimeModified in s: now, or when it is on the lists. */
    void whenKnown(int peer, DoubleConsumer task) {
        Optional<Double> modified = lists().map(known -> known.timeModified().get(peer));
        modified.ifPresentOrElse(
                task::accept,
                () -> untold.computeIfAbsent(peer, _ -> new ArrayList<>()).add(task));
    }

    /** Takes a table that is newer than the one before. */
    void take(UserTable table) {
        if (table.sent() > tableSent) {
            tableSent = table.sent();
            users = table.users();
        }
    }

    Optional<BroadcastLists> lists() {
        return Optional.ofNullable(lists);
    }

    List<UserState> users() {
        return users;
    }
}
