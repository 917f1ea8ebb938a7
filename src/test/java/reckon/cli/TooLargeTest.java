package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs that would need more memory than is sensible, and pictures of nothing, are refused in one line. */
class TooLargeTest {
    private static final String FAST = "sender: {policy: interval, interval: 0.001}\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "19000 | network: {delay: 0} | more than 400000 updates",
                "60 | network: {rate: 1, queue: 1000000000000, stallEvery: 0.01, stallLength: 0} | random stalls",
            })
    void isRefused(int seconds, String network, String why) throws IOException {
        Path scenario = folder.resolve("large.yaml");
        String track = "track: {points: [[0, 0, 0], [" + seconds + ", 2, 0]]}\n";
        Files.writeString(scenario, track + FAST + network + "\n");
        assertRefused(InProcess.reckon("run", scenario), why);
    }

    @ParameterizedTest
    @CsvSource({"png", "gif"})
    void nothingToDraw(String kind) throws IOException {
        Path scenario = folder.resolve("nothing.yaml");
        Files.writeString(scenario, "track: {points: []}\n");
        Path picture = folder.resolve("nothing." + kind);
        assertRefused(InProcess.reckon("render", scenario, "--out", picture), "no track to draw");
        assertTrue(Files.notExists(picture));
    }

    private static void assertRefused(InProcess result, String why) {
        assertEquals(1, result.code());
        assertEquals("", result.out());
        assertEquals(1, result.err().lines().count(), result.err());
        assertTrue(result.err().contains(why), result.err());
    }
}
