package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.memory.Closing;
import reckon.app.memory.WindowKeeper;
import reckon.app.memory.WorkKeeper;
import reckon.app.window.Prompts;
import reckon.draw.Theme;
import reckon.file.Memory;
import reckon.file.Remembered;
import reckon.run.Scenario;
import reckon.setting.Settings;
import reckon.text.Language;

/** What comes back at the next start: the work and the window. */
@ExtendWith(ApplicationExtension.class)
class NextStartTest {
    @TempDir
    private Path folder;

    private Stage stage;
    private final List<Window> starts = new ArrayList<>();

    /** One start of the program. */
    private final class Window {
        final Memory memory = Memory.in(folder.resolve("config"));
        final Remembered last = memory.window();
        final Stage its = starts.isEmpty() ? stage : new Stage();
        final WindowFixture fixture = new WindowFixture(
                last.language().orElse(Language.ENGLISH),
                last.theme().flatMap(Theme::of).orElse(Theme.LIGHT));
        final WorkKeeper work = new WorkKeeper(memory, fixture.session, Runnable::run);
        final WindowKeeper keeper = new WindowKeeper(memory, fixture.session, fixture.window, its, Runnable::run);
        final AtomicInteger ends = new AtomicInteger();
        final Closing closing = new Closing(fixture.session, fixture, work, ends::incrementAndGet);

        void show(Optional<Path> file) {
            fixture.show(its, 900, 650);
            keeper.place(last);
            keeper.begin(last, file.isEmpty());
            file.ifPresentOrElse(
                    path -> fixture.session.filing().begin(memory, () -> fixture.window.open(path)),
                    () -> fixture.session.filing().resume(memory, () -> {}));
        }

        /** As where the machine is switched off: nobody closes anything. */
        void crash() {
            fixture.close();
            its.hide();
            memory.close();
        }
    }

    @Start
    void start(Stage shown) {
        stage = shown;
        next(Optional.empty());
    }

    private Window next(Optional<Path> file) {
        Window[] next = new Window[1];
        Runnable begin = () -> {
            next[0] = new Window();
            starts.add(next[0]);
            next[0].show(file);
        };
        if (starts.isEmpty()) {
            begin.run();
        } else {
            WindowFixture.onScreen(begin);
            WindowFixture.await(() -> !next[0].fixture.session.busyProperty().get());
        }
        return next[0];
    }

    @AfterEach
    void close() {
        WindowFixture.onScreen(() -> starts.getLast().crash());
        for (Window each : starts) {
            assertEquals(List.of(), each.fixture.wrong);
            assertEquals(List.of(), each.fixture.unexpected);
        }
    }

    private void draw(WindowFixture fixture) {
        WindowFixture.onScreen(() -> {
            fixture.session.path().begin(0, 0);
            for (int i = 0; i < 30; i++) {
                fixture.session.drawing().move(i * 0.1, Math.sin(i * 0.2));
                fixture.session.advance(1.0 / 60);
            }
            fixture.session.path().finish();
        });
    }

    @Test
    void aCrashLosesNothingThatIsASecondOld() {
        Window first = starts.getFirst();
        draw(first.fixture);
        WindowFixture.onScreen(() -> first.fixture.session.set(Settings.DELAY, 0.333, null));
        Scenario drawn = first.fixture.session.scenario();
        WindowFixture.await(() -> Files.exists(folder.resolve("config/last.yaml")));
        WindowFixture.onScreen(first::crash);
        Window second = next(Optional.empty());
        WindowFixture.await(() -> second.fixture.session.scenario().equals(drawn));
        assertTrue(second.fixture.session.edits().openUnsaved());
        assertFalse(second.fixture.session.edits().undoNameProperty().get().isPresent());
        assertEquals(drawn, second.fixture.settled().scenario());
    }

