package reckon.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import reckon.motion.Vec2;
import reckon.network.Network;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.LinkOverride;
import reckon.scheme.NodeClock;
import reckon.scheme.Post;
import reckon.scheme.Wall;
import reckon.setting.Group;
import reckon.setting.Setting;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Reads the game of a scheme scenario. */
final class SchemeReader {
    /** The longest latency, and the latest moment, s. */
    private static final double LONGEST = 86_400;

    private static final double FAR = 1e9;
    private static final int MOST_COMMANDS = 100_000;

    private final Problems problems;
    private final Library library;
    private final List<String> names = new ArrayList<>();

    SchemeReader(Problems problems, Library library) {
        this.problems = problems;
        this.library = library;
    }

    /** The game; nothing where the file is at fault. */
    Optional<Game> read(Section root) {
        long seed = SettingsReader.read(Group.SCENARIO, root).get(Settings.SEED);
        for (String other : List.of("track", "sender", "network", "methods")) {
            root.take(other).ifPresent(entry -> entry.fault("has no place beside a scheme; take it out"));
        }
        Section scheme = root.section("scheme");
        root.close();
        Values values = SettingsReader.read(Group.SCHEME, scheme);
        List<Client> clients = clients(scheme);
        List<LinkOverride> overrides = new ArrayList<>();
        Section links = scheme.section("network");
        for (Setting<?> perLink : List.of(Settings.DELAY, Settings.RECORDED)) {
            links.take(perLink.key())
                    .ifPresent(entry -> entry.fault("has no place in a game; each client has its up and down"));
        }
        Network network = NetworkReader.read(links, library, links(overrides));
        Map<Game.Pair, Double> latency = peers(scheme.section("peerLatency"));
        List<Wall> walls = new ArrayList<>();
        scheme.take("walls")
                .ifPresent(list -> list.items().forEach(item -> wall(item).ifPresent(walls::add)));
        List<GameCommand> commands = new ArrayList<>();
        scheme.take("commands").ifPresent(list -> commands(list, commands));
        Set<Integer> cheats = new HashSet<>();
        scheme.take("cheats")
                .ifPresent(list -> list.items().forEach(item -> client(item).ifPresent(cheats::add)));
        scheme.close();
        return problems.any() || clients.isEmpty()
                ? Optional.empty()
                : Optional.of(new Game(seed, clients, network, values, latency, walls, commands, cheats, overrides));
    }

    private NetworkReader.Links links(List<LinkOverride> overrides) {
        return (section, fate) -> {
            Optional<Entry> link = section.take("link");
            link.ifPresent(entry -> link(entry)
                    .ifPresent(ends -> overrides.add(new LinkOverride(ends.getFirst(), ends.getLast(), fate))));
            return link.isPresent();
        };
    }

    private Optional<List<Integer>> link(Entry entry) {
        List<String> ends = List.of(entry.text("a link").orElse("").split("-", -1));
        List<Integer> nodes = ends.stream().filter(this::isNode).map(this::node).toList();
        if (ends.size() != 2 || nodes.size() != 2 || nodes.getFirst().equals(nodes.getLast())) {
            entry.mustBe("two of " + String.join(", ", names) + ", " + Game.SERVER, ", as A-server");
            return Optional.empty();
        }
        return Optional.of(nodes);
    }

    private boolean isNode(String name) {
        return name.equals(Game.SERVER) || names.contains(name);
    }

    private int node(String name) {
        return name.equals(Game.SERVER) ? Post.SERVER : names.indexOf(name);
    }

    private List<Client> clients(Section scheme) {
        Optional<Entry> entry = scheme.take("clients");
        if (entry.isEmpty()) {
            scheme.fault("clients", "is missing; give each client its up and down, as A: {up: 0.06, down: 0.06}");
            return List.of();
        }
        List<Client> clients = new ArrayList<>();
        entry.get().section().ifPresent(section -> {
            for (String name : section.keys()) {
                if (name.equals(Game.SERVER) || name.isBlank() || name.contains("-")) {
                    section.fault(name, "cannot be a client's name; take another, without a hyphen");
                }
                names.add(name);
                section.section(name, one -> clients.add(client(name, one)));
            }
        });
        if (clients.size() > Game.MOST_CLIENTS || (clients.isEmpty() && !problems.any())) {
            entry.get().fault("has " + clients.size() + " clients, where 1 to " + Game.MOST_CLIENTS + " may be");
            return List.of();
        }
        return clients;
    }

