package reckon.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SplittableRandom;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.NodeClock;
import reckon.scheme.SchemeKind;
import reckon.scheme.Wall;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/** As large a game as is asked for: eight clients, ten minutes, four commands a second in all, on a network with losses. */
final class LongGame {
    private static final int CLIENTS = 8;
    private static final int COMMANDS = 4 * 600;

    private LongGame() {}

    static Game of(SchemeKind kind) {
        List<Client> clients = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            clients.add(new Client(
                    String.valueOf((char) ('A' + i)),
                    0.03 + 0.01 * i,
                    0.04 + 0.01 * i,
                    new NodeClock(i * 0.3 - 1, i * 10),
                    0,
                    OptionalDouble.empty()));
        }
        Network network = Network.defaults();
        Values values = network.values().with(Settings.JITTER, 0.02).with(Settings.LOSS_P, 0.02);
        List<Wall> walls = List.of(new Wall(new Vec2(1, -4), new Vec2(1, 0)));
        return new Game(
                        5,
                        clients,
                        network.withValues(values),
                        Values.defaults(Group.SCHEME),
                        Map.of(),
                        walls,
                        commands(),
                        Set.of(),
                        List.of())
                .withKind(kind);
    }

    private static List<GameCommand> commands() {
        SplittableRandom random = new SplittableRandom(1);
        Vec2[] places = new Vec2[CLIENTS];
        Arrays.fill(places, Vec2.ZERO);
        List<GameCommand> commands = new ArrayList<>();
        for (int i = 0; i < COMMANDS; i++) {
            int client = i % CLIENTS;
            Vec2 to = new Vec2(random.nextDouble(-8, 8), random.nextDouble(-5, 5));
            commands.add(new GameCommand(1 + i * 0.25, client, places[client], to, Optional.empty()));
            places[client] = to;
        }
        return commands;
    }
}
