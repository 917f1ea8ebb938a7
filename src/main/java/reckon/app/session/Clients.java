package reckon.app.session;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import reckon.scheme.Client;
import reckon.scheme.Game;

/** Games with other clients. */
final class Clients {

    private Clients() {}

    /** A game without its last client, and all that it did. */
    static Game without(Game game, int last) {
        List<Client> clients = game.clients().subList(0, last);
        Map<Game.Pair, Double> latency = new HashMap<>(game.peerLatency());
        latency.keySet().removeIf(pair -> pair.other() == last);
        Set<Integer> cheats = new HashSet<>(game.cheats());
        cheats.remove(last);
        return new Game(
                game.seed(),
                clients,
                game.network(),
                game.values(),
                latency,
                game.walls(),
                game.commands().stream()
                        .filter(command -> command.client() != last)
                        .toList(),
                cheats,
                game.overrides().stream()
                        .filter(one -> one.from() != last && one.to() != last)
                        .toList());
    }
}
