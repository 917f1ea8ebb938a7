package reckon.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import reckon.file.Problem;

/** The lessons that come with the program: nothing is wrong with them, and each goal is met by its solution. */
class LessonsAreCleanTest {

    @Test
    void nothingIsWrongWithThem() {
        List<Path> folders = LessonHome.in(Path.of("lessons"));
        assertFalse(folders.isEmpty());
        List<Problem> problems = LessonCheck.of(folders).problems();
        assertEquals("", problems.stream().map(Problem::text).collect(Collectors.joining("\n")));
    }

    @Test
    void eachHasTwoToFiveGoals() throws IOException {
        for (Path folder : LessonHome.in(Path.of("lessons"))) {
            long goals = Files.readAllLines(folder.resolve(LessonHome.FILE)).stream()
                    .filter(line -> line.startsWith("```goal "))
                    .count();
            assertTrue(goals >= 2 && goals <= 5, folder + " has " + goals + " goals");
        }
    }
}