    @Test
    void theWindowComesBackAsItWasLeft(FxRobot robot) throws IOException {
        Window first = starts.getFirst();
        Path file = Files.writeString(folder.resolve("a.yaml"), "track: {generator: lap, duration: 2}\n");
        WindowFixture.onScreen(() -> first.fixture.session.open(file));
        WindowFixture.await(() -> first.fixture.session.document().path().isPresent());
        robot.push(KeyCode.CONTROL, KeyCode.L).push(KeyCode.CONTROL, KeyCode.D).clickOn("#fold-settings");
        List<String> folded = first.fixture.window.foldedProperty().get();
        assertTrue(folded.contains("settings"));
        WindowFixture.onScreen(() -> {
            first.its.setX(30);
            first.its.setY(20);
            first.its.setWidth(950);
            first.its.setHeight(700);
        });
        WindowFixture.onScreen(() -> first.fixture.window.setTimelineHeight(300));
        WindowFixture.await(
                () -> Math.abs(first.fixture.window.timelineHeightProperty().get() - 300) < 10);
        double timeline = first.fixture.window.timelineHeightProperty().get();
        WindowFixture.onScreen(() -> {
            first.keeper.flush();
            first.work.flush();
            first.crash();
        });
        Window second = next(Optional.empty());
        assertEquals(
                Language.CHINESE,
                second.fixture.session.look().languageProperty().get());
        assertEquals(Theme.DARK, second.fixture.session.look().themeProperty().get());
        assertEquals(folded, second.fixture.window.foldedProperty().get());
        WindowFixture.await(
                () -> Math.abs(second.fixture.window.timelineHeightProperty().get() - timeline) < 4);
        assertEquals(
                List.of(30.0, 20.0, 950.0, 700.0),
                List.of(second.its.getX(), second.its.getY(), second.its.getWidth(), second.its.getHeight()));
        assertEquals(
                List.of(file),
                second.fixture.session.filing().recent().pathsProperty().get());
        assertEquals(Optional.of(file), second.fixture.session.document().path());
        assertFalse(second.fixture.session.edits().openUnsaved());
    }

    @Test
    void anotherFileAtTheStartPutsUnsavedWorkAside() throws IOException {
        Window first = starts.getFirst();
        draw(first.fixture);
        Scenario drawn = first.fixture.session.scenario();
        WindowFixture.onScreen(() -> {
            first.work.flush();
            first.crash();
        });
        Path file = Files.writeString(folder.resolve("a.yaml"), "track: {generator: lap, duration: 2}\n");
        Window second = next(Optional.of(file));
        WindowFixture.await(() -> second.fixture.session.document().path().equals(Optional.of(file)));
        List<Path> recent =
                second.fixture.session.filing().recent().pathsProperty().get();
        assertEquals(2, recent.size());
        WindowFixture.onScreen(() -> second.fixture.session.open(recent.getLast()));
        WindowFixture.await(() -> second.fixture.session.scenario().equals(drawn));
    }

    @Test
    void workWithoutAFileClosesUnasked() {
        Window only = starts.getFirst();
        draw(only.fixture);
        only.fixture.unsaved = Prompts.Unsaved.CANCEL;
        WindowFixture.onScreen(only.closing::close);
        assertEquals(1, only.ends.get(), "it comes back by itself");
    }

    @Test
    void aFileThatIsBehindIsAskedAbout() throws IOException {
        Window first = starts.getFirst();
        Path file = Files.writeString(folder.resolve("a.yaml"), "track: {generator: lap, duration: 2}\n");
        WindowFixture.onScreen(() -> first.fixture.session.open(file));
        WindowFixture.await(() -> first.fixture.session.document().path().isPresent());
        Scenario saved = first.fixture.session.scenario();
        WindowFixture.onScreen(() -> first.fixture.session.set(Settings.DELAY, 0.4, null));
        first.fixture.unsaved = Prompts.Unsaved.CANCEL;
        WindowFixture.onScreen(first.closing::close);
        assertEquals(0, first.ends.get(), "the window stays");
        first.fixture.unsaved = Prompts.Unsaved.DISCARD;
        WindowFixture.onScreen(first.closing::close);
        assertEquals(1, first.ends.get());
        WindowFixture.onScreen(first::crash);
        Window second = next(Optional.empty());
        WindowFixture.await(() -> second.fixture.session.document().path().equals(Optional.of(file)));
        assertEquals(saved, second.fixture.session.scenario(), "what was given up does not come back");
        WindowFixture.onScreen(() -> second.fixture.session.set(Settings.DELAY, 0.45, null));
        second.fixture.unsaved = Prompts.Unsaved.SAVE;
        WindowFixture.onScreen(second.closing::close);
        WindowFixture.await(() -> second.ends.get() == 1);
        assertTrue(Files.readString(file).contains("0.45"));
    }

    @Test
    void aSecondWindowAtTheSameTimeAsksBeforeItsWorkIsLost() {
        Window first = starts.getFirst();
        Window second = next(Optional.empty());
        draw(second.fixture);
        second.fixture.unsaved = Prompts.Unsaved.CANCEL;
        WindowFixture.onScreen(second.closing::close);
        assertEquals(0, second.ends.get());
        WindowFixture.onScreen(first::crash);
    }
}
