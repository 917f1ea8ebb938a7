package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
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
import reckon.app.memory.Closing;
import reckon.app.memory.WorkKeeper;
import reckon.app.session.Session;
import reckon.app.window.Prompts;
import reckon.draw.Theme;
import reckon.file.Documents;
import reckon.file.InputException;
import reckon.file.Memory;
import reckon.run.Scenario;
import reckon.setting.Settings;
import reckon.text.Language;

/** No work is lost by a key that comes early: while one draws, while one types, and while a slow disk still writes. */
@ExtendWith(ApplicationExtension.class)
class ClosingTest {
    @TempDir
    private Path folder;

    private WindowFixture fixture;
    private Session session;
    private Memory memory;
    private Path file;
    private int ends;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
        fixture.unsaved = Prompts.Unsaved.CANCEL;
        session = fixture.session;
        memory = Memory.in(folder.resolve("config"));
        WorkKeeper work = new WorkKeeper(memory, session, Runnable::run);
        fixture.closing = new Closing(session, fixture, work, () -> ends++)::close;
    }

    @BeforeEach
    void open() throws IOException {
        file = Files.writeString(folder.resolve("a.yaml"), "track: {generator: lap, duration: 2}\n");
        WindowFixture.onScreen(() -> session.open(file));
        WindowFixture.await(() -> session.document().path().equals(Optional.of(file)));
        fixture.settled();
    }

    @AfterEach
    void close() {
        fixture.close();
        memory.close();
        assertEquals(List.of(), fixture.unexpected);
    }

    private void assertAsks() {
        assertEquals(1, fixture.asked, "it asks");
        assertEquals(0, ends, "it stays");
    }

    @Test
    void whatIsBeingDrawnCounts(FxRobot robot) {
        Scenario before = session.scenario();
        robot.push(KeyCode.D).press(KeyCode.RIGHT);
        WindowFixture.await(() -> session.simulations().runProperty().get().frames() > 130);
        robot.release(KeyCode.RIGHT).push(KeyCode.CONTROL, KeyCode.Q);
        assertAsks();
        assertTrue(session.scenario().track().size() > before.track().size());
        assertTrue(session.scenario().track().startsWith(before.track()));
    }

    @Test
    void whatIsBeingDrawnIsSaved(FxRobot robot) throws InputException {
        robot.push(KeyCode.D).press(KeyCode.RIGHT);
        WindowFixture.await(() -> session.simulations().runProperty().get().frames() > 130);
        robot.release(KeyCode.RIGHT).push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.await(() -> !session.busyProperty().get());
        assertEquals(session.scenario(), Documents.read(file).scenario());
        assertTrue(session.scenario().track().endMicros() > 2_000_000);
    }

    @Test
    void whatIsBeingTypedCounts(FxRobot robot) {
        robot.clickOn("#setting-network-delay .number-field").write("250").push(KeyCode.CONTROL, KeyCode.Q);
        assertEquals(0.25, session.get(Settings.DELAY), 0);
        assertAsks();
        robot.clickOn("#setting-network-delay .number-field").write("260");
        WindowFixture.onScreen(fixture.window::close);
        assertEquals(0.26, session.get(Settings.DELAY), 0);
        assertEquals(2, fixture.asked);
    }

    @Test
    void whatIsBeingTypedIsSaved(FxRobot robot) throws InputException {
        robot.clickOn("#setting-network-delay .number-field").write("250").push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.await(() -> !session.edits().openUnsaved());
        assertEquals(0.25, Documents.read(file).scenario().get(Settings.DELAY, 0), 0);
    }

    @Test
    void whatIsChangedDuringASaveStaysAndIsAskedAbout(FxRobot robot) throws InputException {
        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.2, null));
        CountDownLatch disk = new CountDownLatch(1);
        fixture.holdFiles(disk);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.4, null));
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        assertEquals(0, fixture.asked + ends, "it waits for the disk");
        disk.countDown();
        WindowFixture.await(() -> fixture.asked > 0);
        assertAsks();
        assertEquals(0.4, session.get(Settings.DELAY), 0);
        assertEquals(0.2, Documents.read(file).scenario().get(Settings.DELAY, 0), 0);
        fixture.unsaved = Prompts.Unsaved.SAVE;
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        WindowFixture.await(() -> ends == 1);
        assertEquals(0.4, Documents.read(file).scenario().get(Settings.DELAY, 0), 0);
    }

    @Test
    void aNewFileIsWrittenBeforeTheWindowCloses(FxRobot robot) {
        WindowFixture.onScreen(() -> session.openReady("lap"));
        Path other = folder.resolve("b.yaml");
        fixture.answer(other);
        CountDownLatch disk = new CountDownLatch(1);
        fixture.holdFiles(disk);
        robot.push(KeyCode.CONTROL, KeyCode.S).push(KeyCode.CONTROL, KeyCode.Q);
        assertEquals(0, ends, "it waits for the disk");
        disk.countDown();
        WindowFixture.await(() -> ends == 1);
        assertTrue(Files.exists(other));
        assertEquals(0, fixture.asked);
    }

    @Test
    void aFileThatCannotBeWrittenKeepsTheWindow(FxRobot robot) {
        WindowFixture.onScreen(() -> session.openReady("lap"));
        fixture.answer(folder.resolve("no/such/folder.yaml"));
        CountDownLatch disk = new CountDownLatch(1);
        fixture.holdFiles(disk);
        robot.push(KeyCode.CONTROL, KeyCode.S).push(KeyCode.CONTROL, KeyCode.Q);
        disk.countDown();
        WindowFixture.await(() -> !session.busyProperty().get());
        assertEquals(1, fixture.wrong.size());
        assertEquals(0, ends, "what went wrong is to be read");
    }

    @Test
    void whatIsOpenedDuringASaveIsNotTheFileThatIsSaved(FxRobot robot) {
        WindowFixture.onScreen(() -> session.set(Settings.DELAY, 0.2, null));
        CountDownLatch disk = new CountDownLatch(1);
        fixture.holdFiles(disk);
        robot.push(KeyCode.CONTROL, KeyCode.S);
        WindowFixture.onScreen(() -> session.openReady("lap"));
        Scenario lap = session.scenario();
        disk.countDown();
        WindowFixture.await(() -> !session.busyProperty().get());
        assertEquals(lap, session.scenario());
        assertEquals(Optional.empty(), session.document().path());
    }
}
