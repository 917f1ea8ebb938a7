package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with a file, the program says so in one line that names file, line, key and remedy, and ends with 1. */
class BadInputTest {
    private static final String LAP = "track: {generator: lap}\n";

    @TempDir
    Path folder;

    static Stream<Arguments> scenarios() {
        return Stream.of(
                arguments(
                        "torn in a list",
                        "track:\n  points: [[0,0,0], [0.5,",
                        2,
                        "track.points",
                        "mend it, or take it out"),
                arguments(
                        "torn in a block",
                        "track:\n  points: |\n    0 0 0\n    1 2",
                        4,
                        "track.points",
                        "three numbers"),
                arguments("torn in quotes", LAP + "methods:\n  - name: \"a", 3, "methods.name", "mend it"),
                arguments("torn behind a key", LAP + "network:\n", 2, "network", "leave it out"),
                arguments("torn before the track", "format: reckon/1\nseed: 4\n", 1, "track", "give points"),
                arguments("wrong key", LAP + "network:\n  dealy: 1\n", 3, "network.dealy", "did you mean delay?"),
                arguments("wrong key at the top", "trak: {generator: lap}\n", 1, "trak", "did you mean track?"),
                arguments("key of another section", LAP + "delay: 1\n", 2, "delay", "it belongs to the network"),
                arguments(
                        "unknown key",
                        LAP + "sender: {wobble: 1}\n",
                        2,
                        "sender.wobble",
                        "there are policy, threshold"),
                arguments("nested key", LAP + "network: {loss: {z: 1}}\n", 2, "network.loss.z", "there are kind, p, r"),
                arguments("key twice", LAP + "seed: 1\nseed: 2\n", 3, "seed", "a second time, after line 2"),
                arguments(
                        "wrong type",
                        LAP + "network:\n  delay: fast\n",
                        3,
                        "network.delay",
                        "a number, 0 to 3600, not fast"),
                arguments(
                        "number in quotes", LAP + "sender: {tick: '0.1'}\n", 2, "sender.tick", "take away the quotes"),
                arguments("number with unit", LAP + "network: {delay: 20ms}\n", 2, "network.delay", "without its unit"),
                arguments("number for a section", LAP + "network: 5\n", 2, "network", "keys with values, not 5"),
                arguments("list for a number", LAP + "network: {queue: [1]}\n", 2, "network.queue", "not a list"),
                arguments(
                        "word for a switch",
                        LAP + "network: {recorded: yes}\n",
                        2,
                        "network.recorded",
                        "true or false"),
                arguments("fraction for a seed", LAP + "seed: 1.5\n", 2, "seed", "a whole number"),
                arguments("number for a name", LAP + "methods: [{name: 5}]\n", 2, "methods[0].name", "in quotes"),
                arguments(
                        "wrong word",
                        LAP + "methods:\n- predictor: secnd\n",
                        3,
                        "methods[0].predictor",
                        "mean second?"),
                arguments("no number", LAP + "network: {delay: .nan}\n", 2, "network.delay", "0 to 3600, not .nan"),
                arguments("NaN", LAP + "network: {delay: NaN}\n", 2, "network.delay", "0 to 3600, not NaN"),
                arguments("infinite", LAP + "network: {delay: .inf}\n", 2, "network.delay", "0 to 3600, not .inf"),
                arguments("too great to be one", LAP + "network: {delay: 1e999}\n", 2, "network.delay", "not 1e999"),
                arguments(
                        "negative delay", LAP + "network: {delay: -0.1}\n", 2, "network.delay", "0 to 3600, not -0.1"),
                arguments("more than a share", LAP + "network: {loss: {p: 2}}\n", 2, "network.loss.p", "0 to 1, not 2"),
                arguments("no methods", LAP + "methods: []\n", 2, "methods", "1 to 8 may be"),
                arguments(
                        "nine methods", LAP + "methods: [{},{},{},{},{},{},{},{},{}]\n", 2, "methods", "1 to 8 may be"),
                arguments(
                        "one name twice", LAP + "methods:\n- name: a\n- name: a\n", 4, "methods[1].name", "of its own"),
                arguments("other format", "format: reckon/2\n" + LAP, 1, "format", "must be reckon/1"),
                arguments(
                        "game of nobody",
                        "format: reckon/1\nscheme: {kind: verified-first}\n",
                        2,
                        "scheme.clients",
                        "give each client its up and down"),
                arguments("no path", "track: {}\n", 1, "track", "give one of points, generator or recording"),
                arguments(
                        "two paths",
                        "track: {generator: lap, points: []}\n",
                        1,
                        "track.generator",
                        "one path too many"),
                arguments("no generator", "track: {generator: lapp}\n", 1, "track.generator", "did you mean lap?"),
                arguments("long", "track: {generator: lap, duration: 1e9}\n", 1, "track.duration", "0 to 3600"),
                arguments("no duration", "track: {points: [], duration: 5}\n", 1, "track.duration", "take it out"),
                arguments(
                        "backwards",
                        "track:\n  points: |\n    0 0 0\n    2 0 0\n    1 0 0\n",
                        5,
                        "track.points",
                        "sort"),
                arguments(
                        "backwards in a list",
                        "track:\n  points: [[1,0,0],\n    [0,0,0]]\n",
                        3,
                        "track.points",
                        "sort"),
                arguments("before 0", "track: {points: [[-1, 0, 0]]}\n", 1, "track.points", "0 to 86400 s, not -1 s"),
                arguments("far away", "track: {points: [[0, 0, 1e10]]}\n", 1, "track.points", "not 10000000000 m"),
                arguments(
                        "two numbers", "track: {points: [[0, 0]]}\n", 1, "track.points", "[t, x, y], not a list of 2"),
                arguments("no point", "track: {points: [[0, 0, x]]}\n", 1, "track.points", "must be numbers, not x"),
                arguments("stall", LAP + "network:\n  stalls:\n  - at: 1\n", 4, "network.stalls[0]", "has no length"),
                arguments(
                        "override",
                        LAP + "network: {overrides: [{sent: 1}]}\n",
                        2,
                        "network.overrides[0]",
                        "no arrived"),
                arguments(
                        "lost that arrives",
                        LAP + "network: {overrides: [{sent: 1, lost: true, arrived: 2}]}\n",
                        2,
                        "network.overrides[0].arrived",
                        "keep one"),
                arguments("no recording", "track:\n  recording: nix.csv\n", 2, "track.recording", "no such file"),
                arguments("no log", LAP + "network:\n  log: nix.csv\n", 3, "network.log", "no such file"),
                arguments(
                        "too many looks",
                        "track: {points: [[0,0,0], [86400,0,0]]}\nsender: {tick: 0.001}\n",
                        2,
                        "sender",
                        "tick or interval longer"),
                arguments("tab", "track:\n\tgenerator: lap\n", 2, "track", "TAB"),
                arguments("two documents", LAP + "---\n" + LAP, 2, "", "single document"),
                arguments("no anchor", "track: *t\n", 1, "track", "undefined alias"),
                arguments("control character", "track:\n  generator: l\u0001p\n", 2, "", "U+0001"),
                arguments("a word", "hello\n", 1, "", "a scenario has keys"),
                arguments("comments only", "# nothing\n", 1, "", "needs a track"),
                arguments("empty", "", 1, "", "is empty"),
                arguments("deep", "track: " + "[".repeat(100_000), 1, "track", "write it flat"),
                arguments("deep keys", "track: " + "{a: ".repeat(100_000), 1, "track.a", "write it flat"),
                arguments("a bomb", bomb(), 8, "g", "write the values out"),
                arguments("noise", noise(), 1, "", "save it as plain text in UTF-8"));
    }

