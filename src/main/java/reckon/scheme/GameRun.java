package reckon.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;

/** What a game comes to: what each node showed, and what happened. Immutable. */
public final class GameRun {
    private final Game game;
    private final double seconds;
    private final List<Happening> happenings;
    private final List<Letter> letters;
    private final List<List<Screen>> screens;
    private final List<Screen> truth;
    private final List<Double> timeModified;
    private final int longestQueue;
    private final int queued;

    private GameRun(Game game, double seconds, Match match) {
        this.game = game;
        this.seconds = seconds;
        this.happenings = List.copyOf(match.happenings());
        this.letters = List.copyOf(match.post().letters());
        this.screens = match.clients().stream()
                .map(client -> List.copyOf(client.screens()))
                .toList();
        this.truth = List.copyOf(match.server().screens());
        this.timeModified =
                match.clients().stream().map(ClientNode::timeModified).toList();
        this.longestQueue = match.clients().stream()
                .mapToInt(ClientNode::longestQueue)
                .max()
                .orElse(0);
        this.queued = match.clients().stream().mapToInt(ClientNode::queue).sum();
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

    /** The event log. */
    public List<Happening> happenings() {
        return happenings;
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

    /** What a client found its clock to be ahead of the server's, s; NaN where it never found out. */
    public double timeModified(int client) {
        return timeModified.get(client);
    }

    /** The most commands without a verdict that a client had. */
    public int longestQueue() {
        return longestQueue;
    }

    /** The commands that are without a verdict at the end. */
    public int queuedAtTheEnd() {
        return queued;
    }

    /** The farthest that the screens ever are apart on a player, m. */
    public double maxDisagreement(int player) {
        double most = 0;
        for (long micros : turns(player)) {
            for (long near = micros - 1; near <= micros + 1; near++) {
                most = Math.max(most, disagreement(player, SimulationTime.seconds(near)));
            }
        }
        return most;
    }

    /** The moments at which a player's motion changes on some screen: between them distances grow or shrink evenly. */
    private Set<Long> turns(int player) {
        Set<Long> turns = new TreeSet<>();
        for (List<Screen> screen : screens) {
            for (Screen.Shown shown : screen.get(player).all()) {
                turns.add(shown.micros());
                if (shown.path() instanceof Way way) {
                    for (Leg leg : way.legs()) {
                        turns.add(SimulationTime.micros(leg.start()));
                        turns.add(SimulationTime.micros(leg.end()));
                    }
                }
            }
        }
        return turns;
    }

    /** How far the screens are apart on a player at a moment in s, m; 0 where fewer than two show it. */
    public double disagreement(int player, double at) {
        List<Vec2> places = new ArrayList<>();
        for (List<Screen> screen : screens) {
            Optional<Path> path = screen.get(player).path(at);
            path.filter(one -> !(one instanceof Gone)).ifPresent(one -> places.add(one.at(at)));
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
