package reckon.scheme;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import reckon.network.Network;
import reckon.setting.Group;
import reckon.setting.SchemeSettings;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;

/**
 * Everything that a game depends on, as one immutable value.
 *
 * @param seed the seed of every draw
 * @param clients the players' clients; one to eight
 * @param network what happens to messages on top of the latencies of the links
 * @param values its settings
 * @param peerLatency one way between two clients, s, the lower place first; where left out, up + down through the server
 * @param walls the walls
 * @param commands the commands, in the order of their times
 * @param cheats the places of clients that cheat
 * @param overrides fates of messages that are set by hand
 */
public record Game(
        long seed,
        List<Client> clients,
        Network network,
        Values values,
        Map<Pair, Double> peerLatency,
        List<Wall> walls,
        List<GameCommand> commands,
        Set<Integer> cheats,
        List<LinkOverride> overrides) {
    /** How many clients may play. */
    public static final int MOST_CLIENTS = 8;

    /** What the server is called; no client may be. */
    public static final String SERVER = "server";

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
        // each link has its own delay, and none is recorded
        network = network.withValues(network.values()
                .with(Settings.DELAY, Settings.DELAY.defaultValue())
                .with(Settings.RECORDED, false));
        peerLatency = Map.copyOf(peerLatency);
        walls = List.copyOf(walls);
        commands = List.copyOf(commands);
        cheats = Set.copyOf(cheats);
        overrides = List.copyOf(overrides);
        if (clients.isEmpty() || clients.size() > MOST_CLIENTS) {
            throw new IllegalArgumentException(clients.size() + " clients, where 1 to " + MOST_CLIENTS + " may be");
        }
    }

    /** This game with other settings. */
    public Game withValues(Values other) {
        return new Game(seed, clients, network, other, peerLatency, walls, commands, cheats, overrides);
    }

    /** This game on another network. */
    public Game withNetwork(Network other) {
        return new Game(seed, clients, other, values, peerLatency, walls, commands, cheats, overrides);
    }

    /** This game with other walls. */
    public Game withWalls(List<Wall> other) {
        return new Game(seed, clients, network, values, peerLatency, other, commands, cheats, overrides);
    }

    /** This game with other commands, in the order of their times. */
    public Game withCommands(List<GameCommand> other) {
        return new Game(seed, clients, network, values, peerLatency, walls, other, cheats, overrides);
    }

    /** This game with other ways between two clients, s. */
    public Game withPeerLatency(Map<Pair, Double> other) {
        return new Game(seed, clients, network, values, other, walls, commands, cheats, overrides);
    }

    /** This game with other clients. */
    public Game withClients(List<Client> other) {
        return new Game(seed, other, network, values, peerLatency, walls, commands, cheats, overrides);
    }

    /** This game with other cheats. */
    public Game withCheats(Set<Integer> other) {
        return new Game(seed, clients, network, values, peerLatency, walls, commands, other, overrides);
    }

    /** This game with other fates set by hand. */
    public Game withOverrides(List<LinkOverride> other) {
        return new Game(seed, clients, network, values, peerLatency, walls, commands, cheats, other);
    }

    /** This game with another seed. */
    public Game withSeed(long other) {
        return new Game(other, clients, network, values, peerLatency, walls, commands, cheats, overrides);
    }

    /** This game kept together by another scheme. */
    public Game withKind(SchemeKind other) {
        return withValues(values.with(SchemeSettings.KIND, other.word()));
    }

    /**
     * The settings of a group.
     *
     * @throws IllegalArgumentException where a game has none of that group
     */
    public Values values(Group group) {
        return switch (group) {
            case SCENARIO -> Values.defaults(Group.SCENARIO).with(Settings.SEED, seed);
            case NETWORK -> network.values();
            case SCHEME -> values;
            case SENDER, METHOD -> throw new IllegalArgumentException("a game has no " + group.word());
        };
    }

    /**
     * This game with another value of a setting.
     *
     * @throws IllegalArgumentException where the setting does not allow the value, or a game has no such setting
     */
    public <T> Game with(Setting<T> setting, T value) {
        Values changed = values(setting.group()).with(setting, value);
        return switch (setting.group()) {
            case SCENARIO -> withSeed(changed.get(Settings.SEED));
            case NETWORK -> withNetwork(network.withValues(changed));
            default -> withValues(changed);
        };
    }

    /** What a node is called: a client's name, or {@code server}. */
    public String nameOf(int node) {
        return node == Post.SERVER ? SERVER : clients.get(node).name();
    }

    /** Its nodes: the clients in their order, and the server if there is one. */
    public List<Integer> nodes() {
        IntStream server = kind().hasServer() ? IntStream.of(Post.SERVER) : IntStream.empty();
        return IntStream.concat(IntStream.range(0, clients.size()), server)
                .boxed()
                .toList();
    }

    /** A node's own clock; the server's is the clock of the simulation. */
    public NodeClock clockOf(int node) {
        return node == Post.SERVER ? NodeClock.TRUE : clients.get(node).clock();
    }

    /** How its screens are kept together. */
    public SchemeKind kind() {
        return SchemeKind.of(values.get(SchemeSettings.KIND));
    }

    /** Its numbers. */
    public Rules rules() {
        return Rules.of(values);
    }

    /** One way from one node to another, s. */
    public double latency(int from, int to) {
        if (from == Post.SERVER) {
            return clients.get(to).down();
        }
        if (to == Post.SERVER) {
            return clients.get(from).up();
        }
        Double given = peerLatency.get(Pair.of(from, to));
        return given == null ? clients.get(from).up() + clients.get(to).down() : given;
    }

    /** Whether a move may be: no wall in its way, and not too fast. */
    Check check(Move move) {
        long crossed = walls.stream()
                .filter(wall -> wall.stops(move.from(), move.to()))
                .count();
        return new Check(move, rules().fastest(), crossed, Optional.empty());
    }
}