    /** A few lines that would be a billion values. */
    private static String bomb() {
        StringBuilder bomb = new StringBuilder(LAP).append("a: &a [x, x, x, x, x, x, x, x, x]\n");
        for (char name = 'b'; name <= 'j'; name++) {
            String before = "*" + (char) (name - 1);
            bomb.append(name + ": &" + name + " [" + (before + ", ").repeat(8) + before + "]\n");
        }
        return bomb.toString();
    }

    private static byte[] noise() {
        byte[] noise = new byte[10_000];
        new Random(7).nextBytes(noise);
        noise[0] = (byte) 0xff;
        return noise;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void aWrongScenarioIsToldInOneLine(String what, Object content, int line, String key, String remedy)
            throws IOException {
        Path file = folder.resolve("s.yaml");
        Files.write(
                file,
                content instanceof byte[] bytes ? bytes : content.toString().getBytes(StandardCharsets.UTF_8));
        String place = file + ":" + line + ": " + (key.isEmpty() ? "" : key);
        assertOneLine(InProcess.reckon("run", file), place, remedy);
        InProcess check = InProcess.reckon("check", folder);
        assertAll(
                () -> assertEquals(1, check.code()),
                () -> assertTrue(check.err().startsWith(place), check.err()),
                () -> assertEquals("", check.out()));
    }

    static Stream<Arguments> recordings() {
        return Stream.of(
                arguments("backwards.csv", "time,x,y\n0,0,0\n2,0,0\n1,0,0\n", 4, "time", "sort"),
                arguments("interval.csv", "x,y,dt\n0,0,0\n2,0,-0.5\n", 3, "dt", "run backwards"),
                arguments(
                        "word.csv",
                        "time,x,y\n0,0,0\n\n2,zero,0\n",
                        4,
                        "x",
                        "a number, not zero; mend or delete the row"),
                arguments("short.csv", "time,x,y\n0,0\n", 2, "y", "a number, not nothing"),
                arguments("nan.csv", "time,x,y\n0,NaN,0\n", 2, "x", "a number, not NaN"),
                arguments("names.csv", "when,x,y\n0,0,0\n", 1, "", "must name columns time, x and y"),
                arguments("rows.csv", "time,x,y\n", 1, "", "has no rows"),
                arguments("quotes.csv", "time,x,y\n0,\"1\"2,3\n", 2, "", "mend the quotes"),
                arguments("blank.csv", "\n\n", 1, "", "a line of names"),
                arguments("delay.txt", "time x y delay(ms)\n0 0 0 -1\n", 2, "delay(ms)", "0 or more"),
                arguments("late.csv", "time(s),x,y\n0,0,0\n1e6,0,0\n", 3, "time(s)", "0 to 86400 s"),
                arguments("no.gpx", "<gpx></gpx>", 1, "trkpt", "needs a track with times"),
                arguments("torn.gpx", "<gpx>\n<trk>", 2, "", "export the track again"),
                arguments("timeless.gpx", "<gpx>\n<trkpt lat='1' lon='1'/></gpx>", 2, "trkpt", "with times"),
                arguments("pole.gpx", "<gpx>\n<trkpt lat='91' lon='1'/></gpx>", 2, "lat", "-90 to 90, not 91"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("recordings")
    void aWrongRecordingIsToldInOneLine(String name, String content, int line, String key, String remedy)
            throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, content);
        Path out = folder.resolve("out.yaml");
        String place = file + ":" + line + ": " + key;
        assertOneLine(InProcess.reckon("import", file, "--out", out), place, remedy);
        assertOneLine(InProcess.reckon("run", file), place, remedy);
        assertFalse(Files.exists(out));
    }

    @Test
    void aWrongRecordingOfAScenarioIsToldToo() throws IOException {
        Files.writeString(folder.resolve("car.csv"), "time,x,y\n1,0,0\n0,0,0\n");
        Path file = Files.writeString(folder.resolve("s.yaml"), "track: {recording: car.csv}\n");
        assertOneLine(InProcess.reckon("run", file), folder.resolve("car.csv") + ":3: time", "sort");
    }

    @Test
    void aMissingFileIsToldInOneLine() {
        assertOneLine(InProcess.reckon("run", "nix.yaml"), "nix.yaml: ", "there is no such file");
        assertOneLine(InProcess.reckon("import", "nix.csv", "--out", "x.yaml"), "nix.csv: ", "check its name");
        assertOneLine(InProcess.reckon("check", "nix.yaml"), "nix.yaml: ", "there is no such file");
        assertOneLine(InProcess.reckon("nix.yaml"), "nix.yaml: ", "there is no such file");
    }

    @Test
    void aFolderIsToldInOneLine() {
        assertOneLine(InProcess.reckon("run", folder), folder + ": ", "is a folder; name a file in it");
    }

    @Test
    void aHugeFileIsRefusedAtOnce() throws IOException {
        for (String name : new String[] {"huge.yaml", "huge.csv"}) {
            Path file = folder.resolve(name);
            try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw")) {
                content.writeBytes("time,x,y\n");
                content.setLength(1L << 40);
            }
            Assertions.assertTimeout(
                    Duration.ofSeconds(5),
                    () -> assertOneLine(InProcess.reckon("run", file), file + ": ", "MB are read; "));
        }
    }

    @Test
    void eventsAreForSchemes() throws IOException {
        Path file = Files.writeString(folder.resolve("s.yaml"), LAP);
        assertOneLine(InProcess.reckon("run", file, "--events", "-"), file + ": ", "leave --events out");
    }

    private static void assertOneLine(InProcess result, String place, String remedy) {
        assertAll(
                () -> assertEquals(1, result.code()),
                () -> assertEquals("", result.out()),
                () -> assertEquals(1, result.err().lines().count(), result.err()),
                () -> assertTrue(result.err().startsWith(place), result.err()),
                () -> assertTrue(result.err().contains(remedy), result.err()),
                () -> assertFalse(
                        result.err().contains("Exception") || result.err().contains("\tat "), result.err()));
    }
}
