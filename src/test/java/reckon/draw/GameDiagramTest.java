package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.scheme.Game;
import reckon.scheme.GameCommand;
import reckon.scheme.GameRun;
import reckon.scheme.Happening;
import reckon.scheme.Happening.What;
import reckon.scheme.Letter;
import reckon.scheme.Message;
import reckon.scheme.PlayedGames;
import reckon.scheme.Post;
import reckon.scheme.SchemeKind;
import reckon.setting.SchemeSettings;
import reckon.text.Language;
import reckon.text.Texts;

/** The space-time diagram of a game shows what there is, where it can be found again, and no more than can be seen. */
class GameDiagramTest {
    private static final double EM = 13;

    private static DiagramLayout layout(GameDiagram diagram, double from, double to) {
        return diagram.layout(new TimeSpan(from, to), 1280, 420, EM, DiagramLayout.Detail.FULL);
    }

    private static GameMoment moment(GameRun run, double seconds) {
        return new GameMoment(run, seconds, Texts.of(Language.ENGLISH), EM);
    }

    private static RecordingPen drawn(GameDiagram diagram, GameMoment moment, DiagramLayout layout) {
        RecordingPen pen = new RecordingPen();
        diagram.ground(pen, moment, layout);
        diagram.now(pen, moment, layout, GameSpotlight.NONE);
        return pen;
    }

    @ParameterizedTest
    @EnumSource
    void whatIsDrawnIsFoundAgain(SchemeKind kind) {
        GameRun run = PlayedGames.simple(kind, false);
        GameDiagram diagram = new GameDiagram(run);
        DiagramLayout layout = layout(diagram, 0.9, 1.6);
        RecordingPen pen = drawn(diagram, moment(run, 0), layout);
        int seen = 0;
        for (int i = 0; i < run.letters().size(); i++) {
            Letter letter = run.letters().get(i);
            double sent = SimulationTime.seconds(letter.way().sentMicros());
            double arrives = SimulationTime.seconds(letter.way().arrivedMicros());
            if (sent < 0.95 || arrives > 1.6 || letter.message() instanceof Message.Received) {
                continue;
            }
            seen++;
            double x1 = layout.scale().x(sent);
            double y1 = layout.y(letter.from());
            double x2 = layout.scale().x(arrives);
            double y2 = layout.y(letter.to());
            assertTrue(
                    pen.of(RecordingPen.Line.class).stream().anyMatch(line -> line.from(x1, y1) && line.to(x2, y2)),
                    letter::toString);
            assertEquals(OptionalInt.of(i), diagram.letterAt(layout, (x1 + x2) / 2, (y1 + y2) / 2));
            assertEquals(OptionalInt.of(i), diagram.letterEndAt(layout, x2, y2));
        }
        assertTrue(seen > 0 || kind == SchemeKind.DEAD_RECKONING_MESH, kind + " sends nothing");
    }

