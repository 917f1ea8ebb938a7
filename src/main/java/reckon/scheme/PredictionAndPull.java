package reckon.scheme;

import java.util.OptionalDouble;

/** 预测拉扯 (after full plesiochronous): one acts at once, and is pulled back by a no. */
final class PredictionAndPull implements Scheme {

    @Override
    public void command(ClientNode client, Move move, Match match) {
        act(client, move, match);
    }

    /** Acts at once, and asks. */
    static void act(ClientNode client, Move move, Match match) {
        client.view().start(move);
        client.ask(move, true);
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case Message.Verdict verdict -> client.hear(verdict);
            case Relay relay -> follow(client, relay, match);
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    /** Shows another player's command. */
    static void follow(ClientNode client, Relay relay, Match match) {
        if (client.view().isNews(relay.move())) {
            client.view().catchUp(relay.move(), Lateness.of(client.clock(), relay, match.rules()));
        }
    }

    @Override
    public void decide(ServerNode server, Order order, double t1, Match match) {
        judge(server, order, t1, match);
    }

    /** Says yes to the client and tells the others, or says no. */
    static void judge(ServerNode server, Order order, double t1, Match match) {
        Check check = server.check(order);
        if (!check.refused()) {
            Scheme.follow(server, order, check, match);
            match.post().deliver(Post.SERVER, order.move().client(), Message.Verdict.yes(order.move()));
            server.relay(order, t1, false, OptionalDouble.empty());
        } else {
            server.refuse(order, check, () -> server.putBack(order, t1));
        }
    }
}
