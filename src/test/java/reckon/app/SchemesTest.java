package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import reckon.app.scheme.ScreenView;
import reckon.app.session.Mode;
import reckon.app.session.Session;
import reckon.draw.Camera;
import reckon.file.Document;
import reckon.file.InputException;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.run.Run;
import reckon.run.Sameness;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.GameRun;
import reckon.scheme.GameSameness;
import reckon.scheme.Happening;
import reckon.text.Texts;

/** Plays games in the window, as a person would, and follows what comes of it to a file and back. */
@ExtendWith(ApplicationExtension.class)
class SchemesTest {
    private static final double CENTIMETRE = 0.01;

    /** What A is drawn in where it is light. */
    private static final Color A = Color.web("#b84f00");

    @TempDir
    private Path folder;

    private GameWindow window;
    private Session session;

    @Start
    void start(Stage stage) {
        window = new GameWindow(stage);
        session = window.session;
    }

    @AfterEach
    void close() {
        window.fixture.close();
        assertEquals(List.of(), window.fixture.wrong);
        assertEquals(List.of(), window.fixture.unexpected);
    }

    @Test
    void aClickOnItsOwnScreenCommandsAPlayer(FxRobot robot) throws InputException {
        GameWindow.click(robot, "mode-schemes");
        assertEquals(Mode.SCHEMES, session.modeProperty().get());
        GameRun before = window.open("game-late", 1.5);
        ScreenView screen = GameWindow.screen(robot, 0);
        Point2D pixel = GameWindow.pixel(screen, new Vec2(3, 2));
        Vec2 there = GameWindow.world(screen, pixel);
        robot.clickOn(pixel);
        GameRun after = window.settled();

        List<GameCommand> commands = new ArrayList<>(window.game().commands());
        commands.removeAll(before.game().commands());
        assertEquals(1, commands.size(), "one command more");
        GameCommand command = commands.getFirst();
        assertEquals(0, command.client());
        assertEquals(1.5, command.at());
        assertEquals(0, command.to().distance(there), CENTIMETRE);
        assertEquals(0, command.from().distance(before.screen(0, 0).at(1.5).orElseThrow()), CENTIMETRE);
        assertEquals(
                before.game().commands().size() + 1, window.game().commands().size());
        assertTrue(
                after.happenings().stream()
                        .anyMatch(one -> one.what() == Happening.What.COMMAND && one.micros() == 1_500_000),
                "the run has it");
        double arrived = 1.5
                + command.from().distance(command.to()) / after.game().rules().speed();
        assertEquals(command.to(), after.screen(0, 0).at(arrived + 0.001).orElseThrow(), "and shows it");

        Game saved = window.saved(robot, folder.resolve("played.yaml"));
        assertEquals(window.game(), saved);
        GameSameness.assertSame(GameRun.of(saved), after);
        GameSameness.assertSame(before, window.undo(robot));
    }

    @Test
    void aRefusedMoveIsTakenBackOnTheScreen(FxRobot robot) {
        GameRun run = window.open("game-wall", 0);
        int event = window.event(Happening.What.ROLLBACK, 0);
        Vec2 back = (Vec2) run.happenings().get(event).detail().get("to");
        double at = SimulationTime.seconds(run.happenings().get(event).micros());
        assertTrue(run.screen(0, 0).at(at - 1e-6).orElseThrow().distance(back) > 0.4, "away from P1 just before");
        assertEquals(back, run.screen(0, 0).at(at).orElseThrow(), "at P1 from then on");

        ScreenView screen = GameWindow.screen(robot, 0);
        WindowFixture.onScreen(() -> session.play().playback().seek(at - 1.0 / 60));
        assertTrue(drawn(screen, back) < 0.15, () -> drawn(screen, back) + " of A at P1 before");
        WindowFixture.onScreen(() -> session.play().look(event));
        assertTrue(drawn(screen, back) > 0.45, () -> drawn(screen, back) + " of A at P1 afterwards");
    }

