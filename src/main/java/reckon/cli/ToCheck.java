package reckon.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import reckon.file.Documents;
import reckon.lesson.LessonReader;

/**
 * What some paths on the command line stand for.
 *
 * @param lessons the folders of lessons
 * @param files the scenarios and recordings that are in no lesson
 */
record ToCheck(List<Path> lessons, List<Path> files) {

    static ToCheck in(List<Path> paths) throws IOException {
        Set<Path> lessons = new LinkedHashSet<>();
        List<Path> files = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                List<Path> inside = within(path);
                List<Path> found =
                        inside.stream().filter(LessonReader::isLesson).toList();
                lessons.addAll(found);
                inside.stream()
                        .filter(file -> Documents.isScenarioName(file) && Files.isRegularFile(file))
                        .filter(file -> found.stream().noneMatch(file::startsWith))
                        .forEach(files::add);
            } else {
                lesson(path).ifPresentOrElse(lessons::add, () -> files.add(path));
            }
        }
        return new ToCheck(List.copyOf(lessons), files);
    }

    /** The folder of a lesson whose text a path is. */
    private static Optional<Path> lesson(Path path) {
        String name = String.valueOf(path.getFileName());
        return name.startsWith("lesson.") && name.endsWith(".md")
                ? Optional.of(path.resolveSibling("").normalize()).filter(LessonReader::isLesson)
                : Optional.empty();
    }

    private static List<Path> within(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.sorted().toList();
        } catch (UncheckedIOException e) {
            throw new IOException(folder + ": cannot be read: " + e.getMessage(), e);
        }
    }
}
