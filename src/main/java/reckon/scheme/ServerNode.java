package reckon.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** The server: it takes each client's commands in their order, once, and says yes or no. */
final class ServerNode {
    private final Match match;
    private final List<Screen> screens = new ArrayList<>();
    private final List<Desk> desks = new ArrayList<>();
    private final Pings pings = new Pings();

    /** What the server keeps of a client. */
    private static final class Desk {
        private double timeModified = Double.NaN;
        private int expected;
        /** The newest command that the server's own picture shows. */
        private int newest = -1;

        private int refusals;
        private int root;
        private final List<Runnable> untold = new ArrayList<>();
        private final TreeMap<Integer, Order> waiting = new TreeMap<>();

        private NodeState.Desk state() {
            List<Move> moves = waiting.values().stream().map(Order::move).toList();
            return new NodeState.Desk(NodeClock.known(timeModified), expected, refusals, moves);
        }
    }

    ServerNode(Match match) {
        this.match = match;
        for (int i = 0; i < match.game().clients().size(); i++) {
            screens.add(new Screen());
            desks.add(new Desk());
        }
    }

    List<Screen> screens() {
        return screens;
    }

    /** The way there and back to each client. */
    Pings pings() {
        return pings;
    }

    /** What it knows now. */
    NodeState state() {
        return new NodeState(
                OptionalDouble.empty(),
                List.of(),
                pings.means(),
                Optional.empty(),
                List.of(),
                List.of(),
                desks.stream().map(Desk::state).toList(),
                Optional.empty(),
                List.of());
    }

    /** How many commands it has refused, those for the sake of an earlier one not counted. */
    int refusals() {
        return desks.stream().mapToInt(desk -> desk.refusals).sum();
    }

    /** Counts a command that is done, though it may not be. */
    void countRefusal(int client) {
        desks.get(client).refusals++;
    }

    /** The table of users' states, as its own picture has them now. */
    List<UserState> users() {
        return match.clients().stream()
                .filter(ClientNode::present)
                .flatMap(client -> place(client).map(place -> new UserState(client.index(), place)).stream())
                .toList();
    }

    /** Whom a client tells, of those there whose clocks are known. */
    BroadcastLists lists(ClientNode client) {
        List<ClientNode> others = match.clients().stream()
                .filter(other -> other.present() && other.index() != client.index())
                .filter(other -> !Double.isNaN(timeModified(other.index())))
                .toList();
        Map<Boolean, List<Integer>> byNearness = others.stream()
                .collect(Collectors.partitioningBy(
                        other -> near(client, other), Collectors.mapping(ClientNode::index, Collectors.toList())));
        return new BroadcastLists(
                byNearness.getOrDefault(true, List.of()),
                byNearness.getOrDefault(false, List.of()),
                others.stream().map(ClientNode::index).toList(),
                others.stream().collect(Collectors.toMap(ClientNode::index, other -> timeModified(other.index()))));
    }

    private boolean near(ClientNode one, ClientNode other) {
        return inRange(place(one), place(other));
    }

    private Optional<Vec2> place(ClientNode client) {
        return screens.get(client.index()).at(match.now());
    }

    /** Whether two places are near enough; who has no player is in range. */
    private boolean inRange(Optional<Vec2> one, Optional<Vec2> other) {
        OptionalDouble range = match.rules().range();
        return range.isEmpty()
                || one.flatMap(place -> other.map(place::distance))
                        .filter(distance -> distance > range.getAsDouble())
                        .isEmpty();
    }

    /** What a client has told of its clock, s; NaN before. */
    double timeModified(int client) {
        return desks.get(client).timeModified;
    }

    void receive(Letter letter) {
        Desk desk = desks.get(letter.from());
        switch (letter.message()) {
            case Message.Login login -> {
                double now = match.now();
                match.post()
                        .deliver(
                                Post.SERVER,
                                letter.from(),
                                new Message.LoginAnswer(login.t1(), now, now, key(letter.from())));
            }
            case Message.LoginReport report -> {
                desk.timeModified = report.timeModified();
                desk.untold.forEach(Runnable::run);
                desk.untold.clear();
                match.scheme().known(match);
            }
            case Order order -> take(order, desk);
            default -> throw new IllegalStateException("the server has no use for " + letter.message());
        }
    }

