package reckon.lesson;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import reckon.file.ReadyMade;

/** Where lessons are: those that come with the program, and one's own. */
public final class LessonHome {
    /** The property that names the folder of one's own lessons. */
    private static final String PROPERTY = "reckon.lessons";

    /** The name of the file that makes a folder a lesson. */
    public static final String FILE = "lesson.md";

    private LessonHome() {}

    /** The folder of the lessons that come with the program, which may lie in an archive. */
    public static Path builtIn() {
        URL known = Objects.requireNonNull(ReadyMade.class.getResource("/assets/demo.yaml"), "assets");
        try {
            URI place = known.toURI();
            if (place.getScheme().equals("jar")) {
                open(place);
            }
            Path file = Path.of(place);
            return Objects.requireNonNull(
                            Objects.requireNonNull(file.getParent()).getParent())
                    .resolve("lessons");
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void open(URI place) {
        try {
            FileSystems.newFileSystem(place, Map.of());
        } catch (FileSystemAlreadyExistsException e) {
            // it stays open for the life of the program
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The folder of one's own lessons; it need not be there yet. */
    public static Path own() {
        String set = System.getProperty(PROPERTY, "");
        return set.isBlank() ? Path.of(System.getProperty("user.home", ""), "Reckon", "lessons") : Path.of(set);
    }

    /** The folder of the lesson that a path names: a folder with a lesson, or the lesson's file in it. */
    public static Optional<Path> lesson(Path path) {
        if (LessonReader.isLesson(path)) {
            return Optional.of(path);
        }
        return String.valueOf(path.getFileName()).equals(FILE)
                ? Optional.of(Optional.ofNullable(path.getParent()).orElse(Path.of("")))
                : Optional.empty();
    }

    /** The lessons in a folder, in the order of their names; none where it cannot be read. */
    public static List<Path> in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(folder)) {
            return found.filter(LessonReader::isLesson).sorted().toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
