package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Sheet;
import reckon.app.session.StepUnit;
import reckon.app.session.Walk;
import reckon.draw.Theme;
import reckon.explain.Symbol;
import reckon.explain.Term;
import reckon.file.Documents;
import reckon.motion.Vec2;
import reckon.run.Explanation;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.setting.Settings;
import reckon.text.Language;

/** The formula panel: walked through by keys, pointed at, dragged, and heard. */
@ExtendWith(ApplicationExtension.class)
class FormulaPanelTest {
    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");
    private static final PseudoClass QUIET = PseudoClass.getPseudoClass("quiet");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private WindowFixture fixture;
    private Walk walk;

    @Start
    void start(Stage stage) {
        fixture = new WindowFixture(Language.ENGLISH, Theme.LIGHT);
        walk = fixture.session.walk();
        fixture.show(stage, 1000, 1000);
        fixture.session.openReady("demo");
    }

    @AfterEach
    void close() {
        fixture.close();
        assertEquals(List.of(), fixture.wrong);
        assertEquals(List.of(), fixture.unexpected);
    }

    static Stream<Arguments> methods() {
        Stream<Arguments> all = Stream.of("hold", "first", "second", "patent")
                .flatMap(predictor ->
                        Settings.CONVERGENCE.words().stream().map(convergence -> Arguments.of(predictor, convergence)));
        return Stream.concat(all, Stream.of(Arguments.of("snapshot", "snap")));
    }

    private static boolean is(FxRobot robot, String node, PseudoClass state) {
        return robot.lookup(node)
                .tryQuery()
                .filter(found -> found.getPseudoClassStates().contains(state))
                .isPresent();
    }

    /** The symbol that the panel shows the formula of, once it does. */
    private Symbol shown(FxRobot robot) {
        Symbol symbol = walk.current().orElseThrow().symbol();
        WindowFixture.await(() -> is(robot, "#formula-symbols #token-" + symbol.id(), LIT)
                && is(robot, "#step-of-" + symbol.id(), CURRENT));
        return symbol;
    }

    @ParameterizedTest
    @MethodSource("methods")
    void aWholeFrameIsWalkedByTheKeysOfAPresenter(String predictor, String convergence, FxRobot robot) {
        WindowFixture.onScreen(() -> {
            fixture.session.set(Settings.PREDICTOR, predictor, null);
            fixture.session.set(Settings.CONVERGENCE, convergence, null);
        });
        Run run = fixture.settled();
        // a moment after an update, so that a convergence is under way
        WindowFixture.onScreen(() -> fixture.session.playback().seek(2));
        int frame = fixture.session.playback().frameProperty().get();
        robot.push(KeyCode.DIGIT6).push(KeyCode.HOME);
        List<Symbol> steps = walk.worksheetProperty().get().steps().stream()
                .map(Term::symbol)
                .toList();
        List<Symbol> walked = new ArrayList<>(List.of(shown(robot)));
        while (walked.size() < steps.size()) {
            robot.push(KeyCode.PAGE_DOWN);
            walked.add(shown(robot));
        }
        assertEquals(steps, walked);
        assertEquals(Symbol.DRAWN, walked.getLast());
        MethodRun method = run.methods().getFirst();
        assertEquals(
                new Vec2(method.x(frame), method.y(frame)),
                walk.worksheetProperty().get().vector(Symbol.DRAWN));
        assertEquals(frame, fixture.session.playback().frameProperty().get());
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals(frame + 1, fixture.session.playback().frameProperty().get());
        assertEquals(0, walk.stepProperty().get());
        shown(robot);
        robot.push(KeyCode.PAGE_UP);
        assertEquals(frame, fixture.session.playback().frameProperty().get());
        assertEquals(Symbol.DRAWN, shown(robot));
        robot.push(KeyCode.HOME);
        assertEquals(steps.getFirst(), shown(robot));
        robot.push(KeyCode.PAGE_UP);
        assertEquals(frame - 1, fixture.session.playback().frameProperty().get());
        assertEquals(Symbol.DRAWN, shown(robot));
    }

