package reckon.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import reckon.motion.Vec2;
import reckon.network.PacketOverride;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.LinkOverride;
import reckon.scheme.Wall;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Puts a game into the keys and values of a file: all of them; those at their default are marked as spare. */
final class GameTree {
    private final Game game;

    private GameTree(Game game) {
        this.game = game;
    }

    static Tree.Branch of(Game game) {
        Map<String, Tree> root = new LinkedHashMap<>();
        root.put("format", TreeParts.word(ScenarioReader.FORMAT));
        TreeParts.put(root, Values.defaults(Group.SCENARIO).with(Settings.SEED, game.seed()));
        root.put("scheme", new GameTree(game).scheme());
        return new Tree.Branch(root);
    }

    private Tree.Branch scheme() {
        Map<String, Tree> keys = new LinkedHashMap<>();
        TreeParts.put(keys, game.values());
        Map<String, Tree> clients = new LinkedHashMap<>();
        game.clients().forEach(client -> clients.put(client.name(), client(client)));
        keys.put("clients", new Tree.Branch(clients));
        keys.put("network", network());
        keys.put("peerLatency", latency());
        keys.put("walls", items(game.walls().stream().map(GameTree::wall).toList()));
        keys.put(
                "commands",
                items(game.commands().stream().<Tree>map(this::command).toList()));
        keys.put("cheats", items(game.cheats().stream().sorted().map(this::name).toList()));
        return new Tree.Branch(keys);
    }

    private static Tree.Branch client(Client client) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        keys.put("up", TreeParts.number(client.up()));
        keys.put("down", TreeParts.number(client.down()));
        keys.put("clockOffset", spare(client.clock().offset(), 0));
        keys.put("drift", spare(client.clock().drift(), 0));
        keys.put("join", spare(client.join(), 0));
        keys.put(
                "leave",
                client.leave().isPresent()
                        ? TreeParts.number(client.leave().getAsDouble())
                        : new Tree.Leaf("null", false, true));
        return new Tree.Branch(keys);
    }

    private static Tree spare(double value, double otherwise) {
        return new Tree.Leaf(Decimal.text(value), false, value == otherwise);
    }

    private Tree.Branch network() {
        Map<String, Tree> keys =
                new LinkedHashMap<>(TreeParts.network(game.network()).children());
        // each link has its own delay, and none is recorded
        keys.remove(Settings.DELAY.key());
        keys.remove(Settings.RECORDED.key());
        List<Tree> overrides = new ArrayList<>();
        if (keys.get(OVERRIDES) instanceof Tree.Items all) {
            overrides.addAll(all.items());
        }
        game.overrides().forEach(one -> overrides.add(override(one)));
        keys.put(OVERRIDES, items(overrides));
        return new Tree.Branch(keys);
    }

    private static final String OVERRIDES = "overrides";

    private Tree.Branch override(LinkOverride override) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        keys.put("link", TreeParts.word(game.nameOf(override.from()) + "-" + game.nameOf(override.to())));
        PacketOverride fate = override.fate();
        keys.putAll(TreeParts.override(fate).children());
        return new Tree.Branch(keys);
    }

    private Tree.Branch latency() {
        Map<String, Tree> keys = new LinkedHashMap<>();
        for (int one = 0; one < game.clients().size(); one++) {
            for (int other = one + 1; other < game.clients().size(); other++) {
                Double seconds = game.peerLatency().get(new Game.Pair(one, other));
                String pair = game.nameOf(one) + "-" + game.nameOf(other);
                // a key for every pair, so that a text can be revised; one that is not said is spare
                keys.put(pair, seconds == null ? new Tree.Leaf("null", false, true) : TreeParts.number(seconds));
            }
        }
        return new Tree.Branch(keys);
    }

    private static Tree wall(Wall wall) {
        return items(List.of(place(wall.one()), place(wall.other())));
    }

    private static Tree place(Vec2 place) {
        return items(List.of(TreeParts.number(place.x()), TreeParts.number(place.y())));
    }

    private Tree.Branch command(GameCommand command) {
        Map<String, Tree> keys = new LinkedHashMap<>();
        keys.put("at", TreeParts.number(command.at()));
        keys.put("client", name(command.client()));
        keys.put("from", place(command.from()));
        keys.put("to", place(command.to()));
        command.important().ifPresent(important -> keys.put("important", new Tree.Leaf("" + important, false, false)));
        return new Tree.Branch(keys);
    }

    private Tree name(int client) {
        return TreeParts.word(game.nameOf(client));
    }

    private static Tree items(List<Tree> items) {
        return new Tree.Items(items);
    }
}
