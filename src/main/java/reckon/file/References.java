package reckon.file;

import java.nio.file.Path;
import java.util.Optional;
import reckon.network.Network;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/** How the names of the files that a scenario refers to change when it moves to another folder. */
interface References {

    /** What a name becomes. */
    String moved(String name);

    /** The scenario that refers to the same files from its new place. */
    default Scenario moved(Scenario scenario) {
        Scenario renamed = scenario;
        if (scenario.source() instanceof TrackSource.Recorded recorded) {
            renamed = renamed.withSource(new TrackSource.Recorded(moved(recorded.reference()), recorded.recording()));
        }
        return renamed.withNetwork(moved(scenario.network()));
    }

    /** The network that refers to the same files from its new place. */
    default Network moved(Network network) {
        return network.withLog(
                network.log().map(log -> new Network.LoggedFates(moved(log.reference()), log.packets())));
    }

    /**
     * Names that become relative to a file.
     *
     * @param from the scenario file that the names were relative to; nothing: to the current folder
     * @param to the scenario file that they are to be relative to
     */
    static References from(Optional<Path> from, Path to) {
        return name -> moved(name, from, to);
    }

    /**
     * Names that become those in full.
     *
     * @param from the scenario file that they were relative to; nothing: to the current folder
     */
    static References inFull(Optional<Path> from) {
        return name -> inFull(from, Path.of(name)).toString();
    }

    private static String moved(String name, Optional<Path> from, Path to) {
        Path folder = folder(to);
        Path target = Path.of(name);
        boolean stays =
                from.isPresent() && (target.isAbsolute() || folder(from.get()).equals(folder));
        if (stays) {
            return name;
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
