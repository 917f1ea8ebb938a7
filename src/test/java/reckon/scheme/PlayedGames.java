package reckon.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.setting.Group;
import reckon.setting.SchemeSettings;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Games for those who draw them. */
public final class PlayedGames {

    private PlayedGames() {}

    /** Random games, as bad as they can be. */
    public static List<GameRun> random(SchemeKind kind, int count) {
        RandomGames games = new RandomGames(911 + kind.word().hashCode());
        List<GameRun> runs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            runs.add(GameRun.of(games.next(kind)));
        }
        return runs;
    }

    /** Two clients, one command of A at 1 s, and nothing lost; a wall where it is to be refused. */
    public static GameRun simple(SchemeKind kind, boolean refused) {
        List<Wall> walls = refused ? List.of(new Wall(new Vec2(1, -1), new Vec2(1, 1))) : List.of();
        return GameRun.of(game(
                kind,
                clients(2),
                Network.defaults(),
                walls,
                List.of(new GameCommand(1, 0, Vec2.ZERO, new Vec2(4, 0), Optional.of(true)))));
    }

    /** Many clients, commands four a second, and some loss. */
    public static GameRun busy(SchemeKind kind, int clients, int commands) {
        SplittableRandom random = new SplittableRandom(5);
        Vec2[] places = new Vec2[clients];
        for (int i = 0; i < clients; i++) {
            places[i] = place(random);
        }
        List<GameCommand> all = new ArrayList<>();
        for (int i = 0; i < commands; i++) {
            int client = random.nextInt(clients);
            Vec2 to = place(random);
            all.add(new GameCommand(1 + 0.25 * i, client, places[client], to, Optional.empty()));
            places[client] = to;
        }
        Network network = Network.defaults();
        network = network.withValues(network.values().with(Settings.LOSS_P, 0.1));
        return GameRun.of(game(kind, clients(clients), network, List.of(), all));
    }

    private static Game game(
            SchemeKind kind, List<Client> clients, Network network, List<Wall> walls, List<GameCommand> commands) {
        Values values = Values.defaults(Group.SCHEME).with(SchemeSettings.KIND, kind.word());
        return new Game(7, clients, network, values, Map.of(), walls, commands, Set.of(), List.of());
    }

    private static List<Client> clients(int count) {
        List<Client> clients = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = String.valueOf((char) ('A' + i));
            NodeClock clock = new NodeClock(2.5 - i, 0);
            clients.add(new Client(name, 0.05 + 0.02 * i, 0.06 + 0.02 * i, clock, 0, OptionalDouble.empty()));
        }
        return clients;
    }

    private static Vec2 place(SplittableRandom random) {
        return new Vec2(random.nextDouble(-7, 7), random.nextDouble(-4, 4));
    }
}
