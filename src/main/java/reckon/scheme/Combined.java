package reckon.scheme;

/** 综合同步法 (colligate synchronisation): by importance and ping one acts at once, or waits. */
final class Combined implements Scheme {

    @Override
    public void command(ClientNode client, Move move, Match match) {
        if (!move.important()) {
            if (client.decides(move)) {
                client.start(move, move.way(match.now()));
                client.report(move);
            }
        } else if (waits(move, match)) {
            client.ask(move, false);
        } else {
            PredictionAndPull.act(client, move, match);
        }
    }

    private static boolean waits(Move move, Match match) {
        return match.game().clients().get(move.client()).ping() <= match.rules().pingBorder();
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case Message.Verdict verdict -> client.hear(verdict);
            case Message.Relay relay -> {
                if (relay.move().important() && waits(relay.move(), match)) {
                    VerifiedFirst.obey(client, relay, match);
                } else {
                    PredictionAndPull.follow(client, relay, match);
                }
            }
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    @Override
    public void decide(ServerNode server, Message.Order order, double t1, Match match) {
        if (!order.move().important()) {
            Scheme.follow(server, order, match);
            server.relay(order, t1, false, Double.NaN);
        } else if (waits(order.move(), match)) {
            VerifiedFirst.judge(server, order, t1, false, match);
        } else {
            PredictionAndPull.judge(server, order, t1, match);
        }
    }
}
