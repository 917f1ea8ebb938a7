package reckon.file;

import java.util.Optional;
import reckon.network.Network;
import reckon.network.PacketLog;
import reckon.run.Recording;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/**
 * The files that a scenario has already read.
 *
 * @param source where its path comes from, if it has one
 * @param network its network
 */
record OwnFiles(Optional<TrackSource> source, Network network) implements Library {

    /** The files of a scenario of methods. */
    OwnFiles(Scenario scenario) {
        this(Optional.of(scenario.source()), scenario.network());
    }

    /** The files of a game. */
    OwnFiles(Network network) {
        this(Optional.empty(), network);
    }

    @Override
    public Optional<Recording> recording(Entry entry, String reference) {
        return source.filter(TrackSource.Recorded.class::isInstance)
                .map(TrackSource.Recorded.class::cast)
                .filter(recorded -> recorded.reference().equals(reference))
                .map(TrackSource.Recorded::recording)
                .or(() -> absent(entry));
    }

    @Override
    public Optional<PacketLog> log(Entry entry, String reference) {
        return network.log()
                .filter(log -> log.reference().equals(reference))
                .map(Network.LoggedFates::packets)
                .or(() -> absent(entry));
    }

    private static <T> Optional<T> absent(Entry entry) {
        entry.fault("is not a file of this scenario");
        return Optional.empty();
    }
}
