package reckon.scheme;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import reckon.scheme.NodeState.Unverified;

/** A client's commands without a verdict, in the order of giving (未验证消息队列). */
final class UnverifiedQueue {
    private final Deque<Pending> waiting = new ArrayDeque<>();
    private int longest;

    /**
     * A command without a verdict.
     *
     * @param command the command
     * @param refusals how many refusals the client knew of
     */
    private record Pending(Unverified command, int refusals) {
        Move move() {
            return command.move();
        }
    }

    /**
     * Puts a command at the end.
     *
     * @param moves whether the player moves already
     * @param refusals how many refusals the client knows of
     */
    void add(Move move, boolean moves, int refusals) {
        waiting.add(new Pending(new Unverified(move, moves), refusals));
        longest = Math.max(longest, waiting.size());
    }

    boolean has(Move move) {
        return waiting.stream().anyMatch(pending -> pending.move().equals(move));
    }

    /** Takes a command out, if it is there. */
    boolean remove(Move move) {
        return waiting.removeIf(pending -> pending.move().equals(move));
    }

    /**
     * Takes a command out, and those after it that were given before a refusal was known.
     *
     * @param root the number of the command
     * @param known how many refusals are known now
     */
    List<Unverified> takeBack(int root, int known) {
        List<Pending> back = waiting.stream()
                .filter(pending -> pending.move().number() >= root && pending.refusals() < known)
                .toList();
        waiting.removeAll(back);
        return back.stream().map(Pending::command).toList();
    }

    void clear() {
        waiting.clear();
    }

    /** The most commands that it ever held. */
    int longest() {
        return longest;
    }

    /** The commands now. */
    List<Unverified> commands() {
        return waiting.stream().map(Pending::command).toList();
    }
}
