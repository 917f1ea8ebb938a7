package reckon.app.timeline;

import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import reckon.app.session.Session;
import reckon.app.view.LayeredCanvas;
import reckon.app.view.Pulse;
import reckon.draw.Layers;
import reckon.draw.Moment;
import reckon.draw.Pen;
import reckon.draw.TimelineDrawing;

/** The timeline of a session; dragging on it moves the playhead. */
public final class TimelineView extends StackPane {
    private final Session session;
    private final LayeredCanvas canvas;
    private final Label ruler = new Label();

    /** The timeline of a session. */
    public TimelineView(Session session, Pulse pulse) {
        this.session = session;
        this.canvas = new LayeredCanvas(this::ground, this::now, session.look().themeProperty());
        setId("timeline");
        getStyleClass().add("timeline");
        // only its font is used: what is drawn is as large as the text around it
        ruler.setVisible(false);
        ruler.setManaged(false);
        getChildren().addAll(canvas, ruler);
        session.simulations().runProperty().addListener((value, before, after) -> canvas.all());
        session.playback().frameProperty().addListener((value, before, after) -> canvas.moved());
        session.look().textsProperty().addListener((value, before, after) -> canvas.all());
        setOnMousePressed(this::scrub);
        setOnMouseDragged(this::scrub);
        pulse.add(canvas::redraw);
    }

    private Moment moment() {
        return new Moment(
                session.simulations().runProperty().get(),
                session.playback().frameProperty().get(),
                session.look().texts(),
                ruler.getFont().getSize(),
                Layers.ALL);
    }

    private void ground(Pen pen) {
        TimelineDrawing.ground(pen, moment(), canvas.getWidth(), canvas.getHeight());
    }

    private void now(Pen pen) {
        TimelineDrawing.now(pen, moment(), canvas.getWidth(), canvas.getHeight());
    }

    private void scrub(MouseEvent event) {
        boolean drawing = session.drawing().activeProperty().get();
        if (event.isPrimaryButtonDown() && event.getButton() != MouseButton.SECONDARY && !drawing) {
            session.playback().pause();
            session.playback()
                    .seek(TimelineDrawing.scale(moment(), canvas.getWidth()).seconds(event.getX()));
        }
    }
}
