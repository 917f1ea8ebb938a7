package reckon.scheme;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import reckon.method.Pdu;

/**
 * What a node of a game knows at a moment.
 *
 * @param timeModified what a client found its clock to be ahead of the server's, s; nothing before the login
 * @param unverified the client's commands without a verdict, in order (未验证消息队列)
 * @param pings the way there and back to other nodes, a rolling mean over what receipts took, s; by node
 * @param lists whom a client of the half server tells (广播列表); nothing before the login
 * @param users what such a client has of the server's table of users' states
 * @param cache what a client of the combined scheme keeps of commands that need no verdict
 * @param desks what the server keeps of each client; nothing on clients
 * @param sent the last update that a node on the mesh sent
 * @param heard the numbers of the newest updates that it heard, by client, −1 where there is none
 */
public record NodeState(
        OptionalDouble timeModified,
        List<Unverified> unverified,
        Map<Integer, Double> pings,
        Optional<BroadcastLists> lists,
        List<UserState> users,
        List<Cached> cache,
        List<Desk> desks,
        Optional<Pdu> sent,
        List<Integer> heard) {

    /** Of a node of which nothing is known yet. */
    public static final NodeState NOTHING = new NodeState(
            OptionalDouble.empty(),
            List.of(),
            Map.of(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            List.of());

    /** Copies the collections. */
    public NodeState {
        unverified = List.copyOf(unverified);
        pings = Map.copyOf(pings);
        users = List.copyOf(users);
        cache = List.copyOf(cache);
        desks = List.copyOf(desks);
        heard = List.copyOf(heard);
    }

    /**
     * What a node knows from a moment on.
     *
     * @param micros from when
     * @param state what it knows
     */
    public record Kept(long micros, NodeState state) {}

    /**
     * A command without a verdict.
     *
     * @param move the command
     * @param moves whether the player moves already
     */
    public record Unverified(Move move, boolean moves) {}

    /**
     * A command that needs no verdict.
     *
     * @param move the command
     * @param code its check code
     */
    public record Cached(Move move, int code) {}

    /**
     * What the server keeps of a client.
     *
     * @param timeModified what the client has told of its clock, s; nothing before
     * @param expected the number of the command that comes next
     * @param refusals how many of its commands were refused, those for the sake of an earlier one not counted
     * @param waiting the commands that came before those that they follow
     */
    public record Desk(OptionalDouble timeModified, int expected, int refusals, List<Move> waiting) {

        /** Copies the list. */
        public Desk {
            waiting = List.copyOf(waiting);
        }
    }
}
