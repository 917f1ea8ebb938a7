package reckon.scheme;

import reckon.motion.SimulationTime;

/** 半服务器同步 (after mutual synchronisation): decisions go straight to the peers; the server hears of them. */
final class HalfServer implements Scheme {

    @Override
    public void command(ClientNode client, Move move, Match match) {
        if (!client.decides(move)) {
            return;
        }
        client.start(move, move.way(match.now()));
        double given = client.clock();
        for (ClientNode peer : match.clients()) {
            if (peer.index() != client.index() && peer.present()) {
                client.whenKnown(() -> match.server().whenKnown(peer.index(), () -> {
                    double its = match.server().timeModified(peer.index());
                    double t0 = client.byServer(given) + its;
                    match.post().deliver(client.index(), peer.index(), new Message.PeerMove(move, t0));
                }));
            }
        }
        client.report(move);
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        if (letter.message() instanceof Message.PeerMove told && client.isNews(told.move())) {
            client.catchUp(told.move(), told.t0(), told.t0());
        }
    }

    @Override
    public void decide(ServerNode server, Message.Order order, double t1, Match match) {
        if (match.game().allows(order.move())) {
            Scheme.follow(server, order, match);
        } else {
            Move move = order.move();
            double found = SimulationTime.seconds(match.agenda().now() - move.t0Micros());
            match.note(Post.SERVER, Happening.What.REFUSE, -1, move.client(), "number", move.number(), "after", found);
        }
    }
}