    /** How much of A's colour there is about a place, as a share of the pixels near it; its letter is of another. */
    private double drawn(ScreenView screen, Vec2 place) {
        return WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            window.fixture.window.draw();
            WritableImage image = screen.snapshot(null, null);
            PixelReader pixels = image.getPixelReader();
            Camera camera = screen.camera();
            int x = (int) Math.rint(camera.stageX(place.x()));
            int y = (int) Math.rint(camera.stageY(place.y()));
            int found = 0;
            int near = 0;
            for (int i = -7; i <= 7; i++) {
                for (int j = -7; j <= 7; j++) {
                    if (Math.hypot(i, j) <= 7) {
                        near++;
                        found += pixels.getColor(x + i, y + j).equals(A) ? 1 : 0;
                    }
                }
            }
            return (double) found / near;
        });
    }

    @Test
    void aWallThatIsBuiltStopsTheNextCommand(FxRobot robot) throws InputException {
        GameRun before = window.open("game-late", 1.5);
        GameWindow.click(robot, "toggle-walls");
        ScreenView screen = GameWindow.screen(robot, 0);
        Point2D from = GameWindow.pixel(screen, new Vec2(0, 1));
        Point2D to = GameWindow.pixel(screen, new Vec2(3, 1));
        robot.drag(from, MouseButton.PRIMARY).moveTo(from.midpoint(to)).dropTo(to);
        GameRun walled = window.settled();
        assertEquals(1, window.game().walls().size());
        assertEquals(0, window.game().walls().getFirst().one().distance(GameWindow.world(screen, from)), CENTIMETRE);
        assertEquals(0, window.game().walls().getFirst().other().distance(GameWindow.world(screen, to)), CENTIMETRE);
        assertEquals(before.game().commands(), window.game().commands(), "with that tool nobody is commanded");
        assertTrue(walled.happenings().stream().noneMatch(SchemesTest::refuses));

        GameWindow.click(robot, "toggle-walls");
        robot.clickOn(GameWindow.pixel(screen, new Vec2(1, 2)));
        GameRun refused = window.settled();
        Happening refusal = refused.happenings().stream()
                .filter(SchemesTest::refuses)
                .findFirst()
                .orElseThrow();
        assertEquals(0, refusal.client());
        assertTrue(refusal.micros() > 1_500_000);
        Game saved = window.saved(robot, folder.resolve("walled.yaml"));
        GameSameness.assertSame(GameRun.of(saved), refused);
        GameSameness.assertSame(walled, window.undo(robot));
        GameSameness.assertSame(before, window.undo(robot));
    }

    private static boolean refuses(Happening one) {
        return one.what() == Happening.What.REFUSE;
    }

    @Test
    void aClientsWayIsTypedAndTheRunFollows(FxRobot robot) {
        GameRun before = window.open("game-late", 1.5);
        int frame = window.frame();
        robot.clickOn(GameWindow.reveal(robot, "client-up")).push(KeyCode.CONTROL, KeyCode.A);
        robot.write("300 ms").push(KeyCode.ENTER);
        GameRun after = window.settled();
        assertEquals(0.3, window.game().clients().getFirst().up());
        assertEquals(before.game().clients().get(1), window.game().clients().get(1));
        assertEquals(frame, window.frame(), "the playhead stays");
        GameSameness.assertSame(GameRun.of(window.game()), after);
        assertFalse(before.letters().equals(after.letters()), "the messages of A take longer");
        WindowFixture.onScreen(() -> window.fixture.window.requestFocus());
        GameSameness.assertSame(before, window.undo(robot));
        assertEquals(frame, window.frame());
    }

    @Test
    void theTwoUsesOfTheWindowKeepWhatIsOpenInThem(FxRobot robot) {
        WindowFixture.onScreen(() -> session.openReady("hairpins"));
        Run run = window.fixture.settled();
        WindowFixture.onScreen(() -> session.playback().jump(77));
        GameRun played = window.open("game-wall", 1.4);
        Document game = session.document();
        GameWindow.click(robot, "mode-methods");
        assertEquals(Optional.of("turn to methods"), undoName());
        assertEquals(run.scenario(), session.scenario());
        Sameness.assertSame(run, window.fixture.settled(), "the run of methods");
        assertEquals(77, session.playback().frameProperty().get());
        GameWindow.click(robot, "mode-schemes");
        assertTrue(session.document().isSameAs(game));
        GameSameness.assertSame(played, window.settled());
        assertEquals(84, window.frame());
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        assertEquals(Mode.METHODS, session.modeProperty().get());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(Mode.SCHEMES, session.modeProperty().get(), "turning is undone like any change");
        assertTrue(session.document().isSameAs(game));
        assertEquals(run.scenario(), session.scenario(), "and the other is still laid aside");
    }

    private Optional<String> undoName() {
        Texts texts = session.look().texts();
        return session.edits().undoNameProperty().get().map(name -> name.apply(texts));
    }
}
