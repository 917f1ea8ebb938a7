package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Guess;
import reckon.app.session.Sheet;
import reckon.app.session.Walk;
import reckon.app.stage.StageView;
import reckon.draw.Camera;
import reckon.draw.Theme;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.file.Document;
import reckon.method.Handles;
import reckon.motion.Vec2;
import reckon.text.Language;

/** Walks on the stages, points at what is there, bends a spline, and guesses, as a person would. */
@ExtendWith(ApplicationExtension.class)
class TermStageTest {
    private static final int STALL = 534;
    private static final int MID_SPLINE = 516;

    private WindowFixture fixture;
    private Walk walk;
    private StageView truth;
    private StageView remote;
    private Document document;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        fixture.show(stage, 1000, 700);
    }

    @BeforeEach
    void open(FxRobot robot) {
        walk = fixture.session.walk();
        truth = robot.lookup("#stage-true").query();
        remote = robot.lookup("#stage-remote").query();
        WindowFixture.onScreen(() -> fixture.session.openReady("demo"));
        fixture.settled();
        document = fixture.session.document();
    }

    @AfterEach
    void close() {
        fixture.close();
        assertEquals(0, fixture.wrong.size() + fixture.unexpected.size());
    }

    private void walkTo(int frame, Symbol symbol) {
        WindowFixture.onScreen(() -> {
            fixture.session.playback().jump(frame);
            walk.openProperty().set(true);
            walk.byTermsProperty().set(true);
            walk.first();
            while (!walk.current().map(Term::symbol).equals(Optional.of(symbol))) {
                walk.walk(1);
            }
        });
        rest();
    }

    /** Waits until both stages have come to where they go. */
    private void rest() {
        // what is asked for begins at the next beat, and what has been laid out anew at the one after it
        for (int beat = 0; beat < 3; beat++) {
            WindowFixture.onScreen(fixture.window::draw);
        }
        WindowFixture.await(() -> !truth.moves() && !remote.moves());
    }

    private static Point2D on(StageView stage, Vec2 at) {
        Camera camera = stage.camera();
        Node area = stage.lookup(".stage-area");
        return area.localToScreen(camera.stageX(at.x()), camera.stageY(at.y()));
    }

    private Vec2 told(Symbol symbol) {
        return walk.worksheetProperty().get().vector(symbol);
    }

    private Optional<Symbol> lit() {
        return walk.litProperty().get().map(Term::symbol);
    }

    private void arrange(FxRobot robot, KeyCode key) {
        robot.push(key);
        rest();
    }

    @ParameterizedTest
    @EnumSource(names = {"DIGIT1", "DIGIT2", "DIGIT3"})
    void aVectorThatIsPointedAtIsLitAndAClickKeepsIt(KeyCode arrangement, FxRobot robot) {
        arrange(robot, arrangement);
        walkTo(STALL, Symbol.DRAWN);
        StageView stage = arrangement == KeyCode.DIGIT3 ? truth : remote;
        Vec2 middle = told(Symbol.P_CURRENT).plus(told(Symbol.VELOCITY_TERM).times(0.5));
        Vec2 nowhere = told(Symbol.P_CURRENT).plus(told(Symbol.VELOCITY_TERM).times(-1.5));
        robot.moveTo(on(stage, middle));
        assertEquals(Optional.of(Symbol.VELOCITY_TERM), lit());
        assertEquals(Optional.of(Symbol.VELOCITY_TERM), walk.pointedProperty().get());
        robot.moveTo(on(stage, nowhere));
        assertEquals(Optional.of(Symbol.DRAWN), lit());
        robot.clickOn(on(stage, middle));
        robot.moveTo(on(stage, nowhere));
        assertEquals(Optional.of(Symbol.VELOCITY_TERM), lit(), "kept");
        assertEquals(Optional.of(Symbol.VELOCITY_TERM), walk.current().map(Term::symbol));
        assertSame(document, fixture.session.document(), "a click draws nothing");
    }

    /** Whether both show the same of the world, on stages of whatever width. */
    private static boolean sameView(Camera one, Camera other) {
        return one.centreX() == other.centreX()
                && one.centreY() == other.centreY()
                && Math.abs(one.width() / one.pixelsPerMetre() - other.width() / other.pixelsPerMetre()) < 1e-6;
    }

    @Test
    void theStageComesCloseAndGoesBack(FxRobot robot) {
        rest();
        Camera before = remote.camera();
        walkTo(STALL, Symbol.DELTA);
        Camera close = remote.camera();
        assertTrue(close.pixelsPerMetre() > 3 * before.pixelsPerMetre(), "close");
        for (Symbol symbol : new Symbol[] {Symbol.P_CURRENT, Symbol.P_NEXT, Symbol.P_BEFORE_FLAG}) {
            Vec2 at = told(symbol);
            Node caption = robot.lookup("#term-caption").match(Node::isVisible).query();
            assertTrue(close.stageX(at.x()) > 0 && close.stageX(at.x()) < close.width(), "in view: " + symbol);
            assertTrue(
                    close.stageY(at.y()) > 0
                            && close.stageY(at.y())
                                    < caption.getBoundsInParent().getMinY(),
                    "above the caption: " + symbol);
        }
        assertTrue(
                robot
                        .lookup("#term-caption .term-caption-sentence")
                        .match(Node::isVisible)
                        .queryAllAs(Label.class)
                        .stream()
                        .anyMatch(label -> label.getText()
                                .startsWith(fixture.session.look().texts().get("term.delta"))));
        WindowFixture.onScreen(() -> fixture.session.playback().play());
        WindowFixture.await(() -> !remote.moves());
        WindowFixture.await(() -> remote.camera().pixelsPerMetre() < close.pixelsPerMetre() / 2);
        WindowFixture.onScreen(() -> {
            fixture.session.playback().pause();
            walk.byTermsProperty().set(false);
            walk.openProperty().set(false);
        });
        rest();
        assertTrue(sameView(before, remote.camera()), () -> before + " is not " + remote.camera());
        WindowFixture.onScreen(() -> {
            walk.openProperty().set(true);
            walk.byTermsProperty().set(true);
        });
        rest();
        assertFalse(sameView(before, remote.camera()));
        WindowFixture.onScreen(() -> walk.openProperty().set(false));
        rest();
        assertTrue(sameView(before, remote.camera()), () -> before + " is not " + remote.camera());
    }

    @Test
    void whatTheSenderDecidedStandsOnTheTrueStage(FxRobot robot) {
        WindowFixture.onScreen(() -> walk.sheetProperty().set(Sheet.SENDER));
        rest();
        Camera before = remote.camera();
        walkTo(STALL, Symbol.AVE_VELOCITY);
        assertTrue(truth.camera().pixelsPerMetre() > 3 * before.pixelsPerMetre());
        robot.moveTo(on(truth, told(Symbol.P_BEFORE_FLAG)));
        assertEquals(Optional.of(Symbol.P_BEFORE_FLAG), lit());
    }

    @Test
    void aHandOnAHandleBendsTheSplineForAsLongAsItHoldsIt(FxRobot robot) {
        walkTo(MID_SPLINE, Symbol.DRAWN);
        var undo = fixture.session.edits().undoNameProperty().get();
        Vec2 handle = told(Symbol.POS2);
        Vec2 drawn = told(Symbol.DRAWN);
        Vec2 hand = handle.plus(new Vec2(0.05, -0.2));
        Point2D from = on(remote, handle);
        Point2D to = on(remote, hand);
        robot.moveTo(from).press(MouseButton.PRIMARY).moveTo(from.midpoint(to)).moveTo(to);
        double pixel = 1 / remote.camera().pixelsPerMetre();
        assertEquals(0, hand.distance(told(Symbol.POS2)), 3 * pixel);
        assertTrue(told(Symbol.DRAWN).distance(drawn) > 3 * pixel, "the drawn point follows");
        assertEquals(
                walk.heldProperty().get().pos2().orElseThrow(),
                told(Symbol.POS2),
                "the very place is in the worksheet");
        assertSame(document, fixture.session.document());
        robot.release(MouseButton.PRIMARY);
        WindowFixture.await(() -> walk.heldProperty().get().equals(Handles.FREE));
        assertEquals(handle, told(Symbol.POS2));
        assertEquals(drawn, told(Symbol.DRAWN));
        assertSame(document, fixture.session.document(), "nothing is saved");
        assertSame(undo, fixture.session.edits().undoNameProperty().get(), "nothing can be undone");
    }

    @Test
    void aClassGuesses(FxRobot robot) {
        Guess guess = fixture.session.guess();
        WindowFixture.onScreen(() -> fixture.session.playback().jump(MID_SPLINE));
        rest();
        Camera before = remote.camera();
        robot.push(KeyCode.Q);
        rest();
        assertEquals(Guess.State.ASKING, guess.stateProperty().get());
        assertTrue(robot.lookup("#guess-words").match(Node::isVisible).queryAllAs(Label.class).stream()
                .anyMatch(label -> label.getText().contains("0.3 s")));
        robot.push(KeyCode.RIGHT).push(KeyCode.SPACE);
        assertEquals(MID_SPLINE, fixture.session.playback().frameProperty().get(), "not before the guess");
        var run = fixture.session.simulations().runProperty().get();
        var method = run.methods().getFirst();
        Vec2 drawn = new Vec2(method.x(MID_SPLINE + 18), method.y(MID_SPLINE + 18));
        Vec2 place = drawn.plus(new Vec2(0.4, 0.3));
        robot.clickOn(on(remote, place));
        WindowFixture.await(() -> guess.stateProperty().get() == Guess.State.ANSWERED);
        assertEquals(MID_SPLINE + 18, fixture.session.playback().frameProperty().get());
        double pixel = 1 / before.pixelsPerMetre();
        assertEquals(0.5, guess.answer().orElseThrow().fromDrawn(), 2 * pixel);
        assertEquals(1, guess.tallyProperty().get().count());
        rest();
        robot.clickOn("#guess-again");
        assertEquals(Guess.State.ASKING, guess.stateProperty().get());
        robot.push(KeyCode.Q);
        assertEquals(Guess.State.OFF, guess.stateProperty().get());
        rest();
        assertTrue(sameView(before, remote.camera()), () -> before + " is not " + remote.camera());
        assertSame(document, fixture.session.document());
    }
}
