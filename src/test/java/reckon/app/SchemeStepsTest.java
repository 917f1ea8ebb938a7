package reckon.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import reckon.app.session.Session;
import reckon.app.session.StepUnit;
import reckon.explain.Symbol;
import reckon.explain.Worksheet;
import reckon.file.Tables;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.scheme.Details;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;

/** Goes through whole games by one key alone, term by term, and holds that every event is told by the log's own numbers. */
@ExtendWith(ApplicationExtension.class)
class SchemeStepsTest {
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

    private int event() {
        return session.play().eventProperty().get();
    }

    @ParameterizedTest
    @ValueSource(strings = {"game-late", "game-wall"})
    void pageDownGoesThroughEveryTermOfEveryEvent(String name, FxRobot robot) {
        GameRun run = window.open(name, 0);
        List<CSVRecord> log = log(run);
        assertEquals(run.happenings().size(), log.size());
        robot.push(KeyCode.DIGIT6);
        assertEquals(StepUnit.TERM, session.stepping().unitProperty().get());
        assertTrue(session.walk().openProperty().get(), "whoever steps by terms sees them");
        WindowFixture.onScreen(() -> session.play().look(0));
        robot.push(KeyCode.HOME);
        assertEquals(0, event());

        List<Integer> visited = new ArrayList<>(List.of(0));
        List<Integer> steps = new ArrayList<>(List.of(0));
        holdEvent(run, log, 0);
        robot.push(KeyCode.PAGE_DOWN);
        WindowFixture.onScreen(() -> {
            int before = -1;
            while (before != place()) {
                before = place();
                if (event() != visited.getLast()) {
                    assertEquals(0, session.walk().stepProperty().get(), "a sheet is entered at its first term");
                    visited.add(event());
                    steps.add(0);
                    holdEvent(run, log, event());
                }
                steps.set(steps.size() - 1, steps.getLast() + 1);
                press(KeyCode.PAGE_DOWN);
            }
        });
        assertEquals(IntStream.range(0, log.size()).boxed().toList(), visited, "every event, in order");
        // the very first press was the robot's
        steps.set(0, steps.getFirst() + 1);
        assertEquals(
                IntStream.range(0, log.size())
                        .mapToObj(event -> run.worksheet(event).steps().size())
                        .toList(),
                steps,
                "every term");
        goesBack(run, log, robot);
    }

    /** Where one is, among all terms of all events. */
    private int place() {
        return event() * 1000 + session.walk().stepProperty().get();
    }

    private void goesBack(GameRun run, List<CSVRecord> log, FxRobot robot) {
        robot.push(KeyCode.PAGE_UP);
        WindowFixture.onScreen(() -> {
            int last = log.size() - 1;
            List<Integer> back = new ArrayList<>(List.of(event()));
            while (event() > last - 8) {
                press(KeyCode.PAGE_UP);
                if (event() != back.getLast()) {
                    back.add(event());
                    holdEvent(run, log, event());
                    Worksheet sheet = session.walk().worksheetProperty().get();
                    assertEquals(
                            sheet.steps().size() - 1,
                            session.walk().stepProperty().get(),
                            "entered at its last term");
                }
            }
            int first = back.getFirst();
            assertEquals(
                    IntStream.iterate(first, one -> one >= last - 8, one -> one - 1)
                            .boxed()
                            .toList(),
                    back);
        });
    }

    private void holdEvent(GameRun run, List<CSVRecord> log, int event) {
        Worksheet sheet = session.walk().worksheetProperty().get();
        assertEquals(run.worksheet(event).terms(), sheet.terms());
        Happening happening = run.happenings().get(event);
        assertEquals(SimulationTime.seconds(happening.micros()), session.play().moment());
        CSVRecord row = log.get(event);
        assertEquals(happening.what().word(), row.get("event"));
        for (String part : row.get("detail").split(";", -1)) {
            String name = part.substring(0, Math.max(0, part.indexOf('=')));
            if (!name.isEmpty() && Details.isTerm(name)) {
                String[] numbers = part.substring(name.length() + 1).split(" ", -1);
                hold(numbers, Details.symbol(happening.what(), name), sheet);
            }
        }
    }

    private static void hold(String[] numbers, Symbol symbol, Worksheet sheet) {
        if (numbers.length == 2) {
            Vec2 told = new Vec2(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
            assertEquals(told, sheet.vector(symbol));
        } else {
            assertEquals(Double.parseDouble(numbers[0]), sheet.number(symbol));
        }
    }

    /** The event log, as the program writes it. */
    private static List<CSVRecord> log(GameRun run) {
        try {
            StringBuilder text = new StringBuilder();
            Tables.events(run, text);
            return CSVFormat.DEFAULT
                    .builder()
                    .setHeader()
                    .setSkipHeaderRecord(true)
                    .get()
                    .parse(new StringReader(text.toString()))
                    .getRecords();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As fast as keys can be: hundreds of them by a robot take long. */
    private void press(KeyCode code) {
        for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            window.fixture.window.fireEvent(new KeyEvent(type, "", "", code, false, false, false, false));
        }
    }
}
