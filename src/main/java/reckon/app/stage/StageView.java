package reckon.app.stage;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.view.LayeredCanvas;
import reckon.app.view.Pulse;
import reckon.draw.Camera;
import reckon.draw.Floor;
import reckon.draw.Moment;
import reckon.draw.Pen;
import reckon.draw.StageDrawing;

/** A stage with its title. */
public final class StageView extends VBox {
    private final Session session;
    private final Sight sight;
    private StageDrawing drawing;
    private final LayeredCanvas canvas;
    private final StackPane area = new StackPane();
    private final HBox header = new HBox();

    /**
     * A stage of a session, to move about on.
     *
     * @param name {@code true} or {@code remote}, in keys of texts and in the style sheet
     */
    public StageView(Session session, Sight sight, StageDrawing drawing, Pulse pulse, String name) {
        this.session = session;
        this.sight = sight;
        this.drawing = drawing;
        this.canvas = new LayeredCanvas(this::ground, this::now, session.look().themeProperty());
        setId("stage-" + name);
        getStyleClass().add("stage");
        Label title = new Label();
        title.textProperty().bind(session.look().text("stage." + name));
        title.getStyleClass().add("stage-title");
        title.setMinWidth(USE_PREF_SIZE);
        Label hint = new Label();
        hint.textProperty().bind(session.look().text("stage." + name + ".hint"));
        hint.getStyleClass().add("muted");
        hint.setMinWidth(0);
        header.getChildren().addAll(title, hint);
        header.getStyleClass().add("stage-header");
        area.getChildren().add(canvas);
        area.getStyleClass().add("stage-area");
        VBox.setVgrow(area, Priority.ALWAYS);
        getChildren().addAll(header, area);
        session.simulations().runProperty().addListener((value, before, after) -> canvas.all());
        session.playback().frameProperty().addListener((value, before, after) -> canvas.moved());
        session.look().textsProperty().addListener((value, before, after) -> canvas.all());
        sight.boundsProperty().addListener((value, before, after) -> canvas.all());
        sight.layersProperty().addListener((value, before, after) -> canvas.all());
        pulse.add(canvas::redraw);
        new Navigation(this, sight, name.equals("remote"));
    }

    /** What lies over the stage. */
    StackPane area() {
        return area;
    }

    /** Puts something at the end of the line above the stage. */
    public void addToHeader(Node node) {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        header.getChildren().addAll(gap, node);
    }

    /** Draws something else on the stage from now on. */
    void draw(StageDrawing other) {
        drawing = other;
        canvas.all();
    }

    /** How the world lies on the stage. */
    public Camera camera() {
        return Camera.fitting(sight.boundsProperty().get(), canvas.getWidth(), canvas.getHeight());
    }

    private Moment moment() {
        return new Moment(
                session.simulations().runProperty().get(),
                session.playback().frameProperty().get(),
                session.look().texts(),
                em(),
                sight.layersProperty().get());
    }

    /** How high text is, px. */
    double em() {
        return ((Label) header.getChildren().getFirst()).getFont().getSize();
    }

    private void ground(Pen pen) {
        Floor.draw(pen, camera(), em());
        drawing.ground(pen, camera(), moment());
    }

    private void now(Pen pen) {
        drawing.now(pen, camera(), moment());
    }
}
