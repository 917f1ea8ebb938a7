package reckon.scheme;

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
            case Message.Relay relay -> obey(client, relay, match);
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    /** Starts a command on receipt, or at the stamped moment by this client's clock, whichever is later. */
    static void obey(ClientNode client, Message.Relay relay, Match match) {
        Move move = relay.move();
        if (client.index() == move.client()) {
            client.verified(move);
        }
        long start = Double.isNaN(relay.start())
                ? match.agenda().now()
                : Math.max(match.agenda().now(), Scheme.moment(client, relay.start()));
        match.agenda().plan(start, () -> {
            if (client.isNews(move) && client.present()) {
                client.start(move, move.way(SimulationTime.seconds(start)));
            }
        });
    }

    @Override
    public void decide(ServerNode server, Message.Order order, double t1, Match match) {
        judge(server, order, t1, match.rules().stamped(), match);
    }

    /** Tells all, the command's own client included, or says no. */
    static void judge(ServerNode server, Message.Order order, double t1, boolean stamped, Match match) {
        Move move = order.move();
        if (!server.accepts(order)) {
            server.refuse(order, () -> {});
            return;
        }
        match.note(Post.SERVER, Happening.What.ACCEPT, -1, move.client(), "number", move.number());
        double start = stamped ? match.now() + slowest(server, move, match) : match.now();
        match.agenda().plan(SimulationTime.micros(start), () -> server.show(move, move.way(match.now())));
        server.relay(order, t1, true, stamped ? start : Double.NaN);
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
