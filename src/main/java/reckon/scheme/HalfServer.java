package reckon.scheme;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import reckon.explain.Symbol;

/** 半服务器同步 (after mutual synchronisation): decisions go straight to the peers; the server hears of them. */
final class HalfServer implements Scheme {
    /** How often the table is sent, where it has changed. */
    private static final long TABLE_MICROS = 1_000_000;

    @Override
    public void command(ClientNode client, Move move, Match match) {
        if (!client.decides(move)) {
            return;
        }
        client.view().start(move);
        double given = client.clock();
        for (ClientNode peer : match.clients()) {
            if (peer.index() != client.index() && peer.present()) {
                client.peers()
                        .whenKnown(
                                peer.index(),
                                modified -> match.post()
                                        .deliver(
                                                client.index(),
                                                peer.index(),
                                                new PeerMove(move, given, client.timeModified(), modified)));
            }
        }
        client.report(move);
    }

    @Override
    public void opened(Match match) {
        match.agenda().plan(TABLE_MICROS, () -> sendTables(new HashMap<>(), match));
    }

    /** What a table is sent for anew: another place, or a refusal that nobody has been told of. */
    private record Known(List<UserState> users, int refusals) {}

    /** Sends the table to those who have an older one, now and every second. */
    private static void sendTables(Map<Integer, Known> sent, Match match) {
        List<UserState> users = match.server().users();
        Known latest = new Known(users, match.server().refusals());
        for (ClientNode client : match.clients()) {
            double modified = match.server().timeModified(client.index());
            boolean known = client.present() && !Double.isNaN(modified);
            if (known && !latest.equals(sent.put(client.index(), latest))) {
                match.post().deliver(Post.SERVER, client.index(), new UserTable(users, match.now(), modified));
            }
        }
        match.agenda().plan(match.agenda().now() + TABLE_MICROS, () -> sendTables(sent, match));
    }

    /** Whoever has logged in gets the lists, and so do those on whose lists it now is. */
    @Override
    public void known(Match match) {
        for (ClientNode client : match.clients()) {
            if (client.present() && !Double.isNaN(match.server().timeModified(client.index()))) {
                BroadcastLists lists = match.server().lists(client);
                match.post().deliver(Post.SERVER, client.index(), new Message.Lists(lists, match.now()));
            }
        }
    }

    @Override
    public void leaving(ClientNode client, Match match) {
        // once it has left
        match.agenda().plan(match.agenda().now(), () -> known(match));
    }

    @Override
    public Telling receiving(ClientNode client, Letter letter, Match match) {
        return letter.message() instanceof UserTable table
                ? compared(client, table)
                : Scheme.super.receiving(client, letter, match);
    }

    /** The player on whom the table and this screen are farthest apart, at the moment that the table is of. */
    private static Telling compared(ClientNode client, UserTable table) {
        double then = client.about().clock().when(table.sent());
        return table.users().stream()
                .flatMap(user -> client.screens().get(user.client()).at(then).stream()
                        .map(shown -> new Comparison(table, client.clock(), user, shown)))
                .max(Comparator.comparingDouble(Comparison::apart))
                .<Telling>map(one -> one)
                .orElseGet(() -> new Came(table, client.clock()));
    }

    @Override
    public void receive(ClientNode client, Letter letter, Match match) {
        switch (letter.message()) {
            case PeerMove told -> {
                if (client.view().isNews(told.move())) {
                    client.view().catchUp(told.move(), Lateness.since(told.t0(), client.clock(), match.rules()));
                }
            }
            case Message.Lists told -> client.peers().take(told);
            case UserTable table -> client.peers().take(table);
            default -> throw new IllegalStateException("no use for " + letter.message());
        }
    }

    @Override
    public void decide(ServerNode server, Order order, double t1, Match match) {
        Move move = order.move();
        Check check = match.game().check(move);
        if (!check.refused()) {
            Scheme.follow(server, order, check, match);
            return;
        }
        match.server().countRefusal(move.client());
        Since found =
                new Since(Symbol.FOUND_AFTER, move.t0Micros(), match.agenda().now());
        match.note(
                Post.SERVER,
                Happening.What.REFUSE,
                -1,
                move.client(),
                Told.of(check, found),
                "number",
                move.number(),
                "after",
                found.seconds());
    }
}
