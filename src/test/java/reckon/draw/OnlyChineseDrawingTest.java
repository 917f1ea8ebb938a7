package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import reckon.file.ReadyMade;
import reckon.run.Run;
import reckon.run.Simulator;
import reckon.scheme.GameRun;
import reckon.scheme.PlayedGames;
import reckon.scheme.SchemeKind;
import reckon.text.Language;
import reckon.text.LatinWords;
import reckon.text.Texts;

/** What is drawn rather than written is Chinese in Chinese, too. */
class OnlyChineseDrawingTest {
    private static final double EM = 13;
    private static final Texts CHINESE = Texts.of(Language.CHINESE);

    private static void assertChinese(RecordingPen pen) {
        List<String> written = pen.of(RecordingPen.Written.class).stream()
                .map(RecordingPen.Written::text)
                .toList();
        assertFalse(written.isEmpty());
        assertEquals(
                List.of(),
                written.stream()
                        .distinct()
                        .filter(words -> !LatinWords.in(words).isEmpty())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"demo", "dodge"})
    void theStagesAndTheTimeline(String ready) {
        Run run = Simulator.run(ReadyMade.read(ready).scenario());
        for (int frame = 0; frame < run.frames(); frame += 40) {
            Moment moment = new Moment(run, frame, CHINESE, EM, Layers.ALL);
            Camera camera = Camera.fitting(Bounds.of(run), 600, 500);
            RecordingPen pen = new RecordingPen();
            for (StageDrawing stage : List.of(new TrueStage(), new RemoteStage(), new OverlaidStage())) {
                stage.ground(pen, camera, moment);
                stage.now(pen, camera, moment);
            }
            Legend.of(pen, camera, moment).draw();
            TimelineLayout layout = new TimelineLayout(new TimeSpan(0, 10), 1000, 260, EM);
            TimelineDrawing timeline = new TimelineDrawing(run);
            timeline.ground(pen, moment, layout);
            timeline.now(pen, moment, layout, Optional.empty(), Spotlight.NONE);
            assertChinese(pen);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theDiagramAndTheScreensOfAGame(SchemeKind kind) {
        GameRun run = PlayedGames.busy(kind, 4, 12);
        GameMoment moment = new GameMoment(run, 2, CHINESE, EM);
        RecordingPen pen = new RecordingPen();
        GameDiagram diagram = new GameDiagram(run);
        DiagramLayout layout = diagram.layout(new TimeSpan(0.9, 2.4), 1280, 420, EM, DiagramLayout.Detail.FULL);
        diagram.ground(pen, moment, layout);
        diagram.now(pen, moment, layout, GameSpotlight.NONE);
        GameScreen.draw(pen, moment, Camera.fitting(GameBounds.of(run.game()), 300, 220), 0);
        assertChinese(pen);
    }

    @Test
    void theStrip() {
        GameRun run = PlayedGames.simple(SchemeKind.PREDICTION_AND_PULL, false);
        RecordingPen pen = new RecordingPen();
        DisagreementStrip.of(List.of(run))
                .ground(pen, new GameMoment(run, 1, CHINESE, EM), new StripLayout(new TimeSpan(0, 3), 1280, 160, EM));
        assertChinese(pen);
    }
}
