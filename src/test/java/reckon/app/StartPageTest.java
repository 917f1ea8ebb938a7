package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.lesson.Lessons;
import reckon.app.lesson.Shelf;
import reckon.draw.Theme;
import reckon.file.InputException;
import reckon.lesson.Lesson;
import reckon.lesson.LessonHome;
import reckon.lesson.LessonReader;
import reckon.text.Language;

/** Where one begins: all lessons as cards, a lesson of one's own, or a path to draw. */
@ExtendWith(ApplicationExtension.class)
class StartPageTest {
    private static final String PROPERTY = "reckon.lessons";

    @TempDir
    private Path own;

    private WindowFixture fixture;
    private Lessons lessons;

    @Start
    void start(Stage stage) {
        System.setProperty(PROPERTY, own.toString());
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        lessons = fixture.classroom.lessons();
        fixture.show(stage, 1000, 700);
    }

    @BeforeEach
    void read() {
        WindowFixture.onScreen(fixture.window::showLessons);
        WindowFixture.await(
                () -> !fixture.classroom.shelf().entriesProperty().get().isEmpty());
    }

    @AfterEach
    void close() {
        WindowFixture.onScreen(lessons::close);
        fixture.close();
        System.clearProperty(PROPERTY);
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    private static boolean isOpen(FxRobot robot) {
        return robot.lookup("#start-page").query().isVisible();
    }

    private static void click(FxRobot robot, String id) {
        robot.interact(() -> robot.lookup("#" + id).queryButton().fire());
    }

    private void await(String id) {
        WindowFixture.await(() -> lessons.lessonProperty().get().map(Lesson::id).equals(Optional.of(id)));
    }

    @Test
    void everyLessonHasACardWithAPictureAndItsProgress(FxRobot robot) {
        int count = LessonHome.in(LessonHome.builtIn()).size();
        List<Node> cards = List.copyOf(robot.lookup(".lesson-card").queryAll());
        assertEquals(count, cards.size());
        WindowFixture.await(() -> robot.from(cards)
                        .lookup((Node node) -> node instanceof ImageView)
                        .queryAll()
                        .size()
                == count);
        assertTrue(robot.from(cards.getFirst())
                .lookup((Node node) ->
                        node instanceof Labeled words && words.getText().matches("0 of [2-9]"))
                .tryQuery()
                .isPresent());
        robot.interact(((Button) cards.getFirst())::fire);
        await("never-where-you-see-them");
        assertFalse(isOpen(robot));
    }

    @Test
    void whatNobodySavedIsNotReadAgain(FxRobot robot) {
        Shelf shelf = fixture.classroom.shelf();
        WindowFixture.await(() -> !shelf.readingProperty().get());
        List<Shelf.Entry> before = shelf.entriesProperty().get();
        click(robot, "start-leave");
        WindowFixture.onScreen(fixture.window::showLessons);
        WindowFixture.await(() -> !shelf.readingProperty().get());
        List<Shelf.Entry> after = shelf.entriesProperty().get();
        for (int i = 0; i < before.size(); i++) {
            assertSame(
                    before.get(i).lesson().orElseThrow(), after.get(i).lesson().orElseThrow());
        }
    }

    @Test
    void onePathToDrawIsThereAtOnce(FxRobot robot) {
        click(robot, "start-draw");
        assertFalse(isOpen(robot));
        assertEquals(0, fixture.session.scenario().track().size());
        assertTrue(robot.lookup("#invitation").query().isVisible());
    }

    @Test
    void thePageIsLeftAsItWasComeTo(FxRobot robot) {
        robot.push(KeyCode.ESCAPE);
        assertFalse(isOpen(robot));
        click(robot, "lessons");
        assertTrue(isOpen(robot));
        click(robot, "start-leave");
        assertFalse(isOpen(robot));
    }

    @Test
    void aLessonOfOnesOwnIsMadeOpenedAndEdited(FxRobot robot) throws InputException {
        fixture.title = Optional.of("Über Δ: my own");
        click(robot, "start-new-lesson");
        WindowFixture.await(() ->
                !fixture.edited.isEmpty() && lessons.lessonProperty().get().isPresent());
        Path file = fixture.edited.getFirst();
        assertTrue(file.startsWith(own) && Files.isRegularFile(file), file.toString());
        Path folder = file.getParent();
        assertEquals("Über Δ: my own", LessonReader.read(folder).title(Language.ENGLISH));
        assertFalse(isOpen(robot));
        WindowFixture.onScreen(fixture.window::showLessons);
        WindowFixture.await(
                () -> robot.lookup("#card-" + folder.getFileName()).tryQuery().isPresent());
    }

    @Test
    void oneOfTheProgramsLessonsIsEditedAsACopy(FxRobot robot) throws IOException {
        robot.interact(() ->
                robot.lookup("#card-01-never-where-you-see-them").queryButton().fire());
        await("never-where-you-see-them");
        click(robot, "lesson-edit");
        WindowFixture.await(() -> !fixture.edited.isEmpty());
        Path copy = own.resolve("01-never-where-you-see-them");
        assertEquals(List.of(copy.resolve("lesson.md")), fixture.edited);
        WindowFixture.await(
                () -> lessons.lessonProperty().get().map(Lesson::folder).equals(Optional.of(copy)));
        Files.writeString(
                copy.resolve("lesson.md"),
                Files.readString(copy.resolve("lesson.md")).replaceFirst("\ntitle: .*", "\ntitle: Mine now"));
        WindowFixture.await(
                () -> robot.lookup("#lesson-title").queryLabeled().getText().equals("Mine now"));
    }

    @Test
    void aLessonThatIsWrongSaysSoOnItsCard(FxRobot robot) throws IOException {
        Path broken = Files.createDirectories(own.resolve("broken"));
        Files.writeString(broken.resolve("lesson.md"), "---\ntitle: No id\n---\nNothing.\n");
        click(robot, "start-leave");
        WindowFixture.onScreen(fixture.window::showLessons);
        WindowFixture.await(() -> robot.lookup("#card-broken").tryQuery().isPresent());
        assertTrue(robot.lookup("#card-broken")
                .lookup(".lesson-fault")
                .queryLabeled()
                .getText()
                .matches(".*lesson\\.md:\\d+: .*"));
        click(robot, "card-broken");
        assertEquals(List.of(broken.resolve("lesson.md")), fixture.edited);
    }
}