    /** A command waits until those before it have come, or have been taken back. */
    private void take(Order order, Desk desk) {
        desk.expected = Math.max(desk.expected, order.firstValid());
        desk.waiting.headMap(desk.expected).clear();
        if (order.move().number() >= desk.expected) {
            desk.waiting.put(order.move().number(), order);
        }
        Order next = desk.waiting.remove(desk.expected);
        while (next != null) {
            desk.expected++;
            Order due = next;
            long received = match.agenda().now();
            match.agenda()
                    .plan(
                            SimulationTime.after(received, match.rules().processing()),
                            () -> match.scheme().decide(this, due, SimulationTime.seconds(received), match));
            next = desk.waiting.remove(desk.expected);
        }
    }

    /** Shows a command in the server's own picture, unless that shows a newer one. */
    void show(Move move, Way way) {
        Desk desk = desks.get(move.client());
        if (move.number() >= desk.newest) {
            desk.newest = move.number();
            match.show(Post.SERVER, move.client(), way);
        }
    }

    private long key(int client) {
        return CheckCode.key(match.game().seed(), client);
    }

    /** Whether a command that needs no verdict is what its client's own program made. */
    CheckCode code(Order order) {
        Move move = order.move();
        return new CheckCode(move, order.code().orElse(CheckCode.NONE), CheckCode.due(key(move.client()), move));
    }

    /** Whether a command may be: it is allowed, and its client has not yet to hear of a refusal before it. */
    Check check(Order order) {
        return match.game().check(order.move()).after(desks.get(order.move().client()).refusals, order.refusals());
    }

    /**
     * Says no; the first no of those that a client has not heard of is what the others are refused for.
     *
     * @param check why it may not be
     * @param first what else the first one calls for
     */
    void refuse(Order order, Check check, Runnable first) {
        Move move = order.move();
        Desk desk = desks.get(move.client());
        match.note(Post.SERVER, Happening.What.REFUSE, -1, move.client(), check, "number", move.number());
        if (check.upToDate()) {
            desk.refusals++;
            desk.root = move.number();
            first.run();
        }
        match.post().deliver(Post.SERVER, move.client(), new Message.Verdict(move, false, desk.root, desk.refusals));
    }

    /** Puts the player of a refused command where its client is put, and tells those who have it elsewhere. */
    void putBack(Order order, double t1) {
        Move move = order.move();
        Vec2 shown = match.shown(Post.SERVER, move.client());
        boolean still = screens.get(move.client())
                .last()
                .filter(path -> path instanceof Way way && way.end() <= match.now())
                .isPresent();
        if (!(still && shown.equals(move.from()))) {
            Move stand = new Move(
                    move.client(), move.number(), move.t0Micros(), move.from(), move.from(), move.speed(), true);
            show(move, Way.standing(match.now(), move.from()));
            tell(order.with(stand), true, t1, false, OptionalDouble.empty());
        }
    }

    /**
     * Sends a command on to those in range.
     *
     * @param t1 when the server had it, s
     * @param all whether its own client is told too
     * @param start when all are to start, s; nothing: on receipt
     */
    void relay(Order order, double t1, boolean all, OptionalDouble start) {
        tell(order, false, t1, all, start);
    }

    private void tell(Order order, boolean back, double t1, boolean all, OptionalDouble start) {
        Move move = order.move();
        for (ClientNode client : match.clients()) {
            boolean own = client.index() == move.client();
            if (own ? all : client.present() && inRange(move, client)) {
                whenKnown(client.index(), () -> {
                    Stamps stamps = new Stamps(match.now(), t1, order.t0(), start);
                    OptionalInt code = order.code().isPresent()
                            ? OptionalInt.of(CheckCode.due(key(client.index()), move))
                            : OptionalInt.empty();
                    match.post()
                            .deliver(
                                    Post.SERVER,
                                    client.index(),
                                    new Relay(move, back, stamps, timeModified(client.index()), code));
                });
            }
        }
    }

    /** Does something when a client's clock is known: now, or when it has told. */
    void whenKnown(int client, Runnable task) {
        if (Double.isNaN(timeModified(client))) {
            desks.get(client).untold.add(task);
        } else {
            task.run();
        }
    }

    /** Whether a client's player, on its own screen, is near enough; one that has no player is. */
    boolean inRange(Move move, ClientNode client) {
        return inRange(
                Optional.of(move.from()), client.screens().get(client.index()).at(match.now()));
    }
}
