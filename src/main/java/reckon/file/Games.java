package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import reckon.scheme.Game;

/** Reads the games of scheme scenarios. */
public final class Games {

    private Games() {}

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
        // a long path of many points need not be understood twice
        return text.contains("scheme") ? parse(text, path) : Optional.empty();
    }

    /**
     * Reads a scheme scenario that is in no file.
     *
     * @param name what it is called in messages
     */
    public static Optional<Game> parse(String text, Path name) throws InputException {
        if (!(YamlText.parse(text, name) instanceof MappingNode mapping)) {
            return Optional.empty();
        }
        Problems problems = new Problems(name);
        Section root = Section.of("", 1, mapping, problems);
        if (!root.has("scheme")) {
            return Optional.empty();
        }
        root.take("format").ifPresent(ScenarioReader::requireFormat);
        Optional<Game> game = new SchemeReader(problems, new Folder(name, Progress.UNHEARD)).read(root);
        problems.throwIfAny();
        return game;
    }
}
