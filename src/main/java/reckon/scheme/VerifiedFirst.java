package reckon.scheme;

import java.util.Optional;
import java.util.OptionalDouble;
import reckon.motion.SimulationTime;

/** 验证同步 (after hierarchical master-slave): nothing moves until the server has said yes. */
final class VerifiedFirst implements Scheme {

    @Override
    public void command(ClientNode client, Move move, Match match) {
        client.ask(move, false);
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case Message.Verdict verdict -> client.hear(verdict);
            case Relay relay -> obey(client, relay, match);
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    /** Starts a command on receipt, or at the stamped moment by this client's clock, whichever is later. */
    static void obey(ClientNode client, Relay relay, Match match) {
        Move move = relay.move();
        if (client.index() == move.client()) {
            client.verified(move);
        }
        Appointment appointment = new Appointment(
                match.agenda().now(), relay.start(), client.about().clock());
        match.agenda().plan(appointment.micros(), () -> {
            if (client.view().isNews(move) && client.present()) {
                client.view().start(move, Optional.of(appointment));
            }
        });
    }

    @Override
    public void decide(ServerNode server, Order order, double t1, Match match) {
        judge(server, order, t1, match.rules().stamped(), match);
    }

    /** Tells all, the command's own client included, or says no. */
    static void judge(ServerNode server, Order order, double t1, boolean stamped, Match match) {
        Move move = order.move();
        Check check = server.check(order);
        if (check.refused()) {
            server.refuse(order, check, () -> {});
            return;
        }
        Beginning beginning = new Beginning(match.now(), stamped ? slowest(server, move, match) : 0);
        Telling telling = stamped ? Told.of(check, beginning) : check;
        match.note(Post.SERVER, Happening.What.ACCEPT, -1, move.client(), telling, "number", move.number());
        double start = beginning.start();
        match.agenda().plan(SimulationTime.micros(start), () -> server.show(move, move.way(match.now())));
        server.relay(order, t1, true, stamped ? OptionalDouble.of(start) : OptionalDouble.empty());
    }

    /** The longest way to one of those who are told, s. */
    private static double slowest(ServerNode server, Move move, Match match) {
        return match.clients().stream()
                .filter(client -> client.present() && (client.index() == move.client() || server.inRange(move, client)))
                .mapToDouble(client -> client.about().down())
                .max()
                .orElse(0);
    }
}
