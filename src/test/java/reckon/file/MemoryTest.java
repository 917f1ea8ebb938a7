package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.setting.Settings;
import reckon.text.Language;

/** What the program remembers from one start to the next; nothing that lies there stops a start. */
class MemoryTest {
    private static final String SCENARIO = """
        # by hand
        track:
          points: [[0, 0, 0], [1, 2, 0]] # two
        """;

    @TempDir
    private Path folder;

    private Memory memory;

    @BeforeEach
    void open() {
        memory = Memory.in(folder.resolve("config/reckon"));
    }

    @AfterEach
    void close() {
        memory.close();
    }

    private Memory again() {
        memory.close();
        memory = Memory.in(folder.resolve("config/reckon"));
        return memory;
    }

    @Test
    void howTheWindowWasLeftComesBack() throws IOException {
        Remembered left = new Remembered(
                Optional.of(Language.CHINESE),
                Optional.of("dark"),
                Optional.of(new Remembered.Place(-10, 20.5, 1200, 800, true)),
                Optional.of(List.of("measures")),
                OptionalDouble.of(210),
                OptionalInt.of(150),
                Optional.of("correction"),
                List.of(Path.of("/数据/a b: c#.yaml"), Path.of("x.csv")));
        memory.keep(left);
        assertEquals(left, again().window());
        memory.keep(Remembered.NOTHING);
        assertEquals(Remembered.NOTHING, again().window());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[1, 2",
                "just words",
                "- a\n- b",
                "language: 5\ntheme: [x]\nwindow: {x: wide}\nfolded: no\ntimeline: .nan\ntext: big\nrecent: {a: b}",
                "\u0000\u0001"
            })
    void aBrokenFileIsAsIfThereWereNone(String text) throws IOException {
        memory.keep(Remembered.NOTHING);
        Files.writeString(folder.resolve("config/reckon/window.yaml"), text);
        assertEquals(Remembered.NOTHING, memory.window());
    }

