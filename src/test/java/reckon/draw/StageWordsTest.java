package reckon.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reckon.file.ReadyMade;
import reckon.method.Method;
import reckon.run.MethodRun;
import reckon.run.Run;
import reckon.run.Scenario;
import reckon.run.Simulator;
import reckon.text.Language;
import reckon.text.Texts;

/** What is written on the remote stage hides nothing that matters, and stays where it is long enough to be read. */
class StageWordsTest {
    private static final double EM = 13;

    private static NotingPen drawn(Run run, int frame, double width, double height) {
        NotingPen pen = new NotingPen();
        Moment moment = new Moment(run, frame, Texts.of(Language.ENGLISH), EM, Layers.ALL);
        new RemoteStage().now(pen, camera(run, width, height), moment);
        return pen;
    }

    private static Camera camera(Run run, double width, double height) {
        return Camera.fitting(Bounds.of(run), width, height);
    }

    private static List<NotingPen.Words> error(NotingPen pen) {
        return pen.words.stream()
                .filter(words -> words.text().endsWith(" m off"))
                .toList();
    }

    @Test
    void theErrorHidesNeitherThePositionNorThePointsOfAConvergence() {
        Run run = Simulator.run(ReadyMade.read("dodge").scenario());
        int frame = 564;
        MethodRun method = run.methods().getFirst();
        Camera camera = camera(run, 600, 500);
        NotingPen.Words error = error(drawn(run, frame, 600, 500)).getFirst();
        var points = ModelLayer.points(method.epochAt(run.time(frame))
                .orElseThrow()
                .blend(run.time(frame))
                .orElseThrow());
        assertEquals(4, points.size(), "it is in the middle of a spline");
        points.forEach(
                point -> assertFalse(error.cover(camera.stageX(point.x()), camera.stageY(point.y())), "" + point));
        assertFalse(error.cover(camera.stageX(method.x(frame)), camera.stageY(method.y(frame))));
    }

    @Test
    void theErrorStaysAtItsPlaceForASecond() {
        Run run = Simulator.run(ReadyMade.read("scribble").scenario());
        // so large that the edges are no reason to give way
        Camera camera = camera(run, 3000, 3000);
        double offset = 0;
        int second = -1;
        for (int frame = 0; frame < run.frames(); frame++) {
            for (NotingPen.Words error : error(drawn(run, frame, 3000, 3000))) {
                double base = error.bottom() - camera.stageY(run.trueY(frame));
                if (frame / 60 == second) {
                    assertEquals(offset, base, 1e-6, "frame " + frame);
                }
                second = frame / 60;
                offset = base;
            }
        }
        assertTrue(second > 10, "it was told until near the end");
    }

    @Test
    void theLegendOfASmallStageNamesTheMethods() {
        Scenario demo = ReadyMade.read("demo").scenario();
        List<Method> four = new ArrayList<>(demo.methods());
        four.add(four.getFirst().named("the fourth"));
        Run run = Simulator.run(demo.withMethods(four));
        List<String> words = drawn(run, 60, 300, 400).words.stream()
                .map(NotingPen.Words::text)
                .toList();
        assertTrue(
                words.containsAll(List.of("patent + cubic", "2nd order + cubic", "snapshot", "the fourth")),
                "" + words);
        assertFalse(words.contains("convergence, its points"), "there is no room for everything");
        assertTrue(drawn(run, 60, 600, 600).words.stream()
                .anyMatch(one -> one.text().equals("convergence, its points")));
    }
}