    private void walkTo(FxRobot robot, double seconds, Symbol symbol) {
        fixture.settled();
        WindowFixture.onScreen(() -> {
            fixture.session.playback().seek(seconds);
            fixture.session.stepping().unitProperty().set(StepUnit.TERM);
            walk.first();
            while (walk.current().orElseThrow().symbol() != symbol) {
                walk.walk(1);
            }
        });
        assertEquals(symbol, shown(robot));
    }

    @Test
    void aStepIsWhatIsChosen(FxRobot robot) {
        fixture.settled();
        WindowFixture.onScreen(() -> fixture.session.playback().seek(2));
        var frame = fixture.session.playback().frameProperty();
        int start = frame.get();
        robot.clickOn("#step-frame").push(KeyCode.PAGE_DOWN).push(KeyCode.RIGHT);
        assertEquals(start + 2, frame.get());
        robot.push(KeyCode.SHIFT, KeyCode.LEFT);
        assertEquals(start - 3, frame.get());
        robot.clickOn("#step-packet").push(KeyCode.PAGE_DOWN);
        int next = frame.get();
        WindowFixture.onScreen(() -> {
            fixture.session.playback().jump(start - 3);
            fixture.session.playback().stepToNextPacket();
        });
        assertEquals(frame.get(), next);
        assertFalse(walk.openProperty().get());
        robot.clickOn("#step-term");
        assertTrue(walk.openProperty().get(), "whoever steps by terms sees them");
        int here = frame.get();
        robot.push(KeyCode.HOME).push(KeyCode.RIGHT);
        assertEquals(1, walk.stepProperty().get());
        robot.push(KeyCode.SHIFT, KeyCode.RIGHT);
        assertEquals(6, walk.stepProperty().get());
        robot.push(KeyCode.END);
        assertEquals(Optional.of(Symbol.DRAWN), walk.current().map(Term::symbol));
        assertEquals(here, frame.get(), "all of this was one frame");
        robot.push(KeyCode.PERIOD);
        assertEquals(here + 1, frame.get(), "a frame is always at hand");
        robot.push(KeyCode.DIGIT4);
        assertTrue(robot.lookup("#step-frame").queryAs(ToggleButton.class).isSelected());
        robot.push(KeyCode.END);
        assertEquals(fixture.session.simulations().runProperty().get().frames() - 1, frame.get());
    }

    @Test
    void whatIsPointedAtIsLitAndWhatIsClickedStaysSo(FxRobot robot) {
        walkTo(robot, 8.9, Symbol.P_NEXT);
        robot.moveTo("#formula-symbols #token-pCurrent");
        assertEquals(Optional.of(Symbol.P_CURRENT), walk.pointedProperty().get());
        WindowFixture.await(() -> is(robot, "#formula-numbers #token-pCurrent", LIT)
                && is(robot, "#symbol-pCurrent", LIT)
                && is(robot, "#formula-symbols #token-delta", QUIET));
        assertEquals(1, walk.litPackets().size());
        // what is written in the place of a term is that term
        robot.moveTo("#formula-symbols #token-aveVelocity");
        assertEquals(Optional.of(Symbol.VELOCITY_TERM), walk.pointedProperty().get());
        robot.moveTo("#symbol-aveVelocity");
        WindowFixture.await(() -> is(robot, "#formula-symbols #token-aveVelocity", LIT));
        robot.moveTo("#stage-true");
        WindowFixture.await(() -> is(robot, "#formula-symbols #token-pNext", LIT));
        robot.clickOn("#formula-symbols #token-pCurrent").moveTo("#stage-true");
        assertEquals(Optional.of(Symbol.P_CURRENT), walk.keptProperty().get());
        WindowFixture.await(() -> is(robot, "#formula-symbols #token-pCurrent", LIT));
        robot.clickOn("#formula-symbols #token-delta");
        assertEquals(Symbol.DELTA, shown(robot), "a term that was computed is gone on to");
    }

