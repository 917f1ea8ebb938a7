package reckon.app.session;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import reckon.lesson.Control;
import reckon.motion.Vec2;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.NodeClock;
import reckon.scheme.Wall;
import reckon.text.Texts;

/** What can be done to a game: commands, walls, clients. All of it is saved, and undone. */
public final class GameCommands {
    /** The shortest wall, m. */
    private static final double SHORTEST_WALL = 0.05;

    private final Edits edits;
    private final Play play;
    private final Permit permit;

    GameCommands(Edits edits, Play play, Permit permit) {
        this.edits = edits;
        this.play = play;
        this.permit = permit;
    }

    private Optional<Game> game() {
        return edits.documentProperty().get().game();
    }

    private void change(UnaryOperator<Game> how, Function<Texts, String> name, @Nullable Object gesture) {
        game().ifPresent(game -> edits.change(edits.documentProperty().get().withGame(how.apply(game)), name, gesture));
    }

    /** Has a client command its player from where it stands on its own screen at the playhead to a place, in m. */
    public void command(int client, Vec2 to) {
        double now = Tidy.seconds(play.moment());
        boolean there = permit.allows(Control.COMMAND)
                && game().filter(game -> client < game.clients().size()
                                && game.clients().get(client).isIn(now))
                        .isPresent();
        if (!there || !play.run().game().equals(game().orElseThrow())) {
            return;
        }
        Vec2 from = play.run().screen(client, client).at(now).orElse(to);
        GameCommand command = new GameCommand(now, client, Tidy.place(from), Tidy.place(to), Optional.empty());
        change(
                game -> {
                    List<GameCommand> commands = new ArrayList<>(game.commands());
                    int place = 0;
                    while (place < commands.size() && commands.get(place).at() <= now) {
                        place++;
                    }
                    commands.add(place, command);
                    return game.withCommands(commands);
                },
                texts -> texts.get("edit.command", name(client)),
                null);
    }

    private String name(int client) {
        return game().map(game -> game.nameOf(client)).orElse("");
    }

    /** Takes the command away that was given last up to the event that is looked at, whoever gave it. */
    public void removeCommand() {
        lastCommand()
                .ifPresent(place -> change(
                        game -> {
                            List<GameCommand> commands = new ArrayList<>(game.commands());
                            commands.remove(place);
                            return game.withCommands(commands);
                        },
                        texts -> texts.get("edit.remove.command"),
                        null));
    }

    private OptionalInt lastCommand() {
        List<GameCommand> commands = game().map(Game::commands).orElse(List.of());
        double now = Tidy.seconds(play.moment());
        return IntStream.range(0, commands.size())
                .filter(place -> commands.get(place).at() <= now)
                .reduce((first, second) -> second);
    }

    /** Takes all commands away. */
    public void clearCommands() {
        change(game -> game.withCommands(List.of()), texts -> texts.get("edit.clear.commands"), null);
    }

    /** Builds a wall, unless it is too short to be seen. */
    public void build(Vec2 one, Vec2 other) {
        Wall wall = new Wall(Tidy.place(one), Tidy.place(other));
        if (one.distance(other) >= SHORTEST_WALL) {
            change(
                    game -> {
                        List<Wall> walls = new ArrayList<>(game.walls());
                        walls.add(wall);
                        return game.withWalls(walls);
                    },
                    texts -> texts.get("edit.wall"),
                    null);
        }
    }

    /** Takes a wall away. */
    public void tearDown(Wall wall) {
        change(
                game -> {
                    List<Wall> walls = new ArrayList<>(game.walls());
                    walls.remove(wall);
                    return game.withWalls(walls);
                },
                texts -> texts.get("edit.remove.wall"),
                null);
    }

    /** Sets one way between two clients, s. */
    public void peerLatency(int one, int other, double seconds, @Nullable Object gesture) {
        change(
                game -> {
                    Map<Game.Pair, Double> latency = new HashMap<>(game.peerLatency());
                    latency.put(Game.Pair.of(one, other), seconds);
                    return game.withPeerLatency(latency);
                },
                texts -> texts.get("edit.peer", name(one), name(other)),
                gesture);
    }

    /** Takes all walls away. */
    public void clearWalls() {
        change(game -> game.withWalls(List.of()), texts -> texts.get("edit.clear.walls"), null);
    }

    /** Changes a client. */
    public void client(int index, UnaryOperator<Client> how, @Nullable Object gesture) {
        change(
                game -> {
                    List<Client> clients = new ArrayList<>(game.clients());
                    clients.set(index, how.apply(clients.get(index)));
                    return game.withClients(clients);
                },
                texts -> texts.get("edit.client", name(index)),
                gesture);
    }

    /** Adds a client, unless there are as many as there may be. */
    public void addClient() {
        change(
                game -> {
                    List<Client> clients = new ArrayList<>(game.clients());
                    if (clients.size() < Game.MOST_CLIENTS) {
                        clients.add(new Client(
                                freeName(clients), 0.08, 0.08, new NodeClock(0, 0), 0, OptionalDouble.empty()));
                    }
                    return game.withClients(clients);
                },
                texts -> texts.get("edit.add.client"),
                null);
    }

    private static String freeName(List<Client> clients) {
        List<String> taken = clients.stream().map(Client::name).toList();
        char letter = 'A';
        while (taken.contains(String.valueOf(letter))) {
            letter++;
        }
        return String.valueOf(letter);
    }

    /** Removes the last client with all that it did, if it is not the only one. */
    public void removeClient() {
        change(
                game -> {
                    int last = game.clients().size() - 1;
                    return last == 0 ? game : Clients.without(game, last);
                },
                texts -> texts.get("edit.remove.client"),
                null);
    }

    /** Makes a client a cheat, or honest again. */
    public void setCheat(int client, boolean cheats) {
        change(
                game -> {
                    Set<Integer> all = new HashSet<>(game.cheats());
                    if (cheats) {
                        all.add(client);
                    } else {
                        all.remove(client);
                    }
                    return game.withCheats(all);
                },
                texts -> texts.get("edit.cheat", name(client)),
                null);
    }
}
