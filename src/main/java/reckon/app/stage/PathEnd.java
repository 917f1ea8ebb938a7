package reckon.app.stage;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import reckon.app.session.Session;
import reckon.app.view.Pulse;
import reckon.motion.Track;

/** A ring about the path's end, from where a drag goes on with the path. */
final class PathEnd {
    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");

    private final Session session;
    private final StageView stage;
    private final Circle ring = new Circle();
    private final ReadOnlyBooleanWrapper pointed = new ReadOnlyBooleanWrapper(this, "pointed", false);

    PathEnd(Session session, StageView stage, Pane layer, Pulse pulse) {
        this.session = session;
        this.stage = stage;
        ring.setId("path-end");
        ring.getStyleClass().add("path-end");
        layer.getChildren().add(ring);
        pointed.addListener((value, before, after) -> ring.pseudoClassStateChanged(POINTED, after));
        pulse.add(this::place);
    }

    /** Whether the pointer is on it. */
    ReadOnlyBooleanProperty pointedProperty() {
        return pointed.getReadOnlyProperty();
    }

    private boolean offered() {
        return session.scenario().track().size() > 0
                && !session.drawing().activeProperty().get()
                && !session.shaping().activeProperty().get();
    }

    private void place() {
        ring.setVisible(offered());
        if (offered()) {
            ring.setRadius(0.95 * stage.em());
            ring.setCenterX(stageX());
            ring.setCenterY(stageY());
        } else {
            pointed.set(false);
        }
    }

    private double stageX() {
        Track track = session.scenario().track();
        return stage.camera().stageX(track.x(track.size() - 1));
    }

    private double stageY() {
        Track track = session.scenario().track();
        return stage.camera().stageY(track.y(track.size() - 1));
    }

    /** Whether a touch is on it. */
    boolean isNear(Tool.Touch touch) {
        return session.scenario().track().size() > 0
                && Math.hypot(touch.x() - stageX(), touch.y() - stageY()) <= touch.reach(stage.em());
    }

    /** Notes where the pointer is. */
    void pointTo(Tool.Touch pointer) {
        pointed.set(offered() && isNear(pointer));
    }

    /** Notes that no pointer is on the stage. */
    void pointAway() {
        pointed.set(false);
    }
}
