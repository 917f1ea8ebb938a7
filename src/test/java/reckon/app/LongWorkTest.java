package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.draw.Theme;
import reckon.file.Document;
import reckon.motion.Track;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.setting.Settings;
import reckon.text.Language;

/** What takes long is shown, and can be cancelled; the window stays as it was. */
@ExtendWith(ApplicationExtension.class)
class LongWorkTest {
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
        assertTrue(fixture.wrong.isEmpty() && fixture.unexpected.isEmpty());
    }

    private Path recording() throws IOException {
        return Files.writeString(folder.resolve("car.csv"), "t,x,y\n0,0,0\n1,1,0\n2,2,1\n");
    }

    @Test
    void openingThatTakesLongIsShownAndCancelled(FxRobot robot) throws IOException {
        fixture.settled();
        Node bar = robot.lookup("#work").query();
        assertFalse(bar.isVisible());
        Document before = fixture.session.document();
        CountDownLatch disk = new CountDownLatch(1);
        fixture.holdFiles(disk);
        Path recording = recording();
        WindowFixture.onScreen(() -> fixture.session.open(recording));
        WindowFixture.await(bar::isVisible);
        assertEquals(
                "Opening car.csv …", robot.lookup("#work-what").<Labeled>query().getText());
        assertTrue(robot.lookup("#work-share").<ProgressBar>query().isIndeterminate());
        robot.clickOn("#work-cancel");
        assertFalse(bar.isVisible());
        assertFalse(fixture.session.busyProperty().get());
        disk.countDown();
        // what comes next is done, after what was cancelled
        WindowFixture.onScreen(() -> fixture.session.filing().copy(fixture::put));
        WindowFixture.await(() -> fixture.clipboard.isPresent());
        assertEquals(before, fixture.session.document(), "the work open before stays");
    }

    @Test
    void readingUnderWayIsCancelled(FxRobot robot) throws IOException {
        fixture.settled();
        StringBuilder text = new StringBuilder("t,x,y\n");
        for (int i = 0; i < 200_000; i++) {
            text.append(i * 0.01).append(",0,").append(i % 7).append('\n');
        }
        Path recording = Files.writeString(folder.resolve("long.csv"), text);
        Document before = fixture.session.document();
        WindowFixture.onScreen(() -> {
            fixture.session.filing().work().shareProperty().addListener((value, was, share) -> {
                if (share.doubleValue() > 0) {
                    fixture.session.filing().work().cancel();
                }
            });
            fixture.session.open(recording);
        });
        WindowFixture.await(() -> !fixture.session.busyProperty().get());
        WindowFixture.onScreen(() -> fixture.session.filing().copy(fixture::put));
        WindowFixture.await(() -> fixture.clipboard.isPresent());
        assertEquals(before, fixture.session.document());
    }

    @Test
    void whatTheBarSaysIsShownWhole(FxRobot robot) throws IOException {
        fixture.settled();
        CountDownLatch disk = new CountDownLatch(1);
        CountDownLatch machine = new CountDownLatch(1);
        fixture.holdFiles(disk);
        fixture.holdRuns(machine);
        Path recording = Files.move(recording(), folder.resolve("a-car-on-a-long-way-home.csv"));
        Node bar = robot.lookup("#work").query();
        // at first a run and then a file, so that what it says changes while it is there
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.3, null));
        WindowFixture.await(bar::isVisible);
        WindowFixture.onScreen(() -> fixture.session.open(recording));
        for (Language language : Language.values()) {
            WindowFixture.onScreen(() -> {
                fixture.session.look().languageProperty().set(language);
                fixture.window.layout();
            });
            for (String part : List.of("#work-what", "#work-cancel")) {
                Labeled labeled = robot.lookup(part).query();
                assertTrue(labeled.getWidth() >= labeled.prefWidth(-1), part + " in " + language);
            }
        }
        disk.countDown();
        machine.countDown();
        fixture.settled();
    }

    @Test
    void aRunThatTakesLongIsGivenUpWithTheChangeThatWantsIt(FxRobot robot) {
        Run shown = fixture.settled();
        Document before = fixture.session.document();
        CountDownLatch machine = new CountDownLatch(1);
        fixture.holdRuns(machine);
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.3, null));
        WindowFixture.onScreen(() -> fixture.session.set(Settings.LOSS_P, 0.2, null));
        Node bar = robot.lookup("#work").query();
        WindowFixture.await(bar::isVisible);
        robot.clickOn("#work-cancel");
        assertFalse(bar.isVisible());
        assertEquals(before, fixture.session.document());
        assertSame(shown, fixture.session.simulations().runProperty().get());
        machine.countDown();
        // what comes next is run, after what was given up
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        assertEquals(0.3, fixture.settled().scenario().get(Settings.DELAY, 0));
        assertEquals(0, fixture.session.scenario().get(Settings.LOSS_P, 0));
    }

    @Test
    void aRunUnderWayIsGivenUp(FxRobot robot) {
        Run shown = fixture.settled();
        Document before = fixture.session.document();
        Track day = Track.EMPTY.plus(0, 0, 0).plus(86_000, 60, 0);
        Scenario endless =
                before.scenario().withSource(new TrackSource.Points(day)).with(Settings.TICK, 0, 0.005);
        assertEquals("threshold", endless.get(Settings.POLICY, 0));
        WindowFixture.onScreen(() -> fixture.session.edits().change(before.withScenario(endless), texts -> "a day"));
        WindowFixture.await(robot.lookup("#work").query()::isVisible);
        robot.clickOn("#work-cancel");
        assertEquals(before, fixture.session.document());
        assertFalse(fixture.session.simulations().computingProperty().get());
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.3, null));
        assertEquals(before.scenario().track(), fixture.settled().scenario().track());
        assertNotSame(shown, fixture.session.simulations().runProperty().get());
    }

    @Test
    void aRunThatTakesLongIsShown(FxRobot robot) {
        fixture.settled();
        Node bar = robot.lookup("#work").query();
        CountDownLatch machine = new CountDownLatch(1);
        fixture.holdRuns(machine);
        WindowFixture.onScreen(() -> fixture.session.set(Settings.DELAY, 0.3, null));
        WindowFixture.await(bar::isVisible);
        assertEquals(
                "Computing the run …",
                robot.lookup("#work-what").<Labeled>query().getText());
        machine.countDown();
        WindowFixture.await(() -> !bar.isVisible());
        assertEquals(fixture.session.scenario(), fixture.settled().scenario());
    }
}