    @ParameterizedTest
    @EnumSource
    void whatHappensIsFoundAtItsSign(SchemeKind kind) {
        for (boolean refused : new boolean[] {false, true}) {
            GameRun run = PlayedGames.simple(kind, refused);
            GameDiagram diagram = new GameDiagram(run);
            DiagramLayout layout = layout(diagram, 0.9, 1.4);
            for (int i = 0; i < run.happenings().size(); i++) {
                Happening one = run.happenings().get(i);
                boolean first = i == 0 || run.happenings().get(i - 1).micros() != one.micros();
                if (EventSign.of(one.what()).isPresent() && first && one.micros() < 1_400_000) {
                    EventSign sign = EventSign.of(one.what()).get();
                    double x = layout.scale().x(SimulationTime.seconds(one.micros()));
                    double y = layout.eventY(one.node(), sign.above());
                    assertEquals(OptionalInt.of(i), diagram.eventAt(layout, x, y), one::toString);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyNodeHasItsLifelineExceptTheServerOfAMesh(SchemeKind kind) {
        GameRun run = PlayedGames.simple(kind, false);
        GameDiagram diagram = new GameDiagram(run);
        DiagramLayout layout = layout(diagram, 0, 2);
        boolean mesh = kind == SchemeKind.DEAD_RECKONING_MESH;
        List<Integer> nodes = mesh ? List.of(0, 1) : List.of(0, 1, Post.SERVER);
        for (int node : nodes) {
            assertEquals(OptionalInt.of(node), diagram.nodeAt(layout, layout.y(node) + 2));
        }
        assertEquals(nodes.size(), layout.lanes().count());
        assertEquals(OptionalInt.empty(), diagram.nodeAt(layout, layout.height() - 1));
        assertEquals(!mesh, drawn(diagram, moment(run, 0), layout).wrote("Server"));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aMessageSaysWhatItIsAndEachNodeWhatItsClockShows(Language language) {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, true);
        GameDiagram diagram = new GameDiagram(run);
        Texts texts = Texts.of(language);
        GameMoment moment = new GameMoment(run, 1.25, texts, EM);
        RecordingPen pen = drawn(diagram, moment, layout(diagram, 0.9, 1.6));
        assertTrue(pen.wrote(texts.get("game.letter.order", 0, 4, 0)));
        assertTrue(pen.wrote(texts.get("game.letter.no", 0)));
        assertTrue(pen.wrote(texts.get("game.clock", 3.75)), "A's clock");
        assertTrue(pen.wrote(texts.get("game.clock", 1.25)), "the server's clock");
        assertTrue(pen.of(RecordingPen.Written.class).stream()
                .allMatch(text ->
                        text.lettering().size() >= 11 || text.lettering().ink() == Ink.GROUND));
    }

    @Test
    void aCommandIsUnverifiedFromItsSendingToTheVerdict() {
        for (boolean refused : new boolean[] {false, true}) {
            GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, refused);
            What ends = refused ? What.ROLLBACK : What.VERIFIED;
            double end = run.happenings().stream()
                    .filter(one -> one.what() == ends)
                    .mapToDouble(one -> SimulationTime.seconds(one.micros()))
                    .findFirst()
                    .orElseThrow();
            Lifelines lifelines = new Lifelines(run, Lanes.of(run));
            assertEquals(
                    List.of(new Stretches.Stretch(1, end, 1)),
                    lifelines.unverified(0).all());
            assertEquals(List.of(), lifelines.unverified(1).all());
        }
    }

    @Test
    void whatIsGivenUpTakesTheLaterCommandsBackToo() {
        Game game = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false).game();
        GameCommand later = new GameCommand(1.04, 0, Vec2.ZERO, new Vec2(0, 4), Optional.of(true));
        GameRun run = GameRun.of(
                game.withCommands(List.of(game.commands().getFirst(), later)).with(SchemeSettings.GIVE_UP, 0.1));
        assertEquals(
                List.of(new Stretches.Stretch(1, 1.04, 1), new Stretches.Stretch(1.04, 1.1, 2)),
                new Lifelines(run, Lanes.of(run)).unverified(0).all());
    }

    @Test
    void onlyAPlayerThatIsPutBackIsSaidToBe() {
        Game refused = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, true).game();
        GameCommand here = new GameCommand(1, 0, Vec2.ZERO, Vec2.ZERO, Optional.of(true));
        GameCommand away = new GameCommand(1, 0, new Vec2(-1, 0), new Vec2(-4, 0), Optional.of(true));
        GameCommand through = new GameCommand(1.5, 0, new Vec2(-2, 0), new Vec2(4, 0), Optional.of(true));
        assertEquals(List.of(), backs(GameRun.of(refused.withCommands(List.of(here)))));
        assertEquals(List.of("A back, #1"), backs(GameRun.of(refused.withCommands(List.of(away, through)))));
    }

    /** What is said of players that are put back. */
    private static List<String> backs(GameRun run) {
        LetterWords words = new LetterWords(run.game(), Texts.of(Language.ENGLISH));
        return run.letters().stream()
                .map(words::of)
                .filter(said -> said.contains("back"))
                .toList();
    }

    @Test
    void whereAMessageIsLitItsEventIsNamedAndTheOthersGoQuiet() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false);
        GameDiagram diagram = new GameDiagram(run);
        int event = IntStream.range(0, run.happenings().size())
                .filter(i -> run.happenings().get(i).what() == What.VERIFIED)
                .findFirst()
                .orElseThrow();
        RecordingPen pen = new RecordingPen();
        GameSpotlight spotlight = new GameSpotlight(OptionalInt.of(event), OptionalInt.empty(), OptionalInt.empty());
        diagram.now(pen, moment(run, 1.1), layout(diagram, 0.9, 1.6), spotlight);
        assertTrue(pen.wrote("verified: A #0"));
        assertFalse(pen.wrote("yes #0"));
        assertTrue(pen.of(RecordingPen.Filled.class).stream()
                .anyMatch(filled -> filled.ink() == Ink.GROUND && filled.box().width() > 1000));
    }

    @Test
    void aMessageThatIsPointedAtSaysWhatItIs() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false);
        GameDiagram diagram = new GameDiagram(run);
        for (int i = 0; i < run.letters().size(); i++) {
            if (run.letters().get(i).message() instanceof Message.Verdict) {
                RecordingPen pen = new RecordingPen();
                GameSpotlight pointed = new GameSpotlight(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.of(i));
                diagram.now(pen, moment(run, 1), layout(diagram, 0.9, 1.6), pointed);
                assertTrue(pen.wrote("yes #0"));
            }
        }
    }

    @Test
    void onlyWhatIsInViewIsDrawn() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false);
        GameDiagram diagram = new GameDiagram(run);
        double end = run.seconds();
        RecordingPen quiet = new RecordingPen();
        diagram.ground(quiet, moment(run, 0), layout(diagram, end - 2, end - 1));
        assertEquals(
                0,
                quiet.of(RecordingPen.Written.class).stream()
                        .filter(text -> text.text().contains("#"))
                        .count());
        RecordingPen busy = new RecordingPen();
        diagram.ground(busy, moment(run, 0), layout(diagram, 0.9, 1.6));
        assertTrue(busy.marks.size() > quiet.marks.size() + 10);
    }

    @ParameterizedTest
    @CsvSource({"0, 610, FULL", "300, 330, FULL", "300, 300.5, FULL", "0, 610, COMPACT"})
    void aLongGameTakesNoMoreThanThereIsRoomFor(double from, double to, DiagramLayout.Detail detail) {
        GameRun run = LongGame.RUN;
        assertTrue(run.letters().size() > 20_000, run.letters().size() + " letters");
        GameDiagram diagram = LongGame.DIAGRAM;
        DiagramLayout layout = diagram.layout(new TimeSpan(from, to), 1280, 420, EM, detail);
        CountingPen pen = new CountingPen();
        diagram.ground(pen, moment(run, 300.2), layout);
        diagram.now(pen, moment(run, 300.2), layout, GameSpotlight.NONE);
        assertTrue(pen.lines < 6000, pen.lines + " lines");
        assertTrue(pen.points < 20_000, pen.points + " points");
        double room = EM * 1.6;
        assertTrue(pen.leftmost >= layout.scale().left() - room, "from " + pen.leftmost);
        assertTrue(pen.rightmost <= layout.scale().right() + room, "to " + pen.rightmost);
    }

    private static final class LongGame {
        private static final GameRun RUN = PlayedGames.busy(SchemeKind.PREDICTION_AND_PULL, 8, 2400);
        private static final GameDiagram DIAGRAM = new GameDiagram(RUN);
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsDrawnNowhere(SchemeKind kind) {
        for (GameRun run : PlayedGames.random(kind, 40)) {
            GameDiagram diagram = new GameDiagram(run);
            for (DiagramLayout.Detail detail : DiagramLayout.Detail.values()) {
                DiagramLayout layout = diagram.layout(TimeSpan.whole(run.eventful()), 900, 300, EM, detail);
                OddPlaces.assertNone(drawn(diagram, moment(run, 2.3), layout), run);
            }
            assertFalse(run.happenings().isEmpty());
        }
    }
}
