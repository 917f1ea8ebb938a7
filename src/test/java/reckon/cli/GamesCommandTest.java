package reckon.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code reckon run} with a game. */
class GamesCommandTest {
    private static final String GAME = """
        format: reckon/1
        scheme:
          kind: prediction-and-pull
          clients:
            A: {up: 0.06, down: 0.06, clockOffset: 0.35}
            B: {up: 0.1, down: 0.1, clockOffset: -1.2}
          commands:
            - {at: 1.0, client: A, from: [0, 0], to: [4, 0]}
            - {at: 6.0, client: B, from: [0, 2], to: [4, 2]}
          walls: [[[2, 1], [2, 3]]]
        """;

    @TempDir
    Path folder;

    private Path file(String content) throws IOException {
        return Files.writeString(folder.resolve("game.yaml"), content);
    }

    @Test
    void runPrintsWhatIsMeasured() throws IOException {
        InProcess result = InProcess.reckon("run", file(GAME));
        assertAll(
                () -> assertEquals("", result.err()),
                () -> assertEquals(0, result.code()),
                () -> assertTrue(result.out().contains("rollbacks"), result.out()),
                // the second way crosses the wall: B goes on for 0.1 + 0.005 + 0.1 s at 2 m/s before it is put back
                () -> assertTrue(result.out().matches("(?s).*max_disagreement +m +0\\.41\n.*"), result.out()));
    }

    @Test
    void theEventsAreATable() throws IOException {
        InProcess result = InProcess.reckon("run", file(GAME), "--events", "-");
        List<String> lines = result.out().lines().toList();
        assertEquals("time,node,clock,event,message,client,detail", lines.getFirst());
        assertEquals(1, count(lines, "1,A,1.35,command,,A,number=0;from=0 0;to=4 0"));
        assertEquals(1, count(lines, "1.065,server,1.065,accept,,A,number=0"));
        assertEquals(1, count(lines, "6.105,server,6.105,refuse,,B,number=0"));
        assertEquals(
                1, lines.stream().filter(line -> line.contains(",rollback,")).count());
    }

    private static long count(List<String> lines, String wanted) {
        return lines.stream().filter(wanted::equals).count();
    }

    @Test
    void otherTablesAreForMethods() throws IOException {
        InProcess result = InProcess.reckon("run", file(GAME), "--frames", "-");
        assertEquals(1, result.code());
        assertTrue(result.err().contains("is a game"), result.err());
    }

    static Stream<Arguments> wrongGames() {
        return Stream.of(
                arguments(
                        "kind: prediction",
                        "kind: predicton",
                        "game.yaml:3: scheme.kind: ",
                        "mean prediction-and-pull?"),
                arguments("A: {up: 0.06, down", "A: {up: 0.06, dwn", "game.yaml:5: scheme.clients.A", "no down"),
                arguments("B: {up: 0.1", "B: {up: -1", "game.yaml:6: scheme.clients.B.up: ", "0 to 1800, not -1"),
                arguments("client: A", "client: C", "game.yaml:8: scheme.commands[0].client: ", "one of A, B"),
                arguments("at: 6.0", "at: 0.5", "game.yaml:9: scheme.commands[1]: ", "in the order of their times"),
                arguments("to: [4, 0]", "to: [4]", "game.yaml:8: scheme.commands[0].to: ", "a place"),
                arguments("[[[2, 1], [2, 3]]]", "[[2, 1]]", "game.yaml:10: scheme.walls[0][0]: ", "a list"),
                arguments(
                        "  walls:",
                        "  peerLatency: {A-C: 1}\n  walls:",
                        "game.yaml:10: scheme.peerLatency.A-C: ",
                        "no pair of clients"),
                arguments(
                        "scheme:\n",
                        "track: {generator: lap}\nscheme:\n",
                        "game.yaml:2: track: ",
                        "no place beside a scheme"));
    }

    @ParameterizedTest
    @MethodSource("wrongGames")
    void aWrongGameIsToldInOneLine(String right, String wrong, String place, String remedy) throws IOException {
        InProcess result = InProcess.reckon("run", file(GAME.replace(right, wrong)));
        assertAll(
                () -> assertEquals(1, result.code()),
                () -> assertEquals("", result.out()),
                () -> assertEquals(1, result.err().lines().count(), result.err()),
                () -> assertTrue(result.err().contains(place), result.err()),
                () -> assertTrue(result.err().contains(remedy), result.err()));
    }
}
