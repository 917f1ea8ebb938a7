package reckon.app.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.WindowFixture;
import reckon.draw.Theme;
import reckon.lesson.LessonHome;
import reckon.text.Language;

/**
 * Every lesson of the project can be done in the window, from its card to its last goal, by nothing but what it allows. In both
 * languages where the system property {@code reckon.long} is true.
 */
@ExtendWith(ApplicationExtension.class)
class WalkLessonsTest {
    private static final String OWN = "reckon.lessons";

    private WindowFixture fixture;

    static Stream<Arguments> lessons() {
        List<Language> languages =
                Boolean.getBoolean("reckon.long") ? List.of(Language.values()) : List.of(Language.ENGLISH);
        return LessonHome.in(LessonHome.builtIn()).stream()
                .flatMap(folder -> languages.stream().map(language -> Arguments.of(folder, language)));
    }

    /** Lessons of whoever runs the test would stand in for those of the project. */
    @BeforeAll
    static void leaveOwnLessonsOut(@TempDir Path none) {
        System.setProperty(OWN, none.toString());
    }

    @AfterAll
    static void forget() {
        System.clearProperty(OWN);
    }

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1280, 800);
    }

    @AfterEach
    void close() {
        WindowFixture.onScreen(fixture.classroom.lessons()::close);
        fixture.close();
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonIsDoneByWhatItAllows(Path folder, Language language, FxRobot robot) {
        new Walk(new Student(fixture, robot)).through(folder, language);
    }
}
