package reckon.draw;

import java.util.ArrayList;
import java.util.List;
import reckon.scheme.GameRun;
import reckon.scheme.Letter;
import reckon.scheme.Post;

/**
 * In which order the lifelines of a game's nodes stand, from top to bottom: the clients in their order, the server among them.
 *
 * @param nodes the nodes
 */
public record Lanes(List<Integer> nodes) {

    /** Copies the list. */
    public Lanes {
        nodes = List.copyOf(nodes);
    }

    /** The order in which arrows pass the fewest lifelines, the server as far in the middle as can be; on a mesh without it. */
    public static Lanes of(GameRun run) {
        int clients = run.game().clients().size();
        if (!run.game().kind().hasServer()) {
            return new Lanes(run.game().nodes());
        }
        List<Integer> best = order(clients, clients / 2);
        long[][] counts = counts(run, clients);
        for (int i = 0; i <= clients; i++) {
            List<Integer> other = order(clients, i);
            if (length(other, counts) < length(best, counts)) {
                best = other;
            }
        }
        return new Lanes(best);
    }

    private static List<Integer> order(int clients, int server) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            order.add(i);
        }
        order.add(server, Post.SERVER);
        return order;
    }

    /** How many messages about the game itself go from each node to each other one; the server is the last. */
    private static long[][] counts(GameRun run, int clients) {
        long[][] counts = new long[clients + 1][clients + 1];
        for (Letter letter : run.letters()) {
            LetterKind kind = LetterKind.of(letter);
            if (kind != LetterKind.CLOCK && kind != LetterKind.RECEIPT) {
                counts[place(letter.from(), clients)][place(letter.to(), clients)]++;
            }
        }
        return counts;
    }

    private static int place(int node, int clients) {
        return node == Post.SERVER ? clients : node;
    }

    private static long length(List<Integer> order, long[][] counts) {
        int clients = order.size() - 1;
        long sum = 0;
        for (int i = 0; i < order.size(); i++) {
            for (int j = 0; j < order.size(); j++) {
                sum += Math.abs(i - j) * counts[place(order.get(i), clients)][place(order.get(j), clients)];
            }
        }
        return sum;
    }

    /** Where a node stands, from 0; -1 where it has no lifeline. */
    public int place(int node) {
        return nodes.indexOf(node);
    }

    /** How many there are. */
    public int count() {
        return nodes.size();
    }
}
