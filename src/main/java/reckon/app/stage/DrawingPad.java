package reckon.app.stage;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import reckon.app.session.Session;
import reckon.app.view.Pulse;

/** Makes the true stage something to draw on, and to bend what was drawn, with a mouse or a finger. */
final class DrawingPad {
    private final Session session;
    private final PathEnd end;
    private final PathHandles handles;
    private final Tool draw;
    private final Tool bend;
    private final Fingers fingers;
    private boolean pressed;

    /** A pad on a stage. */
    DrawingPad(Session session, Sight sight, StageView stage, ReadyPaths ready, Pulse pulse) {
        this.session = session;
        StackPane area = stage.area();
        Pane layer = new Pane();
        layer.setMouseTransparent(true);
        this.end = new PathEnd(session, stage, layer, pulse);
        this.handles = new PathHandles(session, sight, stage, layer, pulse);
        this.draw = new DrawTool(session, stage, end);
        this.bend = new BendTool(session, stage, handles);
        area.getStyleClass().add("drawing-pad");
        Invitation invitation = new Invitation(session, ready);
        area.getChildren().addAll(layer, new StageHint(session, end), invitation);
        area.heightProperty().addListener((value, before, after) -> invitation.fit(after.doubleValue(), stage.em()));
        area.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        area.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        area.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
        area.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
        area.addEventHandler(MouseEvent.MOUSE_EXITED, event -> {
            end.pointAway();
            handles.pointAway();
        });
        this.fingers = new Fingers(area, this::tool);
        // a slider in focus would take the arrow keys
        session.drawing().steeredProperty().addListener((value, before, steered) -> {
            if (steered) {
                stage.requestFocus();
            }
        });
    }

    private Tool tool() {
        return session.shaping().activeProperty().get() ? bend : draw;
    }

    private static Tool.Touch at(MouseEvent event) {
        return new Tool.Touch(event.getX(), event.getY(), event.isShiftDown(), false);
    }

    private void hover(MouseEvent event) {
        end.pointTo(at(event));
        handles.pointTo(event.getX(), event.getY());
    }

    /** What a finger does comes as the mouse's doing as well. */
    private boolean isMouse(MouseEvent event) {
        return event.getButton() == MouseButton.PRIMARY && !(event.isSynthesized() && fingers.areDown());
    }

    private void press(MouseEvent event) {
        pressed = isMouse(event);
        if (pressed) {
            tool().press(at(event));
        }
    }

    private void drag(MouseEvent event) {
        if (pressed) {
            handles.pointTo(event.getX(), event.getY());
            tool().drag(event.getX(), event.getY());
        }
    }

    private void release(MouseEvent event) {
        if (pressed && isMouse(event)) {
            pressed = false;
            tool().release();
        }
    }
}
