package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import reckon.motion.Track;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.run.TrackSource;
import reckon.setting.Settings;
import reckon.text.Language;
import reckon.text.Texts;

/** Under a veil nothing is drawn that gives away what comes: two runs that only part later look the same. */
class VeilTest {
    private static final double PARTS = 3;
    private static final int FRAME = 180;
    private static final double EM = 13;
    private static final Run ONE = run(1);
    private static final Run OTHER = run(-2);

    /** A run that goes straight on for a while, and then turns to a side. */
    private static Run run(double turn) {
        Track track = Track.EMPTY;
        for (int i = 0; i <= 600; i++) {
            double seconds = i * 0.01;
            double side = Math.max(0, seconds - PARTS);
            track = track.plus(seconds, seconds, turn * side * side);
        }
        return Simulator.run(Scenario.of(new TrackSource.Points(track))
                .with(Settings.POLICY, 0, "interval")
                .with(Settings.DELAY, 0, 0.15));
    }

    private static List<RecordingPen.Mark> marks(Run run, Layers layers, BiConsumer<Pen, Moment> drawing) {
        RecordingPen pen = new RecordingPen();
        drawing.accept(pen, new Moment(run, FRAME, Texts.of(Language.ENGLISH), EM, layers));
        return pen.marks;
    }

    private static void assertVeiled(BiConsumer<Pen, Moment> drawing) {
        assertNotEquals(marks(ONE, Layers.ALL, drawing), marks(OTHER, Layers.ALL, drawing), "without a veil");
        assertEquals(marks(ONE, Layers.ALL.underVeil(), drawing), marks(OTHER, Layers.ALL.underVeil(), drawing));
    }

    private static final Camera CAMERA = new Camera(2, 0, 60, 500, 400);

    @Test
    void theStagesKeepTheFutureToThemselves() {
        assertVeiled((pen, moment) -> new RemoteStage().ground(pen, CAMERA, moment));
        assertVeiled((pen, moment) -> new TrueStage().ground(pen, CAMERA, moment));
        assertVeiled((pen, moment) -> new OverlaidStage().ground(pen, CAMERA, moment));
    }

    @Test
    void theRemoteStageShowsNeitherTruthNorPrediction() {
        List<RecordingPen.Mark> marks =
                marks(ONE, Layers.ALL.underVeil(), (pen, moment) -> new RemoteStage().now(pen, CAMERA, moment));
        assertTrue(marks.stream().noneMatch(RecordingPen.Ring.class::isInstance), "neither the truth nor the model");
        assertTrue(marks.stream().noneMatch(RecordingPen.Written.class::isInstance), "no error");
    }

    @Test
    void theErrorIsPlottedUpToThePlayheadOnly() {
        TimelineLayout layout = new TimelineLayout(TimeSpan.whole(ONE.seconds()), 1000, 260, EM);
        double playhead = layout.scale().x(ONE.time(FRAME));
        for (Layers layers : List.of(Layers.ALL, Layers.ALL.underVeil())) {
            double farthest = marks(ONE, layers, (pen, moment) -> new ErrorPlot(ONE).draw(pen, moment, layout)).stream()
                    .filter(RecordingPen.Line.class::isInstance)
                    .map(RecordingPen.Line.class::cast)
                    .filter(line -> line.stroke().ink() == Ink.METHOD_1)
                    .mapToDouble(line -> line.xs().getLast())
                    .max()
                    .orElseThrow();
            assertEquals(layers.veiled() ? playhead : layout.scale().right(), farthest, 2);
        }
    }
}
