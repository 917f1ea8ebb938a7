package reckon.app.stage;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import reckon.app.session.Session;
import reckon.draw.Camera;

/** Makes the true stage something to draw on: a drag is a path, in real time. A click alone draws nothing. */
public final class DrawingPad {
    private static final double LEAST_DRAG = 3;

    private final Session session;
    private final StageView stage;
    private double pressedX;
    private double pressedY;
    private boolean pressed;

    /** A pad on a stage. */
    public DrawingPad(Session session, StageView stage) {
        this.session = session;
        this.stage = stage;
        stage.area().getStyleClass().add("drawing-pad");
        stage.area().setOnMousePressed(this::press);
        stage.area().setOnMouseDragged(this::drag);
        stage.area().setOnMouseReleased(this::release);
        stage.area().getChildren().add(invitation());
    }

    private Label invitation() {
        Label label = new Label();
        label.setId("invitation");
        label.textProperty().bind(session.look().text("stage.invitation"));
        label.getStyleClass().add("invitation");
        label.setWrapText(true);
        label.setMouseTransparent(true);
        label.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> session.scenario().track().size() == 0
                                && !session.drawing().activeProperty().get(),
                        session.edits().documentProperty(),
                        session.drawing().activeProperty()));
        return label;
    }

    private void press(MouseEvent event) {
        pressed = event.getButton() == MouseButton.PRIMARY;
        pressedX = event.getX();
        pressedY = event.getY();
    }

    private void drag(MouseEvent event) {
        if (!pressed) {
            return;
        }
        Camera camera = stage.camera();
        if (session.drawing().activeProperty().get()) {
            session.drawing().move(camera.worldX(event.getX()), camera.worldY(event.getY()));
        } else if (Math.hypot(event.getX() - pressedX, event.getY() - pressedY) >= LEAST_DRAG) {
            session.beginDrawing(camera.worldX(pressedX), camera.worldY(pressedY));
            session.drawing().move(camera.worldX(event.getX()), camera.worldY(event.getY()));
        }
    }

    private void release(MouseEvent event) {
        if (pressed && event.getButton() == MouseButton.PRIMARY) {
            pressed = false;
            if (session.drawing().activeProperty().get()) {
                session.endDrawing();
            }
        }
    }
}
