package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
    @TempDir
    Path folder;

    private Path scenario;

    @BeforeEach
    void writeAScenario() throws IOException {
        scenario = Files.writeString(
                folder.resolve("lap.yaml"),
                "track: {generator: lap, duration: 2}\nmethods:\n- {}\n- {name: 快照, predictor: snapshot}\n");
    }

    @Test
    void runPrintsTheMeasures() {
        InProcess result = InProcess.reckon("run", scenario);
        List<String> lines = result.out().lines().toList();
        assertAll(
                () -> assertEquals(0, result.code()),
                () -> assertEquals("", result.err()),
                () -> assertEquals(13, lines.size()),
                () -> assertEquals("                      second + cubic    快照", lines.getFirst()),
                () -> assertTrue(lines.get(1).matches("rms            m +\\d\\.\\d+ +\\d\\.\\d+"), lines.get(1)));
    }

    @Test
    void runPrintsTheSameWhateverTheLocale() {
        Locale before = Locale.getDefault();
        String english = InProcess.reckon("run", scenario).out();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals(english, InProcess.reckon("run", scenario).out());
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void runWritesWhatIsAskedFor() throws IOException {
        Path frames = Files.writeString(folder.resolve("frames.csv"), "before");
        Path packets = folder.resolve("packets.csv");
        Path measures = folder.resolve("measures.csv");
        Path pcap = folder.resolve("run.pcap");
        InProcess result = InProcess.reckon(
                "run", scenario, "--frames", frames, "--packets=" + packets, "--measures", measures, "--pcap", pcap);
        assertAll(
                () -> assertEquals(0, result.code(), result.err()),
                () -> assertTrue(result.out().startsWith("      ")),
                () -> assertEquals(1 + 2 * 181, Files.readAllLines(frames).size()),
                () -> assertTrue(Files.readString(packets).startsWith("number,copy,sent,")),
                () -> assertEquals(3, Files.readAllLines(measures).size()),
                () -> assertEquals(24, Files.size(pcap) % 188));
    }

    @Test
    void onStandardOutputATableIsAlone() {
        InProcess result = InProcess.reckon("run", scenario, "--measures", "-");
        assertEquals(0, result.code());
        assertEquals(3, result.out().lines().count());
        assertTrue(result.out().startsWith("method,rms,"));
    }

    @Test
    void importMakesAScenarioThatRuns() throws IOException {
        Path recording = Files.writeString(folder.resolve("car.txt"), "time(s) x y delay(ms)\n0 0 0 50\n1 2 3 60\n");
        Path out = folder.resolve("car.yaml");
        InProcess imported = InProcess.reckon("import", recording, "--out", out);
        assertEquals(new InProcess(0, "", ""), imported);
        assertEquals(0, InProcess.reckon("run", out).code());
        assertEquals(InProcess.reckon("run", out), InProcess.reckon("run", recording));
        InProcess printed = InProcess.reckon("import", recording, "--out", "-");
        assertTrue(printed.out().contains("recorded: true"), printed.out());
        assertEquals(1, InProcess.reckon("import", out, "--out", "-").code());
    }

    @Test
    void checkTellsEverythingThatIsWrong() throws IOException {
        assertEquals(new InProcess(0, "1 file, nothing wrong\n", ""), InProcess.reckon("check", folder));
        Path inner = Files.createDirectories(folder.resolve("inner"));
        Files.writeString(inner.resolve("notes.txt"), "no scenario");
        Path bad = Files.writeString(inner.resolve("bad.yml"), "track: {}\nnetwork:\n  delay: x\n  jitter: -1\n");
        Path worse = Files.writeString(inner.resolve("worse.json"), "{");
        InProcess result = InProcess.reckon("check", scenario, folder);
        List<String> lines = result.err().lines().toList();
        assertAll(
                () -> assertEquals(1, result.code()),
                () -> assertEquals(4, lines.size(), result.err()),
                () -> assertTrue(lines.get(0).startsWith(bad + ":1: track: ")),
                () -> assertTrue(lines.get(1).startsWith(bad + ":3: network.delay: ")),
                () -> assertTrue(lines.get(2).startsWith(bad + ":4: network.jitter: ")),
                () -> assertTrue(lines.get(3).startsWith(worse + ":1: ")));
    }

    @Test
    void withoutACommandTheWindowOpens() {
        assertEquals(new InProcess(42, "", ""), InProcess.reckon());
        assertEquals(new InProcess(42, "", ""), InProcess.reckon(scenario));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "run a b",
                "run --wobble a",
                "run a --frames",
                "import a",
                "check",
                "--wobble",
                "rnu a",
                "run a --frames - --packets -",
                "run a --frames b --packets ./b",
                "run a --frames a",
                "import a --out ./a"
            })
    void aWrongCommandLineEndsWithAUsageLine(String words) {
        InProcess result = InProcess.reckon((Object[]) words.split(" "));
        assertAll(
                () -> assertEquals(2, result.code()),
                () -> assertEquals("", result.out()),
                () -> assertTrue(result.err().contains("Usage: reckon"), result.err()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "run --help", "import -h", "check --help"})
    void helpIsAtHand(String words) {
        InProcess result = InProcess.reckon((Object[]) words.split(" "));
        assertEquals(0, result.code());
        assertTrue(result.out().startsWith("Usage: reckon"), result.out());
    }

    @Test
    void theVersionIsSaid() {
        assertTrue(InProcess.reckon("--version").out().startsWith("reckon "));
    }

    @Test
    void aResultThatCannotBeWrittenIsToldInOneLine() {
        Path nowhere = folder.resolve("nix/frames.csv");
        assertEquals(
                new InProcess(1, "", nowhere + ": its folder does not exist; make it first" + System.lineSeparator()),
                InProcess.reckon("run", scenario, "--frames", nowhere));
    }
}
