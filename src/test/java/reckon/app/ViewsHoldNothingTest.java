package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.SplittableRandom;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Mode;
import reckon.app.session.Play;
import reckon.app.session.Session;
import reckon.draw.Theme;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.scheme.GameRun;
import reckon.scheme.GameSameness;
import reckon.text.Language;

/** Whatever is folded, zoomed, arranged, hidden, recoloured or translated: no number changes. */
@ExtendWith(ApplicationExtension.class)
class ViewsHoldNothingTest {
    private static final int STEPS = 1_000;

    /** Keys that change how something is seen, and nothing else. */
    private static final List<KeyCode> KEYS = List.of(
            KeyCode.F,
            KeyCode.G,
            KeyCode.P,
            KeyCode.L,
            KeyCode.B,
            KeyCode.DIGIT1,
            KeyCode.DIGIT2,
            KeyCode.DIGIT3,
            KeyCode.DIGIT4,
            KeyCode.DIGIT5,
            KeyCode.DIGIT6,
            KeyCode.V,
            KeyCode.Z,
            KeyCode.T,
            KeyCode.I,
            KeyCode.O,
            KeyCode.CLOSE_BRACKET,
            KeyCode.PLUS,
            KeyCode.MINUS,
            KeyCode.W,
            KeyCode.C,
            KeyCode.PAGE_UP,
            KeyCode.PAGE_DOWN);

    private WindowFixture fixture;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void nothingThatIsOnlySeenChangesANumber(FxRobot robot) {
        WindowFixture.onScreen(() -> fixture.session.openReady("game-wall"));
        GameRun played = fixture.played();
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        Run run = fixture.settled();
        Scenario scenario = fixture.session.scenario();
        double sum = sum(run);
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < STEPS; i += 50) {
            WindowFixture.onScreen(() -> {
                for (int step = 0; step < 50; step++) {
                    change(robot, random);
                }
            });
        }
        assertEquals(List.of(), fixture.unexpected);
        assertSame(scenario, fixture.session.scenario(), "the very scenario is still open");
        assertSame(run, fixture.settled(), "the very run is still shown");
        assertEquals(sum, sum(run), 0);
        assertSame(played, fixture.session.play().run(), "and the very game");
        WindowFixture.onScreen(() -> fixture.session.turnTo(Mode.SCHEMES));
        GameSameness.assertSame(GameRun.of(played.game()), fixture.played());
    }

    private void change(FxRobot robot, SplittableRandom random) {
        Session session = fixture.session;
        switch (random.nextInt(9)) {
            case 0 -> session.look().languageProperty().set(either(random, Language.ENGLISH, Language.CHINESE));
            case 1 -> session.look().themeProperty().set(either(random, Theme.LIGHT, Theme.DARK));
            case 2 -> robot.lookup("#fold-settings").<ToggleButton>query().fire();
            case 3 -> robot.lookup("#fold-measures").<ToggleButton>query().fire();
            case 4 ->
                session.methodProperty()
                        .set(random.nextInt(session.scenario().methods().size()));
            case 5 ->
                session.playback()
                        .jump(random.nextInt(
                                session.simulations().runProperty().get().frames()));
            case 6 -> session.turnTo(either(random, Mode.METHODS, Mode.SCHEMES));
            case 7 -> moveGame(random);
            default -> press(KEYS.get(random.nextInt(KEYS.size())));
        }
        fixture.window.draw();
    }

    private void moveGame(SplittableRandom random) {
        Play play = fixture.session.play();
        if (random.nextBoolean()) {
            play.look(random.nextInt(play.run().happenings().size()));
        } else {
            play.playback().seek(random.nextDouble(play.run().eventful()));
        }
    }

    private static <T> T either(SplittableRandom random, T one, T other) {
        return random.nextBoolean() ? one : other;
    }

    private void press(KeyCode code) {
        Node root = fixture.window;
        for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            root.fireEvent(new KeyEvent(type, "", "", code, false, false, false, false));
        }
    }

    private static double sum(Run run) {
        double sum = 0;
        for (MethodRun method : run.methods()) {
            for (int frame = method.firstFrame(); frame < run.frames(); frame++) {
                sum += method.x(frame) * 3 + method.y(frame) * 5 + run.error(method, frame);
            }
        }
        return sum;
    }
}
