package reckon.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import reckon.network.Network;
import reckon.scheme.Client;
import reckon.scheme.Game;
import reckon.scheme.NodeClock;
import reckon.setting.Group;
import reckon.setting.Settings;
import reckon.setting.Values;

/** Reads the games of scheme scenarios. */
public final class Games {

    /** One way between a client and the server in a game that nothing was said about, s. */
    private static final double WAY = 0.08;

    private Games() {}

    /** A game of two players who do nothing yet. */
    public static Game blank() {
        List<Client> clients = Stream.of("A", "B")
                .map(name -> new Client(name, WAY, WAY, new NodeClock(0, 0), 0, OptionalDouble.empty()))
                .toList();
        return new Game(
                Values.defaults(Group.SCENARIO).get(Settings.SEED),
                clients,
                Network.defaults(),
                Values.defaults(Group.SCHEME),
                Map.of(),
                List.of(),
                List.of(),
                Set.of(),
                List.of());
    }

    /**
     * Reads a scheme scenario.
     *
     * @return nothing where the file is no scheme scenario, whatever else it may be
     * @throws InputException where it is one that cannot be used, with everything that is wrong with it
     */
    public static Optional<Game> read(Path path) throws InputException {
        if (!Documents.isScenarioName(path)) {
            return Optional.empty();
        }
        TextFile.require(path, Documents.MOST_BYTES, "a game is not so large");
        String text = TextFile.read(path, Progress.UNHEARD);
        return parse(text, path);
    }

    /**
     * Reads a scheme scenario that is in no file.
     *
     * @param name what it is called in messages
     */
    public static Optional<Game> parse(String text, Path name) throws InputException {
        return parse(text, name, new Folder(name, Progress.UNHEARD));
    }

    /**
     * Reads a scheme scenario.
     *
     * @param name what it is called in messages
     * @param library where it finds the files that it refers to
     */
    static Optional<Game> parse(String text, Path name, Library library) throws InputException {
        return content(text, name, library).map(Content.OfGame::game);
    }

    /** Reads a scheme scenario with its bookmarks in the same way. */
    static Optional<Content.OfGame> content(String text, Path name, Library library) throws InputException {
        // a long path of many points need not be understood twice
        if (!text.contains("scheme")) {
            return Optional.empty();
        }
        if (!(YamlText.parse(text, name) instanceof MappingNode mapping)) {
            return Optional.empty();
        }
        Problems problems = new Problems(name);
        Section root = Section.of("", 1, mapping, problems);
        if (!root.has("scheme")) {
            return Optional.empty();
        }
        root.take("format").ifPresent(ScenarioReader::requireFormat);
        Bookmarks bookmarks = Bookmarks.read(root);
        Optional<Game> game = new SchemeReader(problems, library).read(root);
        problems.throwIfAny();
        return game.map(read -> new Content.OfGame(read, bookmarks));
    }
}
