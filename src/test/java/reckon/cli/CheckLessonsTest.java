package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reckon.lesson.LessonTemplate;

/** {@code reckon check} of lessons. */
class CheckLessonsTest {
    @TempDir
    Path folder;

    @BeforeEach
    void writeALesson() throws IOException {
        LessonTemplate.write(folder.resolve("01-one"), "One");
    }

    private InProcess check(String path) {
        return InProcess.reckon("check", folder.resolve(path).toString());
    }

    @Test
    void aLessonByAnyOfItsNames() {
        InProcess fine = new InProcess(0, "1 lesson, 4 files, nothing wrong\n", "");
        assertEquals(fine, check(""));
        assertEquals(fine, check("01-one"));
        assertEquals(fine, check("01-one/lesson.md"));
        assertEquals(fine, check("01-one/lesson.zh-CN.md"));
    }

    @Test
    void lessonsAndWhatLiesBesideThem() throws IOException {
        LessonTemplate.write(folder.resolve("02-two"), "Two");
        Files.copy(folder.resolve("01-one/start.yaml"), folder.resolve("other.yaml"));
        assertEquals(new InProcess(0, "2 lessons, 9 files, nothing wrong\n", ""), check(""));
    }

    @Test
    void whatIsWrongIsSaid() throws IOException {
        Path lesson = folder.resolve("01-one/lesson.md");
        Files.writeString(lesson, Files.readString(lesson).replace("when: error < 20 cm", "when: eror < 20 cm"));
        Files.writeString(folder.resolve("other.yaml"), "track: {generator: circel}\n");
        InProcess result = check("");
        assertEquals(1, result.code());
        assertEquals("", result.out());
        assertTrue(
                result.err().startsWith(folder.resolve("other.yaml") + ":1: track.generator: must be one of "),
                result::err);
        assertEquals(
                lesson + ":51: when: names eror, which there is not; did you mean error?",
                result.err().lines().reduce((one, last) -> last).orElse(""));
    }
}
