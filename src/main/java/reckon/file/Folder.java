package reckon.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import reckon.network.PacketLog;
import reckon.run.Recording;

/**
 * The files beside a scenario file.
 *
 * @param scenario the scenario file
 * @param progress hears how far the reading has come
 */
record Folder(Path scenario, Progress progress) implements Library {

    /** Reads a file, or says why not. */
    private interface Reader<T> {
        T read(Path path, Progress progress) throws InputException;
    }

    @Override
    public Optional<Recording> recording(Entry entry, String reference) {
        return read(entry, reference, Recordings::read);
    }

    @Override
    public Optional<PacketLog> log(Entry entry, String reference) {
        return read(entry, reference, Recordings::readLog);
    }

    private <T> Optional<T> read(Entry entry, String reference, Reader<T> reader) {
        try {
            return Optional.of(reader.read(scenario.resolveSibling(reference).normalize(), progress));
        } catch (InvalidPathException e) {
            entry.mustBe("the name of a file beside this one", "");
        } catch (InputException e) {
            for (Problem problem : e.problems()) {
                if (problem.line() == 0) {
                    entry.fault(problem.text());
                } else {
                    entry.problems().add(problem);
                }
            }
        }
        return Optional.empty();
    }
}
