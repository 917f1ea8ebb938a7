package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What {@code reckon explain} tells of an event of a game. */
class ExplainGameTest {
    @TempDir
    Path folder;

    private Path game;

    /** B hears late of a command, and lets A run after. */
    @BeforeEach
    void writeAGame() throws IOException {
        game = Files.writeString(folder.resolve("game.yaml"), """
            scheme:
              kind: prediction-and-pull
              clients:
                A: {up: 0.1, down: 0.07, clockOffset: 2.4, join: 0.5}
                B: {up: 0.13, down: 0.13, clockOffset: -4.4, drift: 20, join: 0.5}
              commands: [{at: 2.0, client: A, from: [-1, 0], to: [4, 0]}]
              lead: 0.4
            """);
    }

    private InProcess explain(Object... more) {
        Object[] arguments = new Object[more.length + 2];
        arguments[0] = "explain";
        arguments[1] = game;
        System.arraycopy(more, 0, arguments, 2, more.length);
        return InProcess.reckon(arguments);
    }

    @SuppressWarnings("unchecked")
    private Map<String, Object> json(Object... more) {
        InProcess result = explain(more);
        assertEquals(0, result.code(), result.err());
        return (Map<String, Object>) new Load(LoadSettings.builder().build()).loadFromString(result.out());
    }

    @Test
    void aMomentIsThatOfTheLastEvent() {
        Map<String, Object> told = json("--json", "--at", "2.3");
        assertEquals("prediction-and-pull", told.get("method"));
        assertEquals("B", told.get("node"));
        assertEquals("run", told.get("event"));
        assertEquals(2.235, told.get("time"));
        assertEquals(told, json("--json", "--event", told.get("row")));
        assertEquals((0.22 + 0.4) * 2 / 0.4, (double) told.get("result"), 0.1);
    }

    @Test
    @SuppressWarnings("unchecked")
    void bothFormsOfTheLatenessAreThere() {
        Map<String, Object> lateness = ((List<Map<String, Object>>)
                        json("--json", "--at", "2.3").get("terms"))
                .stream()
                        .filter(term -> term.get("id").equals("lateness"))
                        .findFirst()
                        .orElseThrow();
        assertEquals("max(0, C(t) − T0′)", lateness.get("formula"));
        assertEquals("lateness-from-t1", lateness.get("flaw"));
        assertEquals("max(0, C(t) − T1′)", ((Map<String, Object>) lateness.get("other")).get("formula"));
        String text = explain("--at", "2.3").out();
        assertTrue(text.contains("L = max(0, C(t) − T1′)  ") && text.contains("L = max(0, C(t) − T0′)"), text);
        assertTrue(text.contains("corrected (taken here)"), text);
        assertTrue(text.contains("With the lateness as printed"), text);
    }

    @Test
    void itIsToldInChineseToo() {
        String text = explain("--at", "2.3", "--lang", "zh-CN").out();
        assertTrue(text.contains("“追赶”（B）是怎样得来的") && text.contains("逐步计算"), text);
        assertTrue(text.contains("预测拉扯，迟到量") && !text.contains("prediction"), text);
        assertTrue(explain("--at", "2.12", "--lang", "zh-CN").out().contains("（服务器）是怎样得来的"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --at 0.2    | no event has happened by --at 0.2; the first event is at 0.5 s
        --at 99     | its game goes from 0 to
        --at -1     | its game goes from 0 to
        --event 500 | has no event 500; its events are 0 to
        --event -1  | has no event -1; its events are 0 to
        """)
    void whatIsNotThereIsSaidInOneLine(String arguments, String why) {
        InProcess result = explain((Object[]) arguments.split(" ", -1));
        assertEquals(1, result.code());
        assertTrue(result.err().contains(why), result.err());
        assertEquals(1, result.err().lines().count(), result.err());
    }

    @Test
    void eventsAreOfGamesAndMethodsAreNot() throws IOException {
        assertTrue(explain("--at", "1", "--method", "x").err().contains("has no methods"));
        game = Files.writeString(folder.resolve("track.yaml"), "track: {generator: circle, duration: 2}\n");
        InProcess result = explain("--event", "3");
        assertEquals(1, result.code());
        assertTrue(result.err().contains("has no events"), result.err());
        assertEquals(2, explain().code());
        assertEquals(2, explain("--at", "1", "--event", "3").code());
    }
}
