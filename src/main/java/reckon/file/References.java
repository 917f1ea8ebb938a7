package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
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
        Scenario moved = scenario;
        if (scenario.source() instanceof TrackSource.Recorded recorded) {
            moved = moved.withSource(new TrackSource.Recorded(moved(recorded.reference()), recorded.recording()));
        }
        Network network = scenario.network();
        return moved.withNetwork(network.withLog(
                network.log().map(log -> new Network.LoggedFates(moved(log.reference()), log.packets()))));
    }

    private String moved(String reference) {
        Path folder = folder(to);
        Path target = Path.of(reference);
        boolean stays =
                from.isPresent() && (target.isAbsolute() || folder(from.get()).equals(folder));
        if (stays) {
            return reference;
        }
        Path absolute = from.map(References::folder)
                .orElseGet(() -> Path.of("").toAbsolutePath())
                .resolve(target)
                .normalize();
        return absolute.getRoot().equals(folder.getRoot())
                ? folder.relativize(absolute).toString().replace('\\', '/')
                : absolute.toString();
    }

    private static Path folder(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        return Optional.ofNullable(absolute.getParent()).orElse(absolute);
    }
}
