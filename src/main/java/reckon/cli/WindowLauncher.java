package reckon.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Opens the window. */
@FunctionalInterface
public interface WindowLauncher {

    /**
     * Opens the window and stays until it is closed.
     *
     * @param file what to open in it
     * @return the exit code
     * @throws IOException where what is shown instead of a window cannot be written
     * @throws IOException where what is shown instead of a window cannot be written
     */
    int open(Optional<Path> file) throws IOException;
}
