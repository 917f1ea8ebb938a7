package reckon.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleUnaryOperator;
import reckon.explain.Worksheet;
import reckon.method.Form;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** What a game comes to: what each node showed, and what happened. Immutable. */
public final class GameRun {
    /** What is of interest after the last event, s, and the least of a game. */
    private static final double AFTER = 0.5;

    private static final double LEAST = 3;

    private final Game game;
    private final double seconds;
    private final List<Happening> happenings;
    private final List<Letter> letters;
    private final List<List<Screen>> screens;
    private final List<Screen> truth;
    private final Journal journal;
    private final int longestQueue;

    private GameRun(Game game, double seconds, Match match) {
        this.game = game;
        this.seconds = seconds;
        this.happenings = List.copyOf(match.happenings());
        this.letters = List.copyOf(match.post().letters());
        this.screens = match.clients().stream()
                .map(client -> List.copyOf(client.screens()))
                .toList();
        this.truth = List.copyOf(match.server().screens());
        this.journal = match.journal();
        this.longestQueue = match.clients().stream()
                .mapToInt(ClientNode::longestQueue)
                .max()
                .orElse(0);
    }

    /** Plays a game to its end: until every walk is over and every command has been given up that has no verdict. */
    public static GameRun of(Game game) {
        double last = 0;
        for (GameCommand command : game.commands()) {
            double walk = command.to().distance(command.from()) / game.rules().speed();
            last = Math.max(last, command.at() + walk);
        }
        return of(game, last + game.rules().giveUp() + 2);
    }

    /** Plays a game up to a moment in s. */
    public static GameRun of(Game game, double seconds) {
        Match match = new Match(game);
        match.play(SimulationTime.micros(seconds));
        return new GameRun(game, seconds, match);
    }

    /** What was played. */
    public Game game() {
        return game;
    }

    /** How long, s. */
    public double seconds() {
        return seconds;
    }

    /** How long anything happens, and a little beyond, s. */
    public double eventful() {
        double last = happenings.isEmpty()
                ? 0
                : SimulationTime.seconds(happenings.getLast().micros());
        return Math.max(LEAST, last + AFTER);
    }

    /** The event log. */
    public List<Happening> happenings() {
        return happenings;
    }

    /** Why an event came about as it did: its terms, the last one being what it came to. */
    public Worksheet worksheet(int event) {
        return told(happenings.get(event), game.rules().form());
    }

    /** The same from the same inputs in the other form, where that differs. */
    public Optional<Worksheet> otherForm(int event) {
        Worksheet other = told(happenings.get(event), game.rules().form().other());
        return Optional.of(other)
                .filter(one -> !one.terms().equals(worksheet(event).terms()));
    }

    private Worksheet told(Happening happening, Form form) {
        Worksheet.Draft draft = new Worksheet.Draft();
        game.clockOf(happening.node()).explain(SimulationTime.seconds(happening.micros()), draft);
        happening.telling().explain(form, draft);
        return draft.worksheet();
    }

    /** How many events have happened up to a moment in s. */
    public int eventsBy(double seconds) {
        int low = 0;
        int high = happenings.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (SimulationTime.seconds(happenings.get(middle).micros()) <= seconds) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Every message on its way, those sent again included, in the order of sending. */
    public List<Letter> letters() {
        return letters;
    }

    /** What a client showed of a player. */
    public Screen screen(int client, int player) {
        return screens.get(client).get(player);
    }

    /** The server's picture of a player. */
    public Screen truth(int player) {
        return truth.get(player);
    }

    /** What a node, a client or {@link Post#SERVER}, knew at a moment in s, after the last event on it. */
    public NodeState state(int node, double at) {
        return journal.at(node, SimulationTime.micros(at));
    }

    /** What a node, a client or {@link Post#SERVER}, knew from each change on, in order. */
    public List<NodeState.Kept> states(int node) {
        return journal.of(node);
    }

    /** The most commands without a verdict that a client had. */
    public int longestQueue() {
        return longestQueue;
    }

    /** The farthest that the screens ever are apart on a player, m. */
    public double maxDisagreement(int player) {
        return most(player, at -> disagreement(player, at));
    }

    /** The farthest that an honest screen ever shows a player from where the server has it, m. */
    double maxBelieved(int player) {
        return most(player, at -> believed(player, at));
    }

    /** The greatest of a distance that grows or shrinks evenly between the turns of a player, where it may also jump. */
    private double most(int player, DoubleUnaryOperator distance) {
        double most = 0;
        for (long micros : turns(player)) {
            for (long near = micros - 1; near <= micros + 1; near++) {
                most = Math.max(most, distance.applyAsDouble(SimulationTime.seconds(near)));
            }
        }
        return most;
    }

    /** The moments at which a player's motion changes on some screen or in the server's picture, or a screen comes or goes. */
    private Set<Long> turns(int player) {
        Set<Long> turns = new TreeSet<>();
        for (Client client : game.clients()) {
            turns.add(SimulationTime.micros(client.join()));
            client.leave().ifPresent(leave -> turns.add(SimulationTime.micros(leave)));
        }
        screens.forEach(screen -> addTurns(screen.get(player), turns));
        addTurns(truth(player), turns);
        return turns;
    }

    private static void addTurns(Screen screen, Set<Long> turns) {
        for (Screen.Shown shown : screen.all()) {
            turns.add(shown.micros());
            if (shown.path() instanceof Way way) {
                for (Leg leg : way.legs()) {
                    turns.add(SimulationTime.micros(leg.start()));
                    turns.add(SimulationTime.micros(leg.end()));
                }
            }
        }
    }

    /** Where a client that is in the game shows a player that has not left, m. */
    private Optional<Vec2> seen(int client, int player, double at) {
        return game.clients().get(client).isIn(at)
                ? screen(client, player)
                        .path(at)
                        .filter(path -> !(path instanceof Gone))
                        .map(path -> path.at(at))
                : Optional.empty();
    }

    private double believed(int player, double at) {
        Optional<Vec2> known = truth(player).at(at);
        double most = 0;
        for (int client = 0; known.isPresent() && client < screens.size(); client++) {
            if (client != player && !game.cheats().contains(client)) {
                double apart =
                        seen(client, player, at).map(known.get()::distance).orElse(0.0);
                most = Math.max(most, apart);
            }
        }
        return most;
    }

    /** How far the screens are apart at a moment in s on the player on which they are the farthest apart, m. */
    public double disagreement(double at) {
        double most = 0;
        for (int player = 0; player < screens.size(); player++) {
            most = Math.max(most, disagreement(player, at));
        }
        return most;
    }

    /** How far the screens are apart on a player at a moment in s, m; 0 where fewer than two show it. */
    public double disagreement(int player, double at) {
        List<Vec2> places = new ArrayList<>();
        for (int client = 0; client < screens.size(); client++) {
            seen(client, player, at).ifPresent(places::add);
        }
        double most = 0;
        for (int i = 0; i < places.size(); i++) {
            for (int j = 0; j < i; j++) {
                most = Math.max(most, places.get(i).distance(places.get(j)));
            }
        }
        return most;
    }
}
