package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.lesson.Lessons;
import reckon.app.lesson.Mark;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.file.InputException;
import reckon.file.Memory;
import reckon.file.Studied;
import reckon.lesson.LessonReader;
import reckon.run.Run;
import reckon.setting.Settings;
import reckon.text.Language;

/** Goes through a small lesson as a student would: questions, goals, links, and what a lesson does not allow. */
@ExtendWith(ApplicationExtension.class)
class LessonsTest {
    private static final double MILLIMETRE = 1e-3;

    @TempDir
    private Path folder;

    private Path lesson;
    private WindowFixture fixture;
    private Session session;
    private Lessons lessons;

    @Start
    void start(Stage stage) throws IOException {
        lesson = SmallLesson.in(folder);
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        session = fixture.session;
        lessons = fixture.classroom.lessons();
        fixture.show(stage, 1000, 900);
    }

    @AfterEach
    void close() {
        WindowFixture.onScreen(lessons::close);
        fixture.close();
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    private Run open() {
        WindowFixture.onScreen(() -> fixture.window.open(lesson));
        WindowFixture.await(() -> lessons.lessonProperty().get().isPresent()
                && !lessons.arrivingProperty().get());
        return fixture.settled();
    }

    private Run goTo(int section) {
        open();
        WindowFixture.onScreen(() -> lessons.goTo(section));
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        return fixture.settled();
    }

    private static void click(FxRobot robot, String id) {
        robot.interact(() -> robot.lookup("#" + id).queryAs(ButtonBase.class).fire());
    }

    private static Node words(FxRobot robot, String text) {
        return robot.lookup((Node node) ->
                        node instanceof Text words && words.getText().equals(text))
                .query();
    }

    private static boolean isSeen(FxRobot robot, String id) {
        return robot.lookup("#" + id).tryQuery().filter(Node::isVisible).isPresent();
    }

    @Test
    void aQuestionToBeAnsweredFirstBarsTheWayOnUntilItIsAnswered(FxRobot robot) {
        open();
        assertTrue(robot.lookup("#play").queryButton().isDisabled());
        robot.push(KeyCode.SPACE);
        robot.push(KeyCode.PERIOD);
        assertEquals(0, session.playback().frameProperty().get());

        click(robot, "answer-how-0");
        assertEquals(Mark.OPEN, lessons.mark("how"), "not so");
        assertFalse(robot.lookup("#play").queryButton().isDisabled(), "whoever has guessed may look");
        robot.push(KeyCode.PERIOD);
        assertEquals(1, session.playback().frameProperty().get());

        click(robot, "answer-how-1");
        WindowFixture.await(() -> lessons.mark("how") == Mark.MET);
        assertTrue(
                robot.lookup("#goal-how")
                        .lookup((Node node) -> node instanceof Label label
                                && label.getText().equals("It drives on for 0.1 s.")
                                && label.isVisible())
                        .tryQuery()
                        .isPresent(),
                "why, where the answer is right");
    }

    @Test
    void aQuestionIsAskedWhereItsSectionSays(FxRobot robot) throws IOException {
        SmallLesson.change(lesson, "{#guess}", "{#guess at=1.5}");
        open();
        assertEquals(1.5, session.playback().seconds(), MILLIMETRE);
        WindowFixture.onScreen(() -> session.playback().seek(4));
        assertEquals(1.5, session.playback().seconds(), MILLIMETRE, "no hand goes on from there");
        WindowFixture.onScreen(() -> session.playback().seek(1));
        assertEquals(1, session.playback().seconds(), MILLIMETRE);
        click(robot, "lesson-everything");
        WindowFixture.onScreen(() -> session.path().steerNew(0, 0));
        assertFalse(session.drawing().activeProperty().get(), "what is asked about is not drawn over");
        click(robot, "answer-how-0");
        WindowFixture.onScreen(() -> session.playback().seek(4));
        assertEquals(4, session.playback().seconds(), MILLIMETRE);
    }

    @Test
    void aGoalTicksItselfWhenTheRunMeetsIt(FxRobot robot) {
        goTo(1);
        assertEquals(Mark.OPEN, lessons.mark("far"));
        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.3, null));
        fixture.settled();
        WindowFixture.await(() -> lessons.mark("far") == Mark.MET);
        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.1, null));
        fixture.settled();
        assertEquals(Mark.MET, lessons.mark("far"), "what was met stays so");

        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.3, null));
        fixture.settled();
        click(robot, "lesson-reset");
        fixture.settled();
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        WindowFixture.onScreen(() -> lessons.answer("number", "0.4 m"));
        WindowFixture.await(() -> lessons.mark("number") == Mark.MET);
        assertEquals(Mark.OPEN, lessons.mark("far"), "the run that met it is no longer there");
        assertEquals(0.1, session.get(Settings.DELAY));
    }

    @Test
    void aGoalIsNotMetByTheSceneThatWasLeft(FxRobot robot) {
        goTo(2);
        assertEquals(0.4, session.get(Settings.DELAY), "this scene would meet the goal of the section before");
        click(robot, "lesson-back");
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        fixture.settled();
        WindowFixture.onScreen(() -> lessons.answer("number", "0.4 m"));
        WindowFixture.await(() -> lessons.mark("number") == Mark.MET);
        assertEquals(Mark.OPEN, lessons.mark("far"), "judged together with the answer, on the section's own run");
    }

    @Test
    void whatALessonForbidsMeetsNoGoal(FxRobot robot) {
        goTo(1);
        click(robot, "lesson-everything");
        WindowFixture.onScreen(() -> session.set(Settings.INTERVAL, 2.0, null));
        fixture.settled();
        WindowFixture.onScreen(() -> lessons.answer("number", "0.4 m"));
        assertEquals(Mark.OPEN, lessons.mark("far"));
        WindowFixture.onScreen(() -> session.set(Settings.INTERVAL, 0.02, null));
        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.3, null));
        fixture.settled();
        WindowFixture.await(() -> lessons.mark("far") == Mark.MET);
    }

    @Test
    void aSolutionIsOpenedAndKnownAsOne(FxRobot robot) {
        goTo(1);
        click(robot, "goal-far-solution");
        fixture.settled();
        WindowFixture.await(() -> lessons.mark("far") == Mark.SHOWN);
        assertEquals(0.4, session.get(Settings.DELAY));
        WindowFixture.onScreen(session::undo);
        assertEquals(0.1, session.get(Settings.DELAY), "what somebody had done is there again");
        click(robot, "goal-number-solution");
        WindowFixture.await(() -> lessons.mark("number") == Mark.SHOWN);
    }

    @Test
    void aNumberIsTypedWithItsUnit(FxRobot robot) {
        goTo(1);
        robot.clickOn("#answer-number").write("0.4").push(KeyCode.ENTER);
        assertEquals(Optional.of("0.4"), lessons.answer("number"));
        assertEquals(Mark.OPEN, lessons.mark("number"), "a number without a unit is no length");
        robot.interact(
                () -> robot.lookup("#answer-number").queryTextInputControl().clear());
        robot.clickOn("#answer-number").write("42 cm").push(KeyCode.ENTER);
        WindowFixture.await(() -> lessons.mark("number") == Mark.MET);
    }

    @Test
    void hintsAreThereWhenAskedFor(FxRobot robot) {
        goTo(1);
        Label hint = robot.lookup("#goal-far").lookup(".goal-hint").queryAs(Label.class);
        assertFalse(hint.isVisible());
        click(robot, "goal-far-hint");
        assertTrue(hint.isVisible());
        assertEquals("Drag the delay.", hint.getText());
    }

    @Test
    void wordsMoveThePlayheadAndLightTerms(FxRobot robot) {
        goTo(1);
        assertEquals(2, session.playback().seconds(), MILLIMETRE);
        assertEquals(
                Optional.of(Symbol.MODEL),
                session.walk().litProperty().get().map(Term::symbol),
                "the section's own term is lit");
        robot.interact(() -> MouseEvents.click(words(robot, "here")));
        assertEquals(3, session.playback().seconds(), MILLIMETRE);
        robot.interact(() -> MouseEvents.click(words(robot, "this")));
        assertTrue(session.playback().playingProperty().get());
        WindowFixture.await(() -> !session.playback().playingProperty().get());
        assertEquals(2, session.playback().seconds(), MILLIMETRE, "it ends where the stretch does");
        robot.interact(() -> MouseEvents.click(words(robot, "the place")));
        assertEquals(
                Optional.of(Symbol.MODEL), session.walk().litProperty().get().map(Term::symbol));
    }

    @Test
    void aNumberInTheTextIsDragged(FxRobot robot) {
        open();
        Labeled number = robot.lookup("#text-network-delay-0").queryAs(Labeled.class);
        assertEquals("100 ms", number.getText());
        robot.moveTo(number).press(MouseButton.PRIMARY).moveBy(60, 0).release(MouseButton.PRIMARY);
        double dragged = session.get(Settings.DELAY);
        assertTrue(dragged > 0.1, "dragged to " + dragged);
        fixture.settled();
        WindowFixture.onScreen(session::undo);
        assertEquals(0.1, session.get(Settings.DELAY), "one drag is one change");
    }

    @Test
    void whatIsNotAllowedIsHiddenUntilSomebodyAsksForEverything(FxRobot robot) {
        open();
        assertTrue(isSeen(robot, "setting-network-delay"));
        List<String> hidden = List.of("setting-network-jitter", "stall", "steer", "presets", "fold-measures");
        hidden.forEach(id -> assertFalse(isSeen(robot, id), id));
        robot.push(KeyCode.S);
        assertEquals(List.of(), session.scenario().network().stalls(), "keys of what is not allowed do nothing");
        click(robot, "lesson-everything");
        hidden.stream().filter(id -> !id.equals("stall")).forEach(id -> assertTrue(isSeen(robot, id), id));
        click(robot, "lesson-everything");
        hidden.forEach(id -> assertFalse(isSeen(robot, id), id));
        click(robot, "lesson-close");
        assertTrue(isSeen(robot, "setting-network-jitter"));
        assertFalse(isSeen(robot, "lesson"));
    }

    @Test
    void eachSceneIsFoundAsItWasLeft(FxRobot robot) {
        goTo(1);
        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.25, null));
        fixture.settled();
        click(robot, "lesson-next");
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        fixture.settled();
        assertEquals(0.4, session.get(Settings.DELAY), "the section has a scene of its own");
        assertEquals(1, session.playback().seconds(), MILLIMETRE);
        click(robot, "lesson-back");
        fixture.settled();
        assertEquals(0.25, session.get(Settings.DELAY));
    }

    @Test
    void howFarSomebodyCameIsKept(@TempDir Path memories) throws IOException, InputException {
        goTo(1);
        WindowFixture.onScreen(() -> lessons.answer("number", "0.4 m"));
        WindowFixture.await(() -> lessons.mark("number") == Mark.MET);
        Map<String, Studied> studied = lessons.studiedProperty().get();
        try (Memory memory = Memory.in(memories)) {
            memory.keep(studied);
            assertEquals(studied, memory.studied());
        }
        WindowFixture.onScreen(lessons::close);
        open();
        assertEquals(1, lessons.sectionProperty().get(), "it goes on where it was left");
        assertEquals(Mark.MET, lessons.mark("number"));
        assertEquals("small", LessonReader.read(lesson).id());
    }

    @Test
    void aSavedFileIsSeenAtOnceAndTheRunStays(FxRobot robot) throws IOException {
        Run run = goTo(1);
        WindowFixture.onScreen(() -> session.playback().seek(4));
        SmallLesson.change(lesson, "Look [here]", "Behold [here]");
        WindowFixture.await(() -> robot.lookup((Node node) ->
                        node instanceof Text words && words.getText().startsWith("Behold"))
                .tryQuery()
                .isPresent());
        assertEquals(1, lessons.sectionProperty().get());
        assertEquals(4, session.playback().seconds(), MILLIMETRE);
        assertTrue(run == session.simulations().runProperty().get(), "the run is the same");

        SmallLesson.change(lesson, "rms > 0.5 m", "rms > 0.5");
        WindowFixture.await(() -> !lessons.faultsProperty().get().isEmpty());
        Label fault = robot.lookup(".lesson-fault").queryAs(Label.class);
        assertTrue(fault.getText().matches(".*lesson\\.md:\\d+: .*"), fault.getText());
        assertTrue(words(robot, "here").isVisible(), "what was right before is still there");
        SmallLesson.change(lesson, "rms > 0.5", "rms > 0.5 m");
        WindowFixture.await(() -> lessons.faultsProperty().get().isEmpty());
    }

    @Test
    void theOtherLanguageIsThereAtOnceAndWhatIsMissingIsSaid(FxRobot robot) {
        goTo(1);
        WindowFixture.onScreen(() -> session.look().languageProperty().set(Language.CHINESE));
        assertEquals("一节小课", robot.lookup("#lesson-title").queryLabeled().getText());
        assertTrue(words(robot, "这里").isVisible());
        assertFalse(robot.lookup(".lesson-banner").tryQuery().isPresent());
        click(robot, "lesson-next");
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        assertTrue(robot.lookup(".lesson-banner").tryQuery().isPresent());
        assertTrue(words(robot, "Another scene.").isVisible());
    }

    @Test
    void aLessonCanBeDoneByKeys(FxRobot robot) {
        open();
        ToggleButton answer = robot.lookup("#answer-how-1").queryAs(ToggleButton.class);
        robot.interact(answer::requestFocus);
        robot.push(KeyCode.SPACE);
        WindowFixture.await(() -> lessons.mark("how") == Mark.MET);
        Button next = robot.lookup("#lesson-next").queryAs(Button.class);
        robot.interact(next::fire);
        WindowFixture.await(() -> !lessons.arrivingProperty().get());
        Node here = words(robot, "here");
        robot.interact(here::requestFocus);
        robot.push(KeyCode.ENTER);
        assertEquals(3, session.playback().seconds(), MILLIMETRE);
    }
}