    @Test
    void bytesOfAnyKindAreAsIfThereWereNone() throws IOException {
        memory.keep(Remembered.NOTHING);
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[random.nextInt(300)];
            random.nextBytes(bytes);
            Files.write(folder.resolve("config/reckon/window.yaml"), bytes);
            assertEquals(Remembered.NOTHING, memory.window());
        }
    }

    @Test
    void whatSomePartSaysIsKeptWhereAnotherMakesNoSense() throws IOException {
        memory.keep(Remembered.NOTHING);
        Files.writeString(folder.resolve("config/reckon/window.yaml"), "theme: dark\nlanguage: klingon\nnew: 1\n");
        assertEquals(Optional.of("dark"), memory.window().theme());
        assertEquals(Optional.empty(), memory.window().language());
    }

    @Test
    void unsavedWorkComesBackWithItsFileAndItsWords() throws IOException, InputException {
        Path file = Files.writeString(folder.resolve("a.yaml"), SCENARIO);
        Document read = Documents.read(file);
        Document changed = read.withScenario(read.scenario().with(Settings.DELAY, 0, 0.321));
        memory.keep(new OpenWork(changed, true));
        OpenWork back = again().work().orElseThrow();
        assertTrue(back.unsaved());
        assertEquals(changed.scenario(), back.document().scenario());
        assertEquals(Optional.of(file), back.document().path());
        assertEquals(Documents.text(changed), Documents.text(back.document()));
        assertTrue(Documents.text(back.document()).contains("# two"));
    }

    @Test
    void savedWorkIsReadFromItsFileOrWhereThatIsGoneFromWhatWasKept() throws IOException, InputException {
        Path file = Files.writeString(folder.resolve("a.yaml"), SCENARIO);
        Document read = Documents.read(file);
        memory.keep(new OpenWork(read, false));
        Files.writeString(file, SCENARIO.replace("[1, 2, 0]", "[1, 3, 0]"));
        OpenWork newer = again().work().orElseThrow();
        assertFalse(newer.unsaved());
        assertEquals(Documents.read(file).scenario(), newer.document().scenario());
        Files.delete(file);
        OpenWork kept = again().work().orElseThrow();
        assertTrue(kept.unsaved());
        assertEquals(read.scenario(), kept.document().scenario());
    }

    @Test
    void aRecordingBesideTheFileIsFoundAgain() throws IOException, InputException {
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("data/r.csv"), "t,x,y\n0,0,0\n1,1,0\n");
        Path file = Files.writeString(folder.resolve("a.yaml"), "track: {recording: data/r.csv}\n");
        Document read = Documents.read(file);
        memory.keep(new OpenWork(read.withScenario(read.scenario().withSeed(5)), true));
        assertEquals(
                read.scenario().withSeed(5),
                again().work().orElseThrow().document().scenario());
    }

    @Test
    void workThatCannotBeOpenedIsMovedOutOfTheWay() throws IOException, InputException {
        Path last = folder.resolve("config/reckon/last.yaml");
        Files.writeString(last, "# open: \n# unsaved: true\ntrack: nonsense\n");
        assertThrows(InputException.class, () -> memory.work());
        assertFalse(Files.exists(last));
        assertEquals(1, unsavedFiles().size());
        assertEquals(Optional.empty(), memory.work());
    }

    @Test
    void unsavedWorkIsSetAsideForAnotherFile() throws IOException, InputException {
        Document drawn = Documents.parse(SCENARIO, Path.of("drawn.yaml"));
        memory.keep(new OpenWork(drawn, true));
        Path aside = memory.setAside().getFirst();
        assertEquals(drawn.scenario(), Documents.read(aside).scenario());
        assertEquals(Optional.empty(), memory.work());
        memory.keep(new OpenWork(drawn, false));
        assertEquals(List.of(), memory.setAside());
    }

    private List<Path> unsavedFiles() throws IOException {
        try (var files = Files.list(folder.resolve("config/reckon"))) {
            return files.filter(file -> file.getFileName().toString().startsWith("unsaved-"))
                    .toList();
        }
    }

    @Test
    void ofTwoWindowsTheFirstKeepsItsWork() throws IOException, InputException {
        Memory second = Memory.in(folder.resolve("config/reckon"));
        Document drawn = Documents.parse(SCENARIO, Path.of("drawn.yaml"));
        assertTrue(memory.keepsWork());
        assertFalse(second.keepsWork());
        memory.keep(new OpenWork(drawn, true));
        second.keep(new OpenWork(Document.of(drawn.scenario().withSeed(9)), true));
        assertEquals(Optional.empty(), second.work());
        assertEquals(drawn.scenario(), memory.work().orElseThrow().document().scenario());
        second.close();
    }

    @Test
    void aFolderThatCannotBeMadeRemembersNothing() throws IOException {
        Path file = Files.write(folder.resolve("file"), "x".getBytes(StandardCharsets.UTF_8));
        try (Memory none = Memory.in(file.resolve("config"))) {
            assertFalse(none.keepsWork());
            assertEquals(Remembered.NOTHING, none.window());
            assertThrows(IOException.class, () -> none.keep(Remembered.NOTHING));
        }
    }

    @Test
    void theFolderIsTheSystemsOwn() {
        Map<String, String> linux = Map.of("os.name", "Linux", "user.home", "/home/li");
        assertEquals(Path.of("/home/li/.config/reckon"), ConfigFolder.of(linux::get, name -> null));
        assertEquals(Path.of("/x/reckon"), ConfigFolder.of(linux::get, Map.of("XDG_CONFIG_HOME", "/x")::get));
        assertEquals(
                Path.of("/home/li/.config/reckon"), ConfigFolder.of(linux::get, Map.of("XDG_CONFIG_HOME", "x")::get));
        Map<String, String> windows = Map.of("os.name", "Windows 11", "user.home", "/u/li");
        assertEquals(Path.of("/u/li/AppData/Roaming/Reckon"), ConfigFolder.of(windows::get, name -> null));
        assertEquals(Path.of("/r/Reckon"), ConfigFolder.of(windows::get, Map.of("APPDATA", "/r")::get));
        Map<String, String> mac = Map.of("os.name", "Mac OS X", "user.home", "/u/li");
        assertEquals(Path.of("/u/li/Library/Application Support/Reckon"), ConfigFolder.of(mac::get, name -> null));
        Map<String, String> own = Map.of("os.name", "Linux", "user.home", "/home/li", "reckon.config", "/tmp/own");
        assertEquals(Path.of("/tmp/own"), ConfigFolder.of(own::get, name -> null));
    }

    @Test
    void howFarSomebodyCameIsKeptOfAnyNumberOfLessons() throws IOException {
        Map<String, Studied> studied = new HashMap<>();
        for (int i = 0; i < 200; i++) {
            studied.put("lesson-" + i, new Studied("first", Set.of(), Set.of(), Map.of("how", "1")));
        }
        memory.keep(studied);
        assertEquals(studied, again().studied());
    }

    @Test
    void whatSomebodyMistypedInTheProgressIsNotWrittenOver() throws IOException {
        memory.keep(Map.of("small", Studied.NOTHING));
        Path place = folder.resolve("config/reckon");
        Path file = place.resolve("lessons.yaml");
        Files.writeString(file, "small: {met: [how\n");
        Memory next = again();
        assertEquals(Map.of(), next.studied());
        next.keep(Map.of("small", Studied.NOTHING));
        try (Stream<Path> files = Files.list(place)) {
            assertTrue(files.anyMatch(one -> !one.equals(file) && reads(one).contains("small: {met: [how")));
        }
    }

    private static String reads(Path file) {
        try {
            return Files.isRegularFile(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            return "";
        }
    }
}
