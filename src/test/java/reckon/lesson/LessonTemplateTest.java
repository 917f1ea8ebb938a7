package reckon.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import reckon.file.InputException;
import reckon.text.Language;

/** The lesson to begin with has nothing wrong with it, whatever it is called. */
class LessonTemplateTest {
    @TempDir
    Path place;

    @ParameterizedTest
    @CsvSource({
        "05-delta, The correction Δ, delta, 5",
        "my lesson, 'A \"quoted\" one: with \\ and # signs', my-lesson, 1",
        "课程, 速度：第一课, new-lesson, 1",
        "12 Two Stalls!, '- x', two-stalls, 12"
    })
    void nothingIsWrongWithIt(String folder, String title, String id, int order) throws IOException, InputException {
        Path lesson = place.resolve(folder);
        LessonTemplate.write(lesson, title);
        assertEquals(List.of(), LessonCheck.of(List.of(lesson)).problems());
        Lesson read = LessonReader.read(lesson);
        assertEquals(title, read.title(Language.ENGLISH));
        assertEquals(title, read.title(Language.CHINESE));
        assertEquals(id, read.id());
        assertEquals(order, read.order());
        IOException again = assertThrows(IOException.class, () -> LessonTemplate.write(lesson, title));
        assertEquals(lesson.resolve("lesson.md") + ": is there already; choose another folder", again.getMessage());
    }
}
