package reckon.scheme;

/** 预测拉扯 (after full plesiochronous): one acts at once, and is pulled back by a no. */
final class PredictionAndPull implements Scheme {

    @Override
    public void command(ClientNode client, Move move, Match match) {
        act(client, move, match);
    }

    /** Acts at once, and asks. */
    static void act(ClientNode client, Move move, Match match) {
        client.start(move, move.way(match.now()));
        client.ask(move, true);
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case Message.Verdict verdict -> client.hear(verdict);
            case Message.Relay relay -> follow(client, relay, match);
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    /** Shows another player's command. */
    static void follow(ClientNode client, Message.Relay relay, Match match) {
        if (client.isNews(relay.move())) {
            double since = match.rules().printed() ? relay.received() : relay.t0();
            client.catchUp(relay.move(), relay.sent(), since);
        }
    }

    @Override
    public void decide(ServerNode server, Message.Order order, double t1, Match match) {
        judge(server, order, t1, match);
    }

    /** Says yes to the client and tells the others, or says no. */
    static void judge(ServerNode server, Message.Order order, double t1, Match match) {
        if (server.accepts(order)) {
            Scheme.follow(server, order, match);
            match.post().deliver(Post.SERVER, order.move().client(), Message.Verdict.yes(order.move()));
            server.relay(order, t1, false, Double.NaN);
        } else {
            server.refuse(order, () -> server.putBack(order, t1));
        }
    }
}
