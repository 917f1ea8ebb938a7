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

/** Random games: wrong clocks, asymmetric ways, loss, jitter, duplicates, walls, overlapping commands, cheats. */
public final class RandomGames {
    private final SplittableRandom random;

    /** Games by a seed. */
    public RandomGames(long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** The next game. */
    public Game next(SchemeKind kind) {
        List<Client> clients = new ArrayList<>();
        int count = 2 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            clients.add(new Client(
                    String.valueOf((char) ('A' + i)),
                    random.nextDouble() * 0.2,
                    random.nextDouble() * 0.2,
                    new NodeClock(random.nextDouble(-5, 5), random.nextDouble(-100, 100)),
                    random.nextBoolean() ? 0 : random.nextDouble() * 0.5,
                    OptionalDouble.empty()));
        }
        Set<Integer> cheats = kind == SchemeKind.HALF_SERVER && random.nextInt(3) == 0 ? Set.of(1) : Set.of();
        List<Wall> walls = random.nextBoolean() ? List.of() : List.of(new Wall(place(), place()));
        return new Game(
                random.nextLong(),
                clients,
                network(),
                values(kind),
                Map.of(),
                walls,
                commands(count),
                cheats,
                List.of());
    }

    private Network network() {
        Network network = Network.defaults();
        return network.withValues(network.values()
                .with(Settings.LOSS_P, random.nextBoolean() ? 0 : random.nextDouble() * 0.3)
                .with(Settings.JITTER, random.nextBoolean() ? 0 : random.nextDouble() * 0.1)
                .with(Settings.DUPLICATE, random.nextBoolean() ? 0 : 0.2)
                .with(Settings.REORDER, random.nextBoolean() ? 0 : 0.2));
    }

    private Values values(SchemeKind kind) {
        return Values.defaults(Group.SCHEME)
                .with(SchemeSettings.KIND, kind.word())
                .with(SchemeSettings.GIVE_UP, 30.0)
                .with(SchemeSettings.SPEED, 1 + random.nextDouble() * 3)
                .with(SchemeSettings.PREDICTION_ERROR, random.nextDouble() * 0.2)
                .with(SchemeSettings.FOLLOW, random.nextBoolean() ? "run" : "pull")
                .with(SchemeSettings.LEAD, random.nextDouble() * 0.5)
                .with(SchemeSettings.START, random.nextBoolean() ? "receipt" : "stamped")
                .with(SchemeSettings.THRESHOLD, 0.1 + random.nextDouble())
                .with(SchemeSettings.HEARTBEAT, 0.5 + random.nextDouble() * 3)
                .with(SchemeSettings.PING_BORDER, random.nextDouble() * 0.4)
                .with(SchemeSettings.IMPORTANT_SHARE, random.nextDouble())
                .with(SchemeSettings.LATENESS, random.nextInt(4) == 0 ? "printed" : "corrected");
    }

    private List<GameCommand> commands(int clients) {
        Vec2[] places = new Vec2[clients];
        for (int i = 0; i < clients; i++) {
            places[i] = place();
        }
        List<GameCommand> commands = new ArrayList<>();
        double at = 2;
        for (int i = 0; i < 2 + random.nextInt(10); i++) {
            at += random.nextInt(4) == 0 ? 0.02 : random.nextDouble() * 2;
            int client = random.nextInt(clients);
            Vec2 to = place();
            Optional<Boolean> important = random.nextBoolean() ? Optional.empty() : Optional.of(random.nextBoolean());
            commands.add(new GameCommand(at, client, places[client], to, important));
            places[client] = to;
        }
        return commands;
    }

    private Vec2 place() {
        return new Vec2(random.nextDouble(-5, 5), random.nextDouble(-3, 3));
    }
}
