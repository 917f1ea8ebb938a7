package reckon.app.stage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import reckon.app.session.Session;
import reckon.app.view.Pulse;
import reckon.motion.Track;

/** The handles of the path's points near the pointer, or near the playhead where no pointer is on the stage. */
final class PathHandles {
    private static final double REACH_EM = 8;
    private static final double SPACING_EM = 1.35;

    private final Session session;
    private final StageView stage;
    private final Pane layer;
    private final List<Circle> circles = new ArrayList<>();
    private List<Integer> shown = List.of();
    private boolean pointed;
    private double x;
    private double y;
    private boolean due;

    PathHandles(Session session, Sight sight, StageView stage, Pane layer, Pulse pulse) {
        this.session = session;
        this.stage = stage;
        this.layer = layer;
        session.shaping().activeProperty().addListener((value, before, after) -> due = true);
        session.shaping().movingProperty().addListener((value, before, after) -> due = true);
        session.edits().documentProperty().addListener((value, before, after) -> due = true);
        session.playback().frameProperty().addListener((value, before, after) -> due = true);
        sight.boundsProperty().addListener((value, before, after) -> due = true);
        layer.widthProperty().addListener((value, before, after) -> due = true);
        layer.heightProperty().addListener((value, before, after) -> due = true);
        pulse.add(this::update);
    }

    /** Notes where the pointer is, px. */
    void pointTo(double toX, double toY) {
        pointed = true;
        x = toX;
        y = toY;
        due = true;
    }

    /** Notes that no pointer is on the stage. */
    void pointAway() {
        pointed = false;
        due = true;
    }

    /** The point whose handle a touch is on, if there is one. */
    Optional<Integer> nearest(Tool.Touch touch) {
        update();
        Handles handles = handles();
        return shown.stream()
                .filter(index -> handles.distance(index, touch.x(), touch.y()) <= touch.reach(stage.em()))
                .min(Comparator.comparingDouble(index -> handles.distance(index, touch.x(), touch.y())));
    }

    private Handles handles() {
        return new Handles(session.scenario().track(), stage.camera(), SPACING_EM * stage.em());
    }

    private void update() {
        if (!due) {
            return;
        }
        due = false;
        Track track = session.scenario().track();
        if (!session.shaping().activeProperty().get() || track.size() == 0) {
            shown = List.of();
        } else if (!session.shaping().movingProperty().get()) {
            // while one is moved they stay the same ones, so that none jumps
            shown = near(track);
        }
        place();
    }

    private List<Integer> near(Track track) {
        double now = session.playback().seconds();
        double fromX = pointed ? x : stage.camera().stageX(track.at(now).x());
        double fromY = pointed ? y : stage.camera().stageY(track.at(now).y());
        return handles().near(fromX, fromY, REACH_EM * stage.em(), now);
    }

    private void place() {
        while (circles.size() < shown.size()) {
            Circle circle = new Circle();
            circle.getStyleClass().add("path-handle");
            circles.add(circle);
            layer.getChildren().add(circle);
        }
        Handles handles = handles();
        for (int i = 0; i < circles.size(); i++) {
            Circle circle = circles.get(i);
            circle.setVisible(i < shown.size());
            if (i < shown.size()) {
                circle.setRadius(0.42 * stage.em());
                circle.setCenterX(handles.x(shown.get(i)));
                circle.setCenterY(handles.y(shown.get(i)));
            }
        }
    }
}