    @Test
    void theListOfStepsIsWalkedByTheMouse(FxRobot robot) {
        walkTo(robot, 8.9, Symbol.P_NEXT);
        // on a low screen the list begins below it
        Node panel = robot.lookup("#formula").query();
        robot.moveTo(panel).scroll(40, VerticalDirection.DOWN);
        WindowFixture.await(() ->
                robot.lookup("#step-of-delta").match(Node::isVisible).tryQuery().isPresent());
        robot.clickOn("#step-of-delta");
        assertEquals(Symbol.DELTA, shown(robot));
    }

    @Test
    void theKeysOfTheFormulaAreTheFormulas(FxRobot robot) {
        walkTo(robot, 8.9, Symbol.DELTA);
        int step = walk.stepProperty().get();
        Node first = robot.lookup("#formula-symbols #token-delta").query();
        WindowFixture.onScreen(first::requestFocus);
        robot.push(KeyCode.RIGHT);
        assertTrue(robot.lookup("#formula-symbols #token-pTrue").query().isFocused());
        assertEquals(Optional.of(Symbol.P_TRUE), walk.pointedProperty().get());
        robot.push(KeyCode.LEFT);
        assertTrue(first.isFocused());
        assertEquals(step, walk.stepProperty().get(), "the walk stays where it is");
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals(step + 1, walk.stepProperty().get(), "but a presenter goes on");
        assertEquals(Symbol.P_NEXT, shown(robot));
        WindowFixture.await(
                () -> robot.lookup("#formula-symbols #token-pNext").query().isFocused());
    }

    @Test
    void aNumberThatIsSetCanBeDraggedInTheFormula(FxRobot robot, @TempDir Path folder) throws Exception {
        walkTo(robot, 8.9, Symbol.DELTA);
        Scenario before = fixture.session.scenario();
        assertEquals(0.5, fixture.session.get(Settings.C));
        Node number = robot.lookup("#formula-numbers #token-C").query();
        robot.moveTo(number)
                .press(MouseButton.PRIMARY)
                .moveBy(5, 0)
                .moveBy(5, 0)
                .moveBy(5, 0)
                .release(MouseButton.PRIMARY);
        // 200 points are the length of the slider, which is 4
        assertEquals(0.8, fixture.session.get(Settings.C), 0.03);
        assertEquals(Optional.empty(), walk.keptProperty().get(), "a drag is no click");
        Run bent = fixture.settled();
        Path file = folder.resolve("bent.yaml");
        WindowFixture.onScreen(() -> fixture.session.save(file));
        fixture.settled();
        Run saved = Simulator.run(Documents.read(file).scenario());
        int frame = fixture.session.playback().frameProperty().get();
        MethodRun drawn = bent.methods().getFirst();
        assertEquals(saved.methods().getFirst().x(frame), drawn.x(frame), 0);
        assertEquals(saved.methods().getFirst().y(frame), drawn.y(frame), 0);
        assertEquals(
                drawn.x(frame),
                walk.worksheetProperty().get().vector(Symbol.DRAWN).x(),
                0);
        WindowFixture.await(() -> robot.lookup("#symbol-C .symbol-value")
                .queryLabeled()
                .getText()
                .equals(String.format("%.3f", fixture.session.get(Settings.C))));
        WindowFixture.onScreen(() -> fixture.window.requestFocus());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(before, fixture.session.scenario(), "one drag is one step");
    }

    @Test
    void soCanOneInTheTableAndByKeys(FxRobot robot) {
        walkTo(robot, 8.9, Symbol.DELTA);
        robot.moveTo("#symbol-C")
                .press(MouseButton.PRIMARY)
                .moveBy(-10, 0)
                .moveBy(-15, 0)
                .release(MouseButton.PRIMARY);
        assertEquals(0, fixture.session.get(Settings.C), 0.03);
        WindowFixture.onScreen(() -> fixture.session.set(Settings.C, 0.5, null));
        WindowFixture.onScreen(() -> robot.lookup("#symbol-C").query().requestFocus());
        robot.push(KeyCode.PLUS);
        assertEquals(0.51, fixture.session.get(Settings.C), 1e-12);
        robot.push(KeyCode.MINUS).push(KeyCode.MINUS);
        assertEquals(0.49, fixture.session.get(Settings.C), 1e-12);
    }

