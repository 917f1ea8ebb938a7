package reckon.app.stage;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import reckon.app.view.Zoom;
import reckon.draw.Camera;

/**
 * Moves about on a stage: the wheel zooms, dragging with the right or the middle button pans, and where nothing is drawn by
 * it the left button as well.
 */
final class Navigation {
    private static final double WHEEL_STEP = 40;

    private final StageView stage;
    private final boolean withLeft;
    private double lastX;
    private double lastY;
    private boolean panning;

    Navigation(StageView stage, boolean withLeft) {
        this.stage = stage;
        this.withLeft = withLeft;
        stage.area().addEventHandler(ScrollEvent.SCROLL, this::scroll);
        stage.area()
                .addEventHandler(
                        ZoomEvent.ZOOM, event -> zoom(event.getX(), event.getY(), Zoom.steps(event.getZoomFactor())));
        stage.area().addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        stage.area().addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        stage.area().addEventHandler(MouseEvent.MOUSE_RELEASED, event -> panning = false);
    }

    private void scroll(ScrollEvent event) {
        if (event.isDirect()) {
            // fingers: one draws, two move the ground under them
            if (event.getTouchCount() > 1) {
                double scale = stage.camera().pixelsPerMetre();
                stage.pan(-event.getDeltaX() / scale, event.getDeltaY() / scale);
            }
            event.consume();
        } else if (event.getDeltaY() != 0) {
            zoom(event.getX(), event.getY(), event.getDeltaY() / WHEEL_STEP);
            event.consume();
        }
    }

    private void zoom(double x, double y, double steps) {
        Camera camera = stage.camera();
        stage.zoom(steps, camera.worldX(x), camera.worldY(y));
    }

    private void press(MouseEvent event) {
        panning = event.getButton() != MouseButton.PRIMARY || withLeft;
        lastX = event.getX();
        lastY = event.getY();
    }

    private void drag(MouseEvent event) {
        if (panning) {
            double scale = stage.camera().pixelsPerMetre();
            stage.pan((lastX - event.getX()) / scale, (event.getY() - lastY) / scale);
            lastX = event.getX();
            lastY = event.getY();
        }
    }
}
