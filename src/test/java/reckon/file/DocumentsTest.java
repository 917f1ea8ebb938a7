package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.method.Method;
import reckon.motion.Generator;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.setting.Settings;

class DocumentsTest {
    private static final String LAP = "track: {generator: lap}\n";
    private static final String CSV = "time,x,y\n0,0,0\n1,2,3\n";
    private static final String DELAYS = "time(s) x y delay(ms)\n0 0 0 50\n1 2 3 60\n";

    @TempDir
    Path folder;

    private Path put(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.toAbsolutePath().getParent());
        return Files.writeString(file, text);
    }

    private static List<String> names(String methods) throws InputException {
        Scenario scenario = Documents.parse(LAP + methods, Path.of("s.yaml")).scenario();
        return scenario.methods().stream().map(Method::name).toList();
    }

    @Test
    void whatIsLeftOutTakesItsDefault() throws InputException {
        assertEquals(
                Scenario.of(TrackSource.Generated.of(Generator.LAP, 20, 42)),
                Documents.parse(LAP, Path.of("s.yaml")).scenario());
    }

    @Test
    void methodsWithoutANameAreCalledByWhatTheyDo() throws InputException {
        assertEquals(
                List.of("first + snap", "second + cubic 2", "snapshot", "second + cubic", "second + cubic 3"),
                names("""
                    methods:
                      - {predictor: first, convergence: snap}
                      - {}
                      - {predictor: snapshot}
                      - {name: second + cubic}
                      - {}
                    """));
    }

    @Test
    void jsonIsReadToo() throws InputException {
        String json = """
            {"format": "reckon/1", "seed": 7, "track": {"points": [[0, 1.5, 2e0], [1, -1, 0]]},
             "sender": {"policy": "interval"}, "methods": [{"name": "\\u4e8c", "timeStamps": false}]}
            """;
        Scenario scenario = Documents.parse(json, Path.of("s.json")).scenario();
        assertEquals(7, scenario.seed());
        assertEquals(2, scenario.track().y(0));
        assertEquals("二", scenario.methods().getFirst().name());
    }

    @Test
    void aByteOrderMarkAndWindowsLinesAreTolerated() throws InputException, IOException {
        Path file = put("s.yaml", "\uFEFFseed: 5\r\ntrack:\r\n  points: |\r\n    0 0 0\r\n\r\n    1 1 1\r\n");
        Scenario scenario = Documents.read(file).scenario();
        assertEquals(5, scenario.seed());
        assertEquals(2, scenario.track().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                LAP,
                "# by hand\n\nseed: 5\n" + LAP,
                "---\n" + LAP,
                "{track: {generator: lap}}",
                "\uFEFF" + LAP,
                "\"track\": {generator: lap}"
            })
    void aScenarioIsToldByItsContent(String text) throws InputException, IOException {
        Path file = put("no-ending", text);
        assertEquals(Optional.of(file), Documents.open(file).path());
    }

    @Test
    void aRecordingBecomesAScenario() throws InputException, IOException {
        Document document = Documents.open(put("car.csv", CSV));
        assertEquals(Optional.empty(), document.path());
        assertInstanceOf(TrackSource.Recorded.class, document.scenario().source());
        assertEquals("threshold", document.scenario().sender().values().get(Settings.POLICY));
        assertTrue(!document.scenario().network().recorded());
        Scenario delayed = Documents.open(put("car.txt", DELAYS)).scenario();
        assertEquals("interval", delayed.sender().values().get(Settings.POLICY));
        assertTrue(delayed.network().recorded());
    }

    @Test
    void referencesFollowTheScenario() throws InputException, IOException {
        put("数据/car.csv", CSV);
        put("数据/log.csv", "sent,arrived\n0,0.1\n");
        String text = "track: {recording: ../数据/car.csv} # beside\nnetwork:\n  log: ../数据/log.csv\n";
        Document document = Documents.read(put("a/s.yaml", text));
        Path elsewhere = Files.createDirectories(folder.resolve("b/c")).resolve("t.yaml");
        Document moved = Documents.write(document, elsewhere);
        assertEquals(text.replace("../数据", "../../数据"), Files.readString(elsewhere));
        assertEquals(moved.scenario(), Documents.read(elsewhere).scenario());
        assertEquals(document.scenario().track(), moved.scenario().track());
        Documents.write(moved, folder.resolve("a/u.yaml"));
        assertEquals(text, Files.readString(folder.resolve("a/u.yaml")));
    }

    @Test
    void anImportedRecordingIsReferredToFromWhereTheScenarioIs() throws InputException, IOException {
        Document document = Documents.open(put("数据/car.txt", DELAYS));
        Path file = Files.createDirectories(folder.resolve("a")).resolve("s.yaml");
        Document written = Documents.write(document, file);
        assertTrue(Files.readString(file).contains("recording: ../数据/car.txt\n"));
        assertEquals(written.scenario(), Documents.read(file).scenario());
    }

    @Test
    void anAbsoluteReferenceStays() throws InputException, IOException {
        Path car = put("car.csv", CSV).toAbsolutePath();
        Document document = Documents.read(put("a/s.yaml", "track: {recording: " + car + "}\n"));
        Path elsewhere = Files.createDirectories(folder.resolve("b")).resolve("s.yaml");
        assertEquals(document.scenario(), Documents.write(document, elsewhere).scenario());
    }

    @Test
    void aFileIsWholeOrAsItWas() throws IOException {
        Path file = put("s.yaml", "before");
        IOException failed = assertThrows(
                IOException.class,
                () -> Replacement.write(file, out -> {
                    out.write(1);
                    throw new IOException("the disk is full");
                }));
        assertEquals(file + ": cannot be written: the disk is full", failed.getMessage());
        assertEquals("before", Files.readString(file));
        Replacement.write(file, out -> out.write('a'));
        assertEquals("a", Files.readString(file));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = put("s.yaml", "before");
        Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), file);
        Replacement.write(link, out -> out.write('a'));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("a", Files.readString(file));
    }

    @Test
    void whereNothingCanBeWrittenTheMessageNamesTheFile() {
        Path file = folder.resolve("nix/s.yaml");
        IOException failed = assertThrows(IOException.class, () -> Replacement.write(file, out -> out.write('a')));
        assertEquals(file + ": its folder does not exist; make it first", failed.getMessage());
        IOException onFolder = assertThrows(IOException.class, () -> Replacement.write(folder, out -> out.write('a')));
        assertEquals(folder + ": is a folder; name a file", onFolder.getMessage());
    }
}