    /** Whether no Δ is missing on a frame. */
    private static boolean lessons(Run run, int frame) {
        return Explanation.of(run.methods().getFirst(), run.time(frame))
                .flatMap(told -> told.worksheet().term(Symbol.DELTA))
                .flatMap(Term::gap)
                .isEmpty();
    }

    @Test
    void whatIsMissingSaysWhy(FxRobot robot) {
        // the first stall of all has learnt nothing
        Run run = fixture.settled();
        int frame = 0;
        while (lessons(run, frame)) {
            frame++;
        }
        walkTo(robot, run.time(frame), Symbol.DELTA);
        Labeled gap = robot.lookup(".formula-gap").queryLabeled();
        assertTrue(gap.isVisible() && gap.getText().contains("No stall came before this one"), gap.getText());
        assertEquals(
                "missing",
                robot.lookup("#step-of-delta .step-value").queryLabeled().getText());
    }

    @Test
    void whatIsPrintedWronglyStandsBesideTheCorrectedForm(FxRobot robot) {
        walkTo(robot, 8.9, Symbol.ACCELERATION_TERM);
        assertTrue(robot.lookup("#formula-flaw").query().isVisible());
        assertEquals(1, robot.lookup("#flaw-corrected .difference").queryAll().size(), "the half");
        assertEquals(0, robot.lookup("#flaw-printed .difference").queryAll().size());
        WindowFixture.onScreen(() -> walk.walk(-1));
        shown(robot);
        assertFalse(robot.lookup("#formula-flaw").query().isVisible());
    }

    @ParameterizedTest
    @EnumSource
    void everyTermIsSpokenInBothLanguages(Language language, FxRobot robot) {
        WindowFixture.onScreen(() -> fixture.session.look().languageProperty().set(language));
        walkTo(robot, 8.9, Symbol.DELTA);
        String meaning = fixture.session.look().texts().get("term.delta");
        for (String node : List.of("#formula-symbols #token-delta", "#formula-result #token-delta", "#step-of-delta")) {
            Node term = robot.lookup(node).query();
            assertTrue(term.isFocusTraversable(), node);
            WindowFixture.await(() -> term.getAccessibleText().contains(meaning));
        }
        assertTrue(robot.lookup("#symbol-C").query().getAccessibleText().contains("0.5"));
    }

    @Test
    void otherSheetsAreChosen(FxRobot robot) {
        walkTo(robot, 3, Symbol.DRAWN);
        robot.clickOn("#sheet-packet");
        assertEquals(Sheet.PACKET, walk.sheetProperty().get());
        int packet = walk.packetProperty().get();
        assertTrue(fixture.session
                        .simulations()
                        .runProperty()
                        .get()
                        .packets()
                        .get(packet)
                        .pdu()
                        .sent()
                <= 3);
        robot.clickOn("#packet-after");
        assertEquals(packet + 1, walk.packetProperty().get());
        WindowFixture.await(() ->
                is(robot, "#step-of-lost", PseudoClass.getPseudoClass("apart")) || is(robot, "#step-of-lost", CURRENT));
        robot.clickOn("#sheet-sender");
        WindowFixture.await(
                () -> robot.lookup("#step-of-aveAcceleration").tryQuery().isPresent());
        robot.clickOn("#sheet-measures");
        WindowFixture.await(() -> robot.lookup("#step-of-error").tryQuery().isPresent());
    }

    @Test
    void thePanelFoldsLikeTheOthers(FxRobot robot) {
        assertFalse(robot.lookup("#formula").query().isVisible());
        robot.push(KeyCode.V);
        assertTrue(walk.openProperty().get());
        assertTrue(robot.lookup("#formula").query().isVisible());
        assertFalse(robot.lookup("#settings").query().isVisible(), "there is room for one");
        assertEquals(
                List.of("settings", "measures"), fixture.window.foldedProperty().get());
        WindowFixture.onScreen(() -> fixture.window.fold(List.of("formula", "measures")));
        assertFalse(walk.openProperty().get());
        WindowFixture.onScreen(() -> fixture.window.fold(List.of("settings", "measures")));
        assertTrue(walk.openProperty().get());
        robot.clickOn("#fold-formula");
        assertFalse(walk.openProperty().get());
    }
}
