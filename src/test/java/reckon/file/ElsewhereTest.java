package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;

/** Texts that leave the program and come back, and reading that is watched and given up. */
class ElsewhereTest {
    private static final Path NAME = Path.of("clipboard");

    @TempDir
    private Path folder;

    @Test
    void aTextNamesItsRecordingInFullAndIsUnderstoodAnywhere() throws IOException, InputException {
        Path recording = Files.writeString(folder.resolve("r.csv"), "t,x,y\n0,0,0\n1,1,0\n");
        Path file = Files.writeString(folder.resolve("a.yaml"), "# mine\ntrack: {recording: r.csv}\nseed: 7\n");
        Document document = Documents.read(file);
        String text = Documents.textForElsewhere(document);
        assertTrue(text.contains(recording.toString()) && text.contains("# mine"), text);
        Document pasted =
                Documents.fromElsewhere(text, NAME, Document.of(Scenario.of(new TrackSource.Points(Track.EMPTY))));
        assertEquals(Optional.empty(), pasted.path());
        assertEquals(document.scenario().track(), pasted.scenario().track());
        assertEquals(7, pasted.scenario().seed());
        Document beside = Documents.fromElsewhere("track: {recording: r.csv}", NAME, document);
        assertEquals(
                new TrackSource.Recorded(recording.toString(), Recordings.read(recording)),
                beside.scenario().source());
    }

    @Test
    void aWrongTextSaysWhereItIsWrong() {
        InputException wrong = assertThrows(
                InputException.class,
                () -> Documents.fromElsewhere(
                        "track:\n  points: []\nseed: x\n",
                        NAME,
                        Document.of(Scenario.of(new TrackSource.Points(Track.EMPTY)))));
        assertTrue(String.valueOf(wrong.getMessage()).startsWith("clipboard:3: seed: "), wrong.getMessage());
    }

    @Test
    void readingTellsHowFarItHasCome() throws IOException, InputException {
        Path recording = recording(20_000);
        List<Double> shares = new ArrayList<>();
        assertEquals(
                20_000,
                Documents.open(recording, shares::add).scenario().track().size());
        assertTrue(shares.size() > 10 && shares.size() <= 102, "about once a hundredth: " + shares.size());
        assertEquals(shares.stream().sorted().toList(), shares);
        assertEquals(1, shares.getLast());
    }

    @Test
    void readingEndsWhenItsThreadIsInterrupted() throws IOException {
        Path recording = recording(20_000);
        Path scenario = Files.writeString(folder.resolve("s.yaml"), "track:\n  points: |\n    0 0 0\n");
        for (Path path : List.of(recording, scenario)) {
            Thread.currentThread().interrupt();
            assertThrows(Exception.class, () -> Documents.open(path));
            assertTrue(Thread.interrupted(), "the thread still knows");
        }
        Thread.currentThread().interrupt();
        assertThrows(Exception.class, () -> Documents.parse("track:\n  points: |\n    0 0 0\n", NAME));
        assertTrue(Thread.interrupted());
    }

    private Path recording(int rows) throws IOException {
        StringBuilder text = new StringBuilder("t,x,y\n");
        for (int i = 0; i < rows; i++) {
            text.append(i * 0.01).append(',').append(i * 0.001).append(",0\n");
        }
        return Files.writeString(folder.resolve("long.csv"), text);
    }
}
