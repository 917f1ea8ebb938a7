package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.motion.Track;
import reckon.run.Scenario;
import reckon.run.TrackSource;

class RoundTripTest {
    private static final Path FILE = Path.of("scenario.yaml");

    static LongStream seeds() {
        return LongStream.range(0, 400);
    }

    private static Scenario read(String text, Scenario expected) throws InputException {
        return ScenarioReader.read(text, FILE, new OwnFiles(expected));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void whatIsWrittenReadsAsAnEqualScenario(long seed) throws InputException {
        Scenario scenario = new OddScenarios(seed).next();
        assertEquals(scenario, read(Documents.text(Document.of(scenario)), scenario));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aChangedScenarioIsWrittenIntoTheTextItCameFrom(long seed) throws InputException {
        OddScenarios scenarios = new OddScenarios(seed);
        Scenario scenario = scenarios.next();
        String text = Documents.text(Document.of(scenario)).replace("\nmethods:", "\n# a comment\nmethods:");
        Scenario other = scenarios.changed(scenario);
        Document.Source source = new Document.Source(text, new Content.OfMethods(scenario));
        Document document = new Document(new Content.OfMethods(other), Optional.empty(), Optional.of(source));
        String revised = Documents.text(document);
        assertEquals(other, read(revised, other));
        assertTrue(revised.contains("\n# a comment\n"), revised);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 200_000})
    void aTrackOfAnySizeSurvives(int points, @TempDir Path folder) throws InputException, IOException {
        Track track = Track.EMPTY;
        for (int i = 0; i < points; i++) {
            track = track.plus(i * 0.005, Math.sin(i) * 1e7, Math.cos(i) / 3);
        }
        Scenario scenario = Scenario.of(new TrackSource.Points(track));
        Path file = folder.resolve("轨迹.yaml");
        Documents.write(Document.of(scenario), file);
        assertEquals(scenario, Documents.read(file).scenario());
        assertTrue(Files.readString(file).contains("points: |\n    0 "));
    }

    @Test
    void aTrackWithoutPointsSurvives() throws InputException {
        Scenario scenario = Scenario.of(new TrackSource.Points(Track.EMPTY));
        assertEquals(scenario, read(Documents.text(Document.of(scenario)), scenario));
    }
}
