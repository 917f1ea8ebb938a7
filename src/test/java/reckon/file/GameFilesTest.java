package reckon.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.motion.Track;
import reckon.motion.Vec2;
import reckon.network.PacketOverride;
import reckon.network.Preset;
import reckon.run.Scenario;
import reckon.run.TrackSource;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.LinkOverride;
import reckon.scheme.Post;
import reckon.scheme.RandomGames;
import reckon.scheme.SchemeKind;
import reckon.scheme.Wall;

/** Games on disk. */
class GameFilesTest {
    private static final Path FILE = Path.of("game.yaml");
    private static final String TEXT = """
        # for the second lesson
        scheme:
          kind: half-server   # no verdicts
          clients:
            Ann: {up: 0.06, down: 0.07, clockOffset: 0.35}
            Bob: {up: 0.1, down: 0.1}   # far away
          commands:
            - {at: 1.0, client: Ann, from: [0, 0], to: [4, 0]} # along
        """;

    private static Game read(String text) throws InputException {
        return Documents.parse(text, FILE).game().orElseThrow();
    }

    private static Game odd(Game game, int index) {
        Map<Game.Pair, Double> latency = Map.of(Game.Pair.of(1, 0), 0.1 / (index + 3));
        List<LinkOverride> overrides = List.of(
                new LinkOverride(0, Post.SERVER, new PacketOverride(1.25, OptionalDouble.empty())),
                new LinkOverride(1, 0, new PacketOverride(0.1 * index, OptionalDouble.of(2.5))));
        return new Game(
                game.seed(),
                game.clients(),
                game.network().withOverrides(List.of(new PacketOverride(3, OptionalDouble.of(4)))),
                game.values(),
                latency,
                game.walls(),
                game.commands(),
                game.cheats(),
                overrides);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenReadsAsAnEqualGame(SchemeKind kind) throws InputException {
        RandomGames games = new RandomGames(kind.word().hashCode());
        for (int i = 0; i < 40; i++) {
            Game game = i % 2 == 0 ? games.next(kind) : odd(games.next(kind), i);
            assertEquals(game, read(Documents.text(Document.of(game))));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aChangedGameIsWrittenIntoTheTextItCameFrom(SchemeKind kind) throws InputException {
        RandomGames games = new RandomGames(7 + kind.word().hashCode());
        for (int i = 0; i < 20; i++) {
            Game game = games.next(kind);
            String text = "# a comment\n" + Documents.text(Document.of(game));
            Game changed =
                    odd(game.withKind(SchemeKind.COMBINED).withWalls(List.of(new Wall(Vec2.ZERO, new Vec2(1, i)))), i);
            String revised = Documents.text(Documents.parse(text, FILE).withGame(changed));
            assertEquals(changed, read(revised));
            assertTrue(revised.startsWith("# a comment\n"), revised);
        }
    }

    @Test
    void whatAPersonWroteStays() throws InputException {
        Document document = Documents.parse(TEXT, FILE);
        Game game = document.game().orElseThrow();
        assertEquals(TEXT, Documents.text(document));
        List<GameCommand> commands = new ArrayList<>(game.commands());
        commands.add(new GameCommand(2, 1, new Vec2(1, 1), new Vec2(2, 1.5), Optional.empty()));
        String expected =
                TEXT.replace("half-server ", "combined ") + "    - {at: 2, client: Bob, from: [1, 1], to: [2, 1.5]}\n";
        Game changed = game.withKind(SchemeKind.COMBINED).withCommands(commands);
        assertEquals(expected, Documents.text(document.withGame(changed)));
    }

    @Test
    void aGameLaysAsideWhatWasOpenAndGivesItBack(@TempDir Path folder) throws InputException, IOException {
        Scenario drawn =
                Scenario.of(new TrackSource.Points(Track.EMPTY.plus(0, 0, 0).plus(1, 2, 0)));
        Document methods = Document.of(drawn);
        Document game = Documents.parse(TEXT, FILE).inPlaceOf(methods);
        assertEquals(drawn, game.scenario());
        Document back = game.turned().orElseThrow();
        assertTrue(back.game().isEmpty());
        assertEquals(drawn, back.scenario());
        assertTrue(back.turned().orElseThrow().isSameAs(game));
        Path file = folder.resolve("g.yaml");
        Document written = Documents.write(game, file);
        assertEquals(TEXT, Files.readString(file));
        assertEquals(Optional.of(file), written.path());
        assertEquals(drawn, written.scenario());
        try (Memory memory = Memory.in(folder.resolve("memory"))) {
            memory.keep(new OpenWork(written, false));
            Document last = memory.work().orElseThrow().document();
            assertEquals(game.game(), last.game());
            assertEquals(drawn, last.scenario());
            memory.keep(new OpenWork(methods, true));
            assertTrue(memory.work().orElseThrow().document().aside().isEmpty());
        }
    }

    @Test
    void aLinkIsTwoNodes() {
        String broken = TEXT.replace(
                "  commands:", "  network: {overrides: [{link: Ann-Cid, sent: 1, lost: true}]}\n  commands:");
        InputException e = assertThrows(InputException.class, () -> Documents.parse(broken, FILE));
        assertTrue(
                String.valueOf(e.getMessage()).startsWith("game.yaml:7: scheme.network.overrides[0].link: "),
                e.getMessage());
        String server = TEXT.replace("Bob", "server");
        assertThrows(InputException.class, () -> Documents.parse(server, FILE));
    }

    @Test
    void aDelayHasNoPlaceInAGame() {
        String delayed = TEXT.replace("  commands:", "  network: {delay: 0.3}\n  commands:");
        InputException e = assertThrows(InputException.class, () -> Documents.parse(delayed, FILE));
        assertTrue(String.valueOf(e.getMessage()).startsWith("game.yaml:7: scheme.network.delay: "), e.getMessage());
    }

    @Test
    void aNetworkThatPeopleKnowLeavesTheTextAsItWas() throws InputException {
        Document document = Documents.parse(TEXT, FILE);
        Game game = document.game().orElseThrow();
        Game known = game.withNetwork(Preset.FOUR_G.on(game.network()));
        String text = Documents.text(document.withGame(known));
        assertTrue(text.contains("# far away") && text.contains("jitter: 0.02"), text);
        assertEquals(known, read(text));
    }

    @Test
    void bothKindsAreSetAsideForAnotherFile(@TempDir Path folder) throws InputException, IOException {
        Scenario drawn =
                Scenario.of(new TrackSource.Points(Track.EMPTY.plus(0, 0, 0).plus(1, 2, 0)));
        Document open = Documents.parse(TEXT, FILE).inPlaceOf(Document.of(drawn));
        try (Memory memory = Memory.in(folder)) {
            memory.keep(new OpenWork(open, true, true));
            List<Path> files = memory.setAside();
            assertEquals(2, files.size());
            assertEquals(open.game(), Documents.read(files.get(0)).game());
            assertEquals(drawn, Documents.read(files.get(1)).scenario());
            memory.keep(new OpenWork(open, true, false));
            assertEquals(1, memory.setAside().size());
        }
    }
}
