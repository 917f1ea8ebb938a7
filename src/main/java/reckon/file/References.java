package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import reckon.network.Network;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/**
 * The names of the files that a scenario refers to, when it moves to another folder.
 *
 * @param from the scenario file that the names were relative to; nothing: to the current folder
 * @param to the scenario file that they are to be relative to
 */
record References(Optional<Path> from, Path to) {

    /** The scenario that refers to the same files from its new place. */
    Scenario moved(Scenario scenario) {
        return renamed(scenario, this::moved);
    }

    /** The scenario of a document, with the names in full. */
    static Scenario inFull(Document document) {
        return renamed(
                document.scenario(),
                name -> inFull(document.path(), Path.of(name)).toString());
    }

    private static Scenario renamed(Scenario scenario, UnaryOperator<String> name) {
        Scenario renamed = scenario;
        if (scenario.source() instanceof TrackSource.Recorded recorded) {
            renamed = renamed.withSource(
                    new TrackSource.Recorded(name.apply(recorded.reference()), recorded.recording()));
        }
        Network network = scenario.network();
        return renamed.withNetwork(network.withLog(
                network.log().map(log -> new Network.LoggedFates(name.apply(log.reference()), log.packets()))));
    }

    private String moved(String reference) {
        Path folder = folder(to);
        Path target = Path.of(reference);
        boolean stays =
                from.isPresent() && (target.isAbsolute() || folder(from.get()).equals(folder));
        if (stays) {
            return reference;
        }
        Path absolute = inFull(from, target);
        return absolute.getRoot().equals(folder.getRoot())
                ? folder.relativize(absolute).toString().replace('\\', '/')
                : absolute.toString();
    }

    private static Path inFull(Optional<Path> from, Path target) {
        return from.map(References::folder)
                .orElseGet(() -> Path.of("").toAbsolutePath())
                .resolve(target)
                .normalize();
    }

    private static Path folder(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        return Optional.ofNullable(absolute.getParent()).orElse(absolute);
    }
}
