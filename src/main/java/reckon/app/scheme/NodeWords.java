package reckon.app.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import reckon.draw.LetterWords;
import reckon.draw.PlayerSign;
import reckon.motion.Vec2;
import reckon.scheme.Game;
import reckon.scheme.GameRun;
import reckon.scheme.Move;
import reckon.scheme.NodeState;
import reckon.scheme.Post;
import reckon.scheme.SchemeKind;
import reckon.text.Texts;

/**
 * What a node has in mind at a moment, line by line.
 *
 * @param run the game
 * @param node the node
 * @param seconds the moment, s
 * @param texts the words
 */
record NodeWords(GameRun run, int node, double seconds, Texts texts) {

    /**
     * A line.
     *
     * @param name what it is
     * @param value what it is worth
     */
    record Line(String name, String value) {}

    private Game game() {
        return run.game();
    }

    List<Line> lines() {
        NodeState state = run.state(node, seconds);
        List<Line> lines = new ArrayList<>();
        lines.add(line("node.time", seconds(seconds)));
        lines.add(line("node.clock", seconds(game().clockOf(node).at(seconds))));
        if (node == Post.SERVER) {
            server(state, lines);
        } else {
            client(state, lines);
        }
        return lines;
    }

    private void client(NodeState state, List<Line> lines) {
        lines.add(line(
                "node.modified",
                state.timeModified().isPresent()
                        ? seconds(state.timeModified().getAsDouble())
                        : texts.get("node.unknown")));
        pings(state, lines);
        if (game().kind() == SchemeKind.DEAD_RECKONING_MESH) {
            mesh(state, lines);
        } else {
            queue(state, lines);
        }
        state.cache().stream()
                .map(one -> texts.get(
                        "node.cache.line",
                        game().nameOf(one.move().client()),
                        one.move().number(),
                        one.code()))
                .reduce((one, other) -> one + "\n" + other)
                .ifPresent(cached -> lines.add(line("node.cache", cached)));
        state.lists().ifPresent(lists -> {
            lines.add(line("node.lists.local", names(lists.local())));
            lines.add(line("node.lists.remote", names(lists.remote())));
            lines.add(line("node.lists.global", names(lists.global())));
        });
        state.users()
                .forEach(user ->
                        lines.add(new Line(texts.get("node.user", game().nameOf(user.client())), place(user.place()))));
    }

    private void pings(NodeState state, List<Line> lines) {
        state.pings().keySet().stream()
                .sorted()
                .forEach(other -> lines.add(new Line(
                        texts.get("node.ping", PlayerSign.name(game(), other, texts)),
                        seconds(state.pings().getOrDefault(other, 0.0)))));
    }

    private void queue(NodeState state, List<Line> lines) {
        String queue = state.unverified().stream()
                .map(one -> one.moves()
                        ? move(one.move())
                        : texts.get("node.queue.waits", one.move().number()))
                .collect(Collectors.joining("\n"));
        lines.add(line("node.queue", queue.isEmpty() ? texts.get("node.queue.none") : queue));
    }

    private String move(Move move) {
        // the state before it is where its player goes back to
        return texts.get(
                "node.queue.line",
                move.number(),
                move.from().x(),
                move.from().y(),
                move.to().x(),
                move.to().y());
    }

    private void mesh(NodeState state, List<Line> lines) {
        state.sent().ifPresent(pdu -> lines.add(line("node.sent", texts.get("node.update", pdu.number(), pdu.sent()))));
        for (int other = 0; other < state.heard().size(); other++) {
            if (other != node && state.heard().get(other) >= 0) {
                lines.add(new Line(
                        texts.get("node.heard", game().nameOf(other)),
                        texts.get("node.number", state.heard().get(other))));
            }
        }
    }

    private void server(NodeState state, List<Line> lines) {
        pings(state, lines);
        for (int client = 0; client < state.desks().size(); client++) {
            NodeState.Desk desk = state.desks().get(client);
            String name = game().nameOf(client);
            if (desk.timeModified().isPresent()) {
                lines.add(new Line(
                        texts.get("node.desk.modified", name),
                        seconds(desk.timeModified().getAsDouble())));
            }
            lines.add(new Line(
                    texts.get("node.desk", name),
                    texts.get(
                            "node.desk.line",
                            desk.expected(),
                            desk.refusals(),
                            desk.waiting().size())));
        }
    }

    private Line line(String key, String value) {
        return new Line(texts.get(key), value);
    }

    private String names(List<Integer> clients) {
        return clients.isEmpty()
                ? texts.get("node.queue.none")
                : clients.stream().map(game()::nameOf).collect(Collectors.joining(texts.get("node.names")));
    }

    private String seconds(double value) {
        return texts.get("node.seconds", LetterWords.tidy(value));
    }

    private String place(Vec2 place) {
        return texts.get("node.place", place.x(), place.y());
    }
}
