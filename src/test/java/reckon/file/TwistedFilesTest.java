package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.run.Scenario;
import reckon.setting.Settings;

/** Files that were torn, or had some bytes changed, are read or refused in one line; nothing else ever happens. */
class TwistedFilesTest {
    private static final int TWISTS = 400;

    private static final String HAND_WRITTEN = """
        # by hand
        format: reckon/1
        seed: 42
        track:            # a path
          points: |
            0 0 0
            0.5 1.25 -3
        sender: {policy: interval, "interval": 0.1}
        network:
          loss: {kind: gilbert-elliott, p: 0.1}
          stalls:
            - {at: 1, length: 0.5} # the first
            - at: 2
              length: .5
          overrides: [{sent: 1, lost: true}]
        methods:
          - &m {name: 'a', predictor: first}
          - name: b   # the other
            convergence: snap
        """;

    private static final List<String> RECORDINGS = List.of(
            "time(ms),x,\"y\"\n0,1,2\n16,2,3\n33,3,4\n",
            "pub_time(ms) delay(ms) utmX(m) utmY(m)\n1000 30 1e5 2e5\n1050 40 1e5 2e5\n",
            "<gpx><trk><trkpt lat=\"1\" lon=\"2\"><time>2026-05-04T12:30:00Z</time></trkpt></trk></gpx>");

    private static byte[] twisted(String text, Random random) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        String odd = "\0\n\t :-{}[]#&*!|>'\"%@`,?0.9e~x\u0085";
        int twists = random.nextInt(4);
        for (int i = 0; i < twists; i++) {
            bytes[random.nextInt(bytes.length)] = (byte) odd.charAt(random.nextInt(odd.length()));
        }
        return random.nextInt(4) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
    }

    private static void assertOneLine(Path file, InputException refused) {
        assertTrue(!refused.problems().isEmpty());
        for (Problem problem : refused.problems()) {
            assertEquals(1, problem.text().lines().count());
            assertTrue(problem.text().startsWith(file + ":" + problem.line() + ": "), problem.text());
            assertTrue(problem.line() > 0, problem.text());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aScenarioIsReadAndChangedOrRefused(long seed, @TempDir Path folder) throws IOException {
        Random random = new Random(seed);
        Path file = folder.resolve("s.yaml");
        int read = 0;
        for (int i = 0; i < TWISTS; i++) {
            Files.write(file, twisted(HAND_WRITTEN, random));
            try {
                Document document = Documents.read(file);
                Scenario changed = document.scenario()
                        .with(Settings.JITTER, 0, 0.0625)
                        .with(Settings.TIME, 0, 0.5)
                        .withSeed(7);
                String text = Documents.text(document.withScenario(changed));
                assertEquals(changed, Documents.parse(text, file).scenario());
                read++;
            } catch (InputException refused) {
                assertOneLine(file, refused);
            }
        }
        assertTrue(read > TWISTS / 10, read + " read");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aRecordingIsReadOrRefused(long seed, @TempDir Path folder) throws IOException {
        Random random = new Random(seed);
        Path file = folder.resolve("recording");
        for (int i = 0; i < TWISTS; i++) {
            Files.write(file, twisted(RECORDINGS.get(i % RECORDINGS.size()), random));
            try {
                assertTrue(Recordings.read(file).track().size() > 0);
            } catch (InputException refused) {
                assertOneLine(file, refused);
            }
        }
    }
}
