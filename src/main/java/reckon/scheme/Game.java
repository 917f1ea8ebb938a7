package reckon.scheme;

import java.util.List;
import java.util.Map;
import java.util.Set;
import reckon.network.Network;
import reckon.setting.Group;
import reckon.setting.SchemeSettings;
import reckon.setting.Values;

/**
 * Everything that a game depends on, as one immutable value.
 *
 * @param seed the seed of every draw
 * @param clients the players' clients; two to eight
 * @param network what happens to messages on top of the latencies of the links
 * @param values its settings
 * @param peerLatency one way between two clients, s, the lower place first; where left out, up + down through the server
 * @param walls the walls
 * @param commands the commands, in the order of their times
 * @param cheats the places of clients that cheat
 */
public record Game(
        long seed,
        List<Client> clients,
        Network network,
        Values values,
        Map<Pair, Double> peerLatency,
        List<Wall> walls,
        List<GameCommand> commands,
        Set<Integer> cheats) {
    /** How many clients may play. */
    public static final int MOST_CLIENTS = 8;

    /**
     * Two clients.
     *
     * @param one the lower place
     * @param other the higher place
     */
    public record Pair(int one, int other) {

        /** Two clients in either order. */
        public static Pair of(int one, int other) {
            return new Pair(Math.min(one, other), Math.max(one, other));
        }
    }

    /** Checks the number of clients and copies the collections. */
    public Game {
        if (values.group() != Group.SCHEME) {
            throw new IllegalArgumentException("values of " + values.group());
        }
        clients = List.copyOf(clients);
        peerLatency = Map.copyOf(peerLatency);
        walls = List.copyOf(walls);
        commands = List.copyOf(commands);
        cheats = Set.copyOf(cheats);
        if (clients.isEmpty() || clients.size() > MOST_CLIENTS) {
            throw new IllegalArgumentException(clients.size() + " clients, where 1 to " + MOST_CLIENTS + " may be");
        }
    }

    /** How its screens are kept together. */
    public SchemeKind kind() {
        return SchemeKind.of(values.get(SchemeSettings.KIND));
    }

    /** Its numbers. */
    public Rules rules() {
        return Rules.of(values);
    }

    /** One way from one client to another, s. */
    public double latency(int from, int to) {
        Double given = peerLatency.get(Pair.of(from, to));
        return given == null ? clients.get(from).up() + clients.get(to).down() : given;
    }

    /** Whether a way may be walked: no wall in it. */
    public boolean open(Move move) {
        return walls.stream().noneMatch(wall -> wall.stops(move.from(), move.to()));
    }

    /** Whether the server accepts a move: no wall in its way, and not too fast. */
    public boolean allows(Move move) {
        return open(move) && move.speed() <= rules().fastest();
    }
}