    private static Client client(String name, Section section) {
        double up = number(section, "up", 0, Client.LONGEST_WAY, OptionalDouble.empty());
        double down = number(section, "down", 0, Client.LONGEST_WAY, OptionalDouble.empty());
        double offset = number(section, "clockOffset", -FAR, FAR, OptionalDouble.of(0));
        double drift = number(section, "drift", -100_000, 100_000, OptionalDouble.of(0));
        double join = number(section, "join", 0, LONGEST, OptionalDouble.of(0));
        OptionalDouble leave = section.take("leave")
                .filter(entry -> !Scalar.isNothing(entry.node()))
                .map(entry -> entry.number(join, LONGEST))
                .orElse(OptionalDouble.empty());
        section.close();
        return new Client(name, up, down, new NodeClock(offset, drift), join, leave);
    }

    private static double number(Section section, String key, double least, double most, OptionalDouble otherwise) {
        Optional<Entry> entry = section.take(key);
        if (entry.isEmpty() && otherwise.isEmpty()) {
            section.fault("has no " + key + "; give it in s");
        }
        return entry.map(one -> one.number(least, most)).orElse(otherwise).orElse(0);
    }

    private Map<Game.Pair, Double> peers(Section section) {
        Map<Game.Pair, Double> latency = new HashMap<>();
        for (String pair : section.keys()) {
            section.take(pair).ifPresent(entry -> {
                if (Scalar.isNothing(entry.node())) {
                    return;
                }
                String[] both = pair.split("-", -1);
                int one = names.indexOf(both[0]);
                int other = both.length == 2 ? names.indexOf(both[1]) : -1;
                if (one < 0 || other < 0 || one == other) {
                    entry.fault("is no pair of clients; write two of " + String.join(", ", names) + " as A-B");
                    return;
                }
                entry.number(0, Client.LONGEST_WAY)
                        .ifPresent(seconds -> latency.put(Game.Pair.of(one, other), seconds));
            });
        }
        return latency;
    }

    private static Optional<Wall> wall(Entry item) {
        List<Entry> ends = item.items();
        if (ends.size() != 2) {
            if (item.node() instanceof SequenceNode) {
                item.mustBe("the two ends of a wall", ", as [[0, 0], [1, 2]]");
            }
            return Optional.empty();
        }
        Optional<Vec2> one = place(ends.get(0));
        Optional<Vec2> other = place(ends.get(1));
        return one.isPresent() && other.isPresent() ? Optional.of(new Wall(one.get(), other.get())) : Optional.empty();
    }

    private static Optional<Vec2> place(Entry entry) {
        List<Entry> both = entry.items();
        if (both.size() != 2) {
            if (entry.node() instanceof SequenceNode) {
                entry.mustBe("a place", ", as [x, y] in m");
            }
            return Optional.empty();
        }
        OptionalDouble x = both.get(0).number(-FAR, FAR);
        OptionalDouble y = both.get(1).number(-FAR, FAR);
        return x.isPresent() && y.isPresent()
                ? Optional.of(new Vec2(x.getAsDouble(), y.getAsDouble()))
                : Optional.empty();
    }

    private Optional<Integer> client(Entry entry) {
        Optional<String> name = entry.text("one of " + String.join(", ", names));
        if (name.isPresent() && !names.contains(name.get())) {
            entry.mustBe("one of " + String.join(", ", names), "");
        }
        return name.map(names::indexOf).filter(index -> index >= 0);
    }

    private void commands(Entry list, List<GameCommand> commands) {
        List<Entry> items = list.items();
        if (items.size() > MOST_COMMANDS) {
            list.fault("has " + items.size() + " commands, where " + MOST_COMMANDS + " may be");
            return;
        }
        for (Entry item : items) {
            item.section().flatMap(this::command).ifPresent(command -> {
                if (!commands.isEmpty() && command.at() < commands.getLast().at()) {
                    item.fault("is given before the command above it; put the commands in the order of their times");
                }
                commands.add(command);
            });
        }
    }

    private Optional<GameCommand> command(Section section) {
        double at = number(section, "at", 0, LONGEST, OptionalDouble.empty());
        Optional<Integer> whose = required(section, "client").flatMap(this::client);
        Optional<Vec2> from = required(section, "from").flatMap(SchemeReader::place);
        Optional<Vec2> to = required(section, "to").flatMap(SchemeReader::place);
        Optional<Boolean> important = section.take("important").flatMap(entry -> {
            Optional<Boolean> flag = Scalar.flag(entry.node());
            if (flag.isEmpty()) {
                entry.mustBe("true or false", "");
            }
            return flag;
        });
        section.close();
        return whose.isPresent() && from.isPresent() && to.isPresent()
                ? Optional.of(new GameCommand(at, whose.get(), from.get(), to.get(), important))
                : Optional.empty();
    }

    private static Optional<Entry> required(Section section, String key) {
        Optional<Entry> entry = section.take(key);
        if (entry.isEmpty()) {
            section.fault("has no " + key + "; give it");
        }
        return entry;
    }
}
