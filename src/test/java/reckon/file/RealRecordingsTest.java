package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.motion.Track;
import reckon.network.PacketLog;
import reckon.run.MethodRun;
import reckon.run.Recording;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;

/** Recordings that nobody here made, where they are at hand: in -Dreckon.data=DIR, or in ../shared/data. */
class RealRecordingsTest {
    private static final Path DATA = Path.of(System.getProperty("reckon.data", "../shared/data"));

    @BeforeEach
    void needTheRecordings() {
        assumeTrue(
                Files.isDirectory(DATA),
                "no recordings in " + DATA.toAbsolutePath().normalize());
    }

    @ParameterizedTest
    @CsvSource({
        "arterial_n78_v80_run01.txt, 979, 53.926, 0.1355",
        "rural_south_n8_v10_01.txt, 2042, 113.824, 5.1205",
        "s2w_n8_v30_run01.txt, 1579, 87.818, 0.174"
    })
    void theCarsOpenAndRun(String name, int rows, double seconds, double longestDelay)
            throws InputException, IOException {
        Path file = DATA.resolve("cicv5g").resolve(name);
        Recording recording = Recordings.read(file);
        Track track = recording.track();
        PacketLog delays = recording.delays().orElseThrow();
        assertEquals(rows, track.size());
        assertEquals(rows, delays.size());
        assertEquals(0, track.at(0).length());
        assertEquals(seconds, track.time(rows - 1), 1e-9);
        double longest = 0;
        for (int i = 0; i < rows; i++) {
            longest = Math.max(longest, delays.delay(i));
        }
        assertEquals(longestDelay, longest, 1e-9);
        assertRuns(Documents.open(file).scenario());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rise_right.csv", "sweep_left.csv"})
    void theMiceOpenAndRun(String name) throws InputException {
        Path file = DATA.resolve("mouse").resolve(name);
        Scenario scenario = Documents.open(file).scenario();
        Track track = scenario.track();
        assertTrue(
                track.at(1e3).length() > 3 && track.at(1e3).length() < 12,
                track.at(1e3).toString());
        assertFalse(scenario.network().recorded());
        assertRuns(scenario);
    }

    private static void assertRuns(Scenario scenario) {
        Run run = Simulator.run(scenario);
        MethodRun method = run.methods().getFirst();
        for (int frame = method.firstFrame(); frame < run.frames(); frame++) {
            assertTrue(Double.isFinite(method.x(frame)) && Double.isFinite(method.y(frame)));
        }
        assertTrue(method.firstFrame() < 60, "something is shown within a second");
        assertEquals(scenario.network().recorded(), scenario.source().delays().isPresent());
    }
}
