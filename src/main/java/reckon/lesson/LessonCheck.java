package reckon.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import reckon.file.Problem;

/**
 * What is wrong with lessons: with their files, with what they claim, and between them. Scenarios are run for it.
 *
 * @param problems all that is wrong, file by file
 * @param files how many files were read
 */
public record LessonCheck(List<Problem> problems, int files) {

    /** Copies the list. */
    public LessonCheck {
        problems = List.copyOf(problems);
    }

    /** Checks the lessons in some folders; those beside them are looked at for what they are called. */
    public static LessonCheck of(List<Path> folders) {
        List<Problem> problems = new ArrayList<>();
        Set<Path> files = new TreeSet<>();
        for (Path folder : folders) {
            Reading reading = new Reading(folder);
            LessonReader.read(reading);
            if (reading.faults().isEmpty()) {
                new DutyCheck().check(reading.duties());
                problems.addAll(unused(reading));
            }
            problems.addAll(reading.faults());
            problems.addAll(reading.blemishes());
            files.addAll(reading.used());
        }
        Set<String> names = new LinkedHashSet<>();
        folders.forEach(folder -> names.add(folder.resolve(LessonHome.FILE).toString()));
        for (Set<Path> family : families(folders)) {
            new Siblings(List.copyOf(family))
                    .problems().stream()
                            .filter(one -> names.contains(one.file()))
                            .forEach(problems::add);
        }
        return new LessonCheck(problems, files.size());
    }

    /** The folders, each with those beside it. */
    private static Set<Set<Path>> families(List<Path> folders) {
        Set<Set<Path>> families = new LinkedHashSet<>();
        for (Path folder : folders) {
            Set<Path> family = new TreeSet<>();
            Path parent = folder.getParent();
            family.addAll(parent == null ? folders : LessonReader.foldersIn(parent));
            family.add(folder);
            families.add(family);
        }
        return families;
    }

    private static List<Problem> unused(Reading reading) {
        try (Stream<Path> files = Files.list(reading.folder())) {
            return files.filter(file -> !String.valueOf(file.getFileName()).startsWith("."))
                    .filter(file -> !reading.used().contains(file))
                    .sorted()
                    .map(file -> new Problem(
                            file.toString(), 0, "", "is used by nothing in the lesson; remove it, or name it there"))
                    .toList();
        } catch (IOException e) {
            return List.of(new Problem(reading.folder().toString(), 0, "", "cannot be read: " + e.getMessage()));
        }
    }
}
