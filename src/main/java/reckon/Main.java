package reckon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Application;
import reckon.app.ReckonApplication;
import reckon.cli.Console;
import reckon.cli.Demo;
import reckon.cli.Reckon;

/** Starts the program. */
public final class Main {
    private Main() {}

    /** Does what the arguments say, and ends with the exit code that it comes to. */
    public static void main(String[] args) {
        // pictures are drawn without a window, and must not ask for a display; windows are JavaFX's own
        System.setProperty("java.awt.headless", "true");
        Console console = Console.ofProcess();
        System.exit(new Reckon(file -> openWindow(console, file), console).run(args));
    }

    private static int openWindow(Console console, Optional<Path> file) throws IOException {
        return switch (Display.here()) {
            case READY -> open(console, file);
            case NONE -> noDisplay(console, file);
            case NO_GTK -> {
                console.err()
                        .println("reckon: no window without GTK 3; install it, on Debian: apt-get install libgtk-3-0");
                yield 1;
            }
        };
    }

    private static int open(Console console, Optional<Path> file) throws IOException {
        try {
            Application.launch(
                    ReckonApplication.class, file.map(Path::toString).stream().toArray(String[]::new));
            return 0;
        } catch (UnsupportedOperationException e) {
            // what the environment names is no display, or not one that answers
            return noDisplay(console, file);
        }
    }

    private static int noDisplay(Console console, Optional<Path> file) throws IOException {
        if (file.isPresent()) {
            console.err()
                    .println("reckon: no display to open a window on; reckon run " + file.get() + " runs it without");
            return 1;
        }
        console.out().println("No display to open a window on: this is the demonstration without one.");
        Demo.run(console, Demo.FOLDER);
        return 0;
    }
}
