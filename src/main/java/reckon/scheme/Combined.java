package reckon.scheme;

import java.util.List;
import java.util.OptionalDouble;

/** 综合同步法 (colligate synchronisation): by importance and ping one acts at once, or waits. */
final class Combined implements Scheme {

    @Override
    public void command(ClientNode client, Move move, Match match) {
        if (!move.important()) {
            if (client.decides(move)) {
                client.view().start(move);
                client.reportWithCode(move);
            }
        } else if (waits(move, match)) {
            client.ask(move, false);
        } else {
            PredictionAndPull.act(client, move, match);
        }
    }

    private static boolean waits(Move move, Match match) {
        return Waiting.of(match.game().clients().get(move.client()), match.rules())
                .waits();
    }

    @Override
    public List<Telling> decisions(ClientNode client, Move move, Importance importance, Match match) {
        return move.important() ? List.of(importance, Waiting.of(client.about(), match.rules())) : List.of(importance);
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case Message.Verdict verdict -> client.hear(verdict);
            case Relay relay -> {
                if (relay.move().important() && waits(relay.move(), match)) {
                    VerifiedFirst.obey(client, relay, match);
                } else if (relay.code().isEmpty() || client.keeps(relay)) {
                    PredictionAndPull.follow(client, relay, match);
                }
            }
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    @Override
    public void decide(ServerNode server, Order order, double t1, Match match) {
        if (!order.move().important()) {
            unverified(server, order, t1, match);
        } else if (waits(order.move(), match)) {
            VerifiedFirst.judge(server, order, t1, false, match);
        } else {
            PredictionAndPull.judge(server, order, t1, match);
        }
    }

    /** What needs no verdict is sent on, unless its check code shows that it was not made by the client's own program. */
    private static void unverified(ServerNode server, Order order, double t1, Match match) {
        CheckCode code = server.code(order);
        Move move = order.move();
        if (code.forged()) {
            server.countRefusal(move.client());
            match.note(Post.SERVER, Happening.What.REFUSE, -1, move.client(), code, "number", move.number());
        } else {
            Scheme.follow(server, order, code, match);
            server.relay(order, t1, false, OptionalDouble.empty());
        }
    }
}
