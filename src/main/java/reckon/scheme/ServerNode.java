package reckon.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** The server: it takes each client's commands in their order, once, and says yes or no. */
final class ServerNode {
    private final Match match;
    private final List<Screen> screens = new ArrayList<>();
    private final List<Desk> desks = new ArrayList<>();

    /** What the server keeps of a client. */
    private static final class Desk {
        private double timeModified = Double.NaN;
        private int expected;
        /** The newest command that the server's own picture shows. */
        private int newest = -1;

        private int refusals;
        private int root;
        private final List<Runnable> untold = new ArrayList<>();
        private final TreeMap<Integer, Message.Order> waiting = new TreeMap<>();
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

    /** What a client has told of its clock, s; NaN before. */
    double timeModified(int client) {
        return desks.get(client).timeModified;
    }

    void receive(Letter letter) {
        Desk desk = desks.get(letter.from());
        switch (letter.message()) {
            case Message.Login login -> {
                double now = match.now();
                match.post().deliver(Post.SERVER, letter.from(), new Message.LoginAnswer(login.t1(), now, now));
            }
            case Message.LoginReport report -> {
                desk.timeModified = report.timeModified();
                desk.untold.forEach(Runnable::run);
                desk.untold.clear();
            }
            case Message.Order order -> take(order, desk);
            default -> throw new IllegalStateException("the server has no use for " + letter.message());
        }
    }

    /** A command waits until those before it have come, or have been taken back. */
    private void take(Message.Order order, Desk desk) {
        desk.expected = Math.max(desk.expected, order.firstValid());
        desk.waiting.headMap(desk.expected).clear();
        if (order.move().number() >= desk.expected) {
            desk.waiting.put(order.move().number(), order);
        }
        Message.Order next = desk.waiting.remove(desk.expected);
        while (next != null) {
            desk.expected++;
            Message.Order due = next;
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

    /** Whether a command may be: it is allowed, and its client has not yet to hear of a refusal before it. */
    boolean accepts(Message.Order order) {
        return order.refusals() >= desks.get(order.move().client()).refusals
                && match.game().allows(order.move());
    }

    /**
     * Says no; the first no of those that a client has not heard of is what the others are refused for.
     *
     * @param first what else the first one calls for
     */
    void refuse(Message.Order order, Runnable first) {
        Move move = order.move();
        Desk desk = desks.get(move.client());
        boolean isFirst = order.refusals() >= desk.refusals;
        match.note(Post.SERVER, Happening.What.REFUSE, -1, move.client(), "number", move.number());
        if (isFirst) {
            desk.refusals++;
            desk.root = move.number();
            first.run();
        }
        match.post().deliver(Post.SERVER, move.client(), new Message.Verdict(move, false, desk.root, desk.refusals));
    }

    /** Puts the player of a refused command where its client is put, and tells those who have it elsewhere. */
    void putBack(Message.Order order, double t1) {
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
            relay(new Message.Order(stand, order.t0(), order.firstValid(), order.refusals()), t1, false, Double.NaN);
        }
    }

    /**
     * Sends a command on to those in range.
     *
     * @param t1 when the server had it, s
     * @param all whether its own client is told too
     * @param start when all are to start, s; NaN: on receipt
     */
    void relay(Message.Order order, double t1, boolean all, double start) {
        Move move = order.move();
        for (ClientNode client : match.clients()) {
            boolean own = client.index() == move.client();
            if (own ? all : client.present() && inRange(move, client)) {
                whenKnown(client.index(), () -> {
                    double modified = timeModified(client.index());
                    double now = match.now();
                    match.post()
                            .deliver(
                                    Post.SERVER,
                                    client.index(),
                                    new Message.Relay(
                                            move,
                                            now + modified,
                                            t1 + modified,
                                            order.t0() + modified,
                                            start + modified));
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
        if (match.rules().range().isEmpty()) {
            return true;
        }
        double range = match.rules().range().getAsDouble();
        return client.screens()
                .get(client.index())
                .at(match.now())
                .map(place -> place.distance(move.from()) <= range)
                .orElse(true);
    }
}
