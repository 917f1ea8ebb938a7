package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.RecentFiles;
import reckon.draw.Theme;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.run.Scenario;
import reckon.setting.Settings;
import reckon.text.Language;

/** Scenarios on the clipboard, and the files of the last days. */
@ExtendWith(ApplicationExtension.class)
class InAndOutTest {
    private static final String SCENARIO = "track: {generator: lap, duration: 3}\nseed: ";

    @TempDir
    private Path folder;

    private WindowFixture fixture;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
        fixture.session.openReady("dodge");
    }

    @AfterEach
    void close() {
        fixture.close();
        assertTrue(fixture.unexpected.isEmpty());
    }

    @Test
    void aScenarioIsCopiedAsTextAndPasted(FxRobot robot) throws InputException {
        Scenario copied = fixture.session.scenario();
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        WindowFixture.await(() -> fixture.clipboard.isPresent());
        assertEquals(Documents.text(fixture.session.document()), fixture.clipboard.orElseThrow());
        assertEquals(
                copied,
                Documents.parse(fixture.clipboard.orElseThrow(), Path.of("copied"))
                        .scenario());

        WindowFixture.onScreen(() -> fixture.session.openReady("lap"));
        Scenario lap = fixture.session.scenario();
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
        WindowFixture.await(() -> fixture.session.scenario().equals(copied));
        assertEquals(Optional.empty(), fixture.session.document().path());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(lap, fixture.session.scenario());
    }

    @Test
    void alsoWhileOneTypesAndFromTheMenu(FxRobot robot) {
        robot.clickOn("#setting-network-delay .number-field").push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        WindowFixture.await(() -> fixture.clipboard.isPresent());
        fixture.clipboard = Optional.of(SCENARIO + "77");
        robot.clickOn("#menu-edit").clickOn("#item-paste");
        WindowFixture.await(() -> fixture.session.scenario().seed() == 77);
    }

    @Test
    void aTextThatIsNoScenarioIsAProblemAndChangesNothing(FxRobot robot) {
        Scenario before = fixture.session.scenario();
        fixture.clipboard = Optional.of("seed: 1\ntrack: {generator: lapp}\nsender: {threshold: far}\n");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
        WindowFixture.await(() -> !fixture.wrong.isEmpty());
        assertTrue(fixture.wrong.getFirst().startsWith("clipboard:2: track.generator: "), fixture.wrong.toString());
        assertEquals(2, fixture.wrong.size(), "all that is wrong is said");
        fixture.clipboard = Optional.of(" ");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
        WindowFixture.await(() -> fixture.wrong.size() == 3);
        assertEquals(before, fixture.session.scenario());
    }

    @Test
    void theFilesOfTheLastDaysAreOneClickAway(FxRobot robot) throws IOException {
        Path[] paths = new Path[RecentFiles.MOST + 2];
        for (int i = 0; i < paths.length; i++) {
            paths[i] = Files.writeString(folder.resolve("s_" + i + ".yaml"), SCENARIO + i);
            int seed = i;
            WindowFixture.onScreen(() -> fixture.session.open(paths[seed]));
            WindowFixture.await(() -> fixture.session.scenario().seed() == seed);
        }
        List<Path> recent = fixture.session.filing().recent().pathsProperty().get();
        assertEquals(RecentFiles.MOST, recent.size());
        assertEquals(paths[paths.length - 1], recent.getFirst(), "the latest first");
        Files.delete(paths[9]);
        robot.clickOn("#menu-file");
        WindowFixture.await(
                () -> fixture.session.filing().recent().missingProperty().get().contains(paths[9]));
        robot.clickOn("#menu-recent");
        WindowFixture.await(() -> robot.lookup("#recent-2").tryQuery().isPresent());
        assertTrue(grey(robot, "#recent-2"), "what is gone is grey");
        assertFalse(grey(robot, "#recent-1"));
        robot.moveTo("#recent-0").clickOn("#recent-1");
        WindowFixture.await(() -> fixture.session.scenario().seed() == 10);
        assertEquals(
                paths[10],
                fixture.session.filing().recent().pathsProperty().get().getFirst());
        robot.clickOn("#menu-file").clickOn("#menu-recent").moveTo("#recent-0").clickOn("#clear-recent");
        assertEquals(
                List.of(), fixture.session.filing().recent().pathsProperty().get());
    }

    private static boolean grey(FxRobot robot, String item) {
        return robot.lookup(item).query().getPseudoClassStates().contains(PseudoClass.getPseudoClass("disabled"));
    }

    @Test
    void aFileThatIsSavedIsOneOfThem(FxRobot robot) {
        Path file = folder.resolve("saved.yaml");
        fixture.answer(file);
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.2, null));
        robot.push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.await(
                () -> fixture.session.filing().recent().pathsProperty().get().equals(List.of(file)));
    }

    @Test
    void aFileThatCannotBeWrittenIsAProblemThatSaysWhatToDo(FxRobot robot) {
        fixture.answer(folder.resolve("no/such/folder.yaml"));
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.2, null));
        robot.push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.await(() -> !fixture.wrong.isEmpty());
        assertTrue(fixture.wrong.getFirst().contains("its folder does not exist; make it first"));
    }
}
