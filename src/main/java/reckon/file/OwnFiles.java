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
 * @param scenario the scenario
 */
record OwnFiles(Scenario scenario) implements Library {

    @Override
    public Optional<Recording> recording(Entry entry, String reference) {
        return scenario.source() instanceof TrackSource.Recorded recorded
                        && recorded.reference().equals(reference)
                ? Optional.of(recorded.recording())
                : absent(entry);
    }

    @Override
    public Optional<PacketLog> log(Entry entry, String reference) {
        return scenario.network()
                .log()
                .filter(log -> log.reference().equals(reference))
                .map(Network.LoggedFates::packets)
                .or(() -> absent(entry));
    }

    private static <T> Optional<T> absent(Entry entry) {
        entry.fault("is not a file of this scenario");
        return Optional.empty();
    }
}
