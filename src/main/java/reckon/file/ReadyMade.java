package reckon.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The scenarios that come with the program. */
public final class ReadyMade {
    /** Their names, in the order to show them; the first is the demonstration. */
    public static final List<String> NAMES =
            List.of("demo", "hairpins", "stop-and-go", "figure-eight", "scribble", "lap", "dodge");

    /** The names of the games among them, in the order to show them. */
    public static final List<String> GAMES =
            List.of("game-late", "game-wall", "game-cheat", "game-importance", "game-mesh");

    private ReadyMade() {}

    /**
     * One of them, as something new that has not been saved.
     *
     * @throws IllegalStateException where the program lacks it, or it is wrong
     */
    public static Document read(String name) {
        String resource = "/assets/" + name + ".yaml";
        try (InputStream in = ReadyMade.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is missing");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Document read = Documents.parse(text, Path.of(name + ".yaml"));
            return read.game().map(Document::of).orElseGet(() -> Document.of(read.scenario()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InputException e) {
            throw new IllegalStateException(e);
        }
    }
}
