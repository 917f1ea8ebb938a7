package reckon.scheme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** A game that is being played: its nodes, its post, and what has happened so far. */
final class Match implements Post.Hands {
    private final Game game;
    private final Rules rules;
    private final Agenda agenda = new Agenda();
    private final Post post;
    private final List<Happening> happenings = new ArrayList<>();
    private final List<ClientNode> clients = new ArrayList<>();
    private final ServerNode server;
    private final Scheme scheme;
    private final Journal journal;

    Match(Game game) {
        this.game = game;
        this.rules = game.rules();
        this.post = new Post(game, agenda, this);
        this.journal = new Journal(game.clients().size());
        this.scheme = Scheme.of(game.kind());
        this.server = new ServerNode(this);
        for (int i = 0; i < game.clients().size(); i++) {
            clients.add(new ClientNode(this, i));
        }
    }

    Game game() {
        return game;
    }

    Rules rules() {
        return rules;
    }

    Agenda agenda() {
        return agenda;
    }

    Post post() {
        return post;
    }

    Scheme scheme() {
        return scheme;
    }

    ServerNode server() {
        return server;
    }

    List<ClientNode> clients() {
        return clients;
    }

    List<Happening> happenings() {
        return happenings;
    }

    /** The present moment, s. */
    double now() {
        return SimulationTime.seconds(agenda.now());
    }

    /** Plays up to a moment. */
    void play(long untilMicros) {
        for (ClientNode client : clients) {
            agenda.plan(SimulationTime.micros(client.about().join()), client::join);
            client.about().leave().ifPresent(leave -> agenda.plan(SimulationTime.micros(leave), client::leave));
        }
        int unsaid = 0;
        for (GameCommand command : game.commands()) {
            Importance importance = new Importance(command.important(), unsaid, rules.importantShare());
            unsaid += command.important().isPresent() ? 0 : 1;
            agenda.plan(
                    SimulationTime.micros(command.at()),
                    () -> clients.get(command.client()).command(command, importance));
        }
        scheme.opened(this);
        agenda.run(untilMicros, () -> journal.settle(agenda.now(), this::state));
    }

    private NodeState state(int node) {
        return node == Post.SERVER ? server.state() : clients.get(node).state();
    }

    /** What each node knew. */
    Journal journal() {
        return journal;
    }

    /** Notes what happens on a node, with what tells it, and details by their names. */
    void note(int node, Happening.What what, int message, int client, Telling telling, Object... detail) {
        journal.touch(node);
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < detail.length; i += 2) {
            named.put((String) detail[i], detail[i + 1]);
        }
        double clock = game.clockOf(node).at(now());
        happenings.add(new Happening(agenda.now(), node, clock, what, message, client, named, telling));
    }

    /** The screens of a node, one a player. */
    List<Screen> screens(int node) {
        return node == Post.SERVER ? server.screens() : clients.get(node).screens();
    }

    /** Shows a player's path on a node from now on, and notes when it has arrived. */
    void show(int node, int player, Way way) {
        Screen screen = screens(node).get(player);
        screen.show(agenda.now(), way);
        agenda.plan(SimulationTime.micros(way.end()), () -> {
            if (screen.last().filter(way::equals).isPresent() && present(node)) {
                note(node, Happening.What.ARRIVE, -1, player, way.legs().getLast(), "at", way.at(way.end()));
            }
        });
    }

    /**
     * Puts the player of a client that joins where its first command will find it, on every screen that is told of those who
     * join, and shows it the others as the server has them.
     */
    void place(ClientNode joining) {
        long now = agenda.now();
        boolean told = game.kind().hasServer();
        game.commands().stream()
                .filter(command -> command.client() == joining.index())
                .findFirst()
                .ifPresent(first -> {
                    Way standing = Way.standing(now(), first.from());
                    joining.screens().get(joining.index()).show(now, standing);
                    if (told) {
                        server.screens().get(joining.index()).show(now, standing);
                        others(joining)
                                .forEach(other ->
                                        other.screens().get(joining.index()).show(now, standing));
                    }
                });
        if (told) {
            for (ClientNode other : others(joining)) {
                server.screens()
                        .get(other.index())
                        .last()
                        .ifPresent(path -> joining.screens().get(other.index()).show(now, path));
            }
        }
    }

    private List<ClientNode> others(ClientNode one) {
        return clients.stream()
                .filter(other -> other.present() && other.index() != one.index())
                .toList();
    }

    /** Where a node shows a player now, m. */
    Vec2 shown(int node, int player) {
        return screens(node).get(player).at(now()).orElse(Vec2.ZERO);
    }

    @Override
    public boolean present(int node) {
        return node == Post.SERVER || clients.get(node).present();
    }

    @Override
    public void sent(Letter letter) {
        if (!(letter.message() instanceof Message.Received)) {
            note(
                    letter.from(),
                    Happening.What.SEND,
                    letter.number(),
                    letter.from(),
                    scheme.sending(letter, this),
                    "what",
                    letter.message().word());
        }
    }

    @Override
    public void roundTrip(int node, int other, long micros) {
        Pings pings = node == Post.SERVER ? server.pings() : clients.get(node).pings();
        pings.take(other, SimulationTime.seconds(micros));
        journal.touch(node);
    }

    @Override
    public void take(Letter letter) {
        Telling telling = letter.to() == Post.SERVER
                ? new Came(letter.message(), now())
                : clients.get(letter.to()).telling(letter);
        Object[] found = telling instanceof Comparison one
                ? new Object[] {
                    "player", game.clients().get(one.user().client()).name(), "apart", one.apart()
                }
                : new Object[0];
        note(
                letter.to(),
                Happening.What.RECEIVE,
                letter.number(),
                letter.from(),
                telling,
                Stream.concat(Stream.of("what", letter.message().word()), Arrays.stream(found))
                        .toArray());
        if (letter.to() == Post.SERVER) {
            server.receive(letter);
        } else {
            clients.get(letter.to()).receive(letter);
        }
    }
}
