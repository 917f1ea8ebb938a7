package reckon.app.walk;

import java.util.List;
import java.util.Map;
import javafx.animation.AnimationTimer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import reckon.app.session.Session;
import reckon.app.stage.StageView;
import reckon.draw.Camera;
import reckon.file.Document;
import reckon.lesson.Goal;
import reckon.lesson.Judge;
import reckon.lesson.Played;
import reckon.motion.SimulationTime;
import reckon.motion.Vec2;
import reckon.run.Run;
import reckon.run.TrackSource;

/**
 * Another path, drawn with the mouse along that of the solution. Drawing takes as long as the path does: of one that meets the
 * goal half way through only that half is drawn.
 */
final class PathMeans implements Means {
    /** So far a mouse moves before it draws, px. */
    private static final double LEAST_DRAG = 3;

    /** A hand that was not steady, as where the machine is busy, draws again and takes more time for it. */
    private static final List<Double> TRIES = List.of(1.0, 1.25, 1.5);

    @Override
    public void apply(Student student, Goal goal, Document solution) {
        if (solution.game().isEmpty()
                && !solution.scenario().track().equals(student.scenario().track())) {
            EvenPace path = enough(goal, solution);
            for (double times : TRIES) {
                draw(student, path.slower(times));
                student.settle();
                if (meets(goal, student.document())) {
                    return;
                }
            }
        }
    }

    /** So much of the solution's path as meets the goal, in whole seconds. */
    private static EvenPace enough(Goal goal, Document solution) {
        EvenPace whole = EvenPace.of(solution.scenario().track());
        for (double seconds = 1; seconds < whole.seconds(); seconds++) {
            int size = whole.track().indexAt(seconds, 0) + 1;
            EvenPace part = EvenPace.of(whole.track().first(size));
            TrackSource drawn = new TrackSource.Points(part.recorded());
            if (meets(goal, solution.withScenario(solution.scenario().withSource(drawn)))) {
                return part;
            }
        }
        return whole;
    }

    private static boolean meets(Goal goal, Document document) {
        return Judge.met(goal, Played.of(document), Map.of());
    }

    private static void draw(Student student, EvenPace path) {
        StageView stage = (StageView) student.node("stage-true");
        Tracing tracing = student.look(() -> new Tracing(student.session, stage, path));
        student.look(tracing::press);
        student.await(
                "a path that is being drawn",
                () -> student.session.drawing().activeProperty().get());
        student.await("a path of " + path.seconds() + " s", tracing::done);
        student.look(tracing::release);
        student.await(
                "a path that is done",
                () -> !student.session.drawing().activeProperty().get());
    }

    private static Point2D pixel(StageView stage, Vec2 place) {
        Camera camera = stage.camera();
        Node area = stage.lookup(".stage-area");
        return area.localToScreen(camera.stageX(place.x()), camera.stageY(place.y()));
    }

    /**
     * A mouse that moves along a path with every picture of the window: no other thread is as steady. After a picture that took
     * long it does not hurry.
     */
    private static final class Tracing extends AnimationTimer {
        /** So much of the path it goes on with a picture at most, s. */
        private static final double LONGEST = 0.05;

        private final Session session;
        private final StageView stage;
        private final EvenPace path;
        private final Robot robot = new Robot();
        private final Run before;
        private double drawn;
        private double moment;
        private boolean done;

        Tracing(Session session, StageView stage, EvenPace path) {
            this.session = session;
            this.stage = stage;
            this.path = path;
            this.before = session.simulations().runProperty().get();
        }

        /** Puts the button down so near that the path begins where it is to. */
        boolean press() {
            Point2D begin = pixel(stage, path.at(0));
            robot.mouseMove(begin.subtract(LEAST_DRAG, 0));
            robot.mousePress(MouseButton.PRIMARY);
            robot.mouseMove(begin);
            start();
            return true;
        }

        /** Whether it has come to the path's end. */
        boolean done() {
            return done;
        }

        /** Lets the button go. */
        boolean release() {
            robot.mouseRelease(MouseButton.PRIMARY);
            return true;
        }

        @Override
        public void handle(long now) {
            Run run = session.simulations().runProperty().get();
            if (run == before) {
                return;
            }
            double passed = SimulationTime.seconds(run.scenario().track().endMicros());
            moment += Math.min(passed - drawn, LONGEST);
            drawn = passed;
            robot.mouseMove(pixel(stage, path.at(moment)));
            if (moment >= path.seconds()) {
                stop();
                done = true;
            }
        }
    }
}
