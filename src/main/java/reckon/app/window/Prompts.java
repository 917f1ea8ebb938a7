package reckon.app.window;

import java.nio.file.Path;
import java.util.Optional;

/** What the window asks a person. An interface, so that a test can answer. */
public interface Prompts {

    /** What is to become of changes that were not saved. */
    enum Unsaved {
        /** They are to be saved. */
        SAVE,
        /** They are to be given up. */
        DISCARD,
        /** The window is to stay. */
        CANCEL
    }

    /** Asks for a file to open. */
    Optional<Path> open();

    /** Asks where to save, with a file to begin with. */
    Optional<Path> save(Optional<Path> before);

    /** Asks what is to become of changes that were not saved. */
    Unsaved unsaved();

    /** Asks for the title of a new lesson. */
    Optional<String> lessonTitle();

    /** Opens a file in the editor that the system has for it. */
    void edit(Path file);
}
