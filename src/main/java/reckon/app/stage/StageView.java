package reckon.app.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.view.Gap;
import reckon.app.view.Hint;
import reckon.app.view.LayeredCanvas;
import reckon.app.view.Pulse;
import reckon.app.view.TextFit;
import reckon.app.view.Zoom;
import reckon.draw.Camera;
import reckon.draw.Floor;
import reckon.draw.Layers;
import reckon.draw.Moment;
import reckon.draw.Pen;
import reckon.draw.StageDrawing;

/** A stage with its title. */
public final class StageView extends VBox {
    /** Below this width there is no room for a title and what stands beside it, px of usual text. */
    private static final double LEAST_HEADER = 290;

    private final Session session;
    private final Sight sight;
    private StageDrawing drawing;
    private final LayeredCanvas canvas;
    private final CloseUp closeUp;
    private final List<Overlay> overlays = new ArrayList<>();
    /** The view that an overlay wants; a hand may have moved it since. */
    private Optional<Camera> wanted = Optional.empty();

    private final StackPane area = new StackPane();
    private final HBox header = new HBox();
    private final Label title = new Label();
    /** Only its font is used: what is drawn is as large as a title, whether or not there is room for that above the stage. */
    private final Label ruler = new Label();

    /**
     * A stage of a session, to move about on.
     *
     * @param name {@code true} or {@code remote}, in keys of texts and in the style sheet
     */
    public StageView(Session session, Sight sight, StageDrawing drawing, Pulse pulse, String name) {
        this.session = session;
        this.sight = sight;
        this.drawing = drawing;
        this.closeUp = new CloseUp(pulse);
        this.canvas = new LayeredCanvas(this::ground, this::now, session.look().themeProperty());
        setId("stage-" + name);
        getStyleClass().add("stage");
        title.textProperty().bind(session.look().text("stage." + name));
        title.getStyleClass().add("stage-title");
        title.setMinWidth(USE_PREF_SIZE);
        Hint hint = new Hint();
        hint.textProperty().bind(session.look().text("stage." + name + ".hint"));
        header.getChildren().addAll(title, hint);
        header.getStyleClass().add("stage-header");
        ruler.getStyleClass().add("stage-title");
        ruler.setManaged(false);
        widthProperty().addListener((value, before, after) -> fitHeader());
        session.look().emProperty().addListener((value, before, after) -> fitHeader());
        area.getChildren().add(canvas);
        area.getStyleClass().add("stage-area");
        // what lies over the stage must not make it larger than its place
        area.setMinSize(0, 0);
        VBox.setVgrow(area, Priority.ALWAYS);
        // two stages side by side share what there is
        setMinWidth(0);
        getChildren().addAll(header, area, ruler);
        session.simulations().runProperty().addListener((value, before, after) -> canvas.all());
        session.playback().frameProperty().addListener((value, before, after) -> canvas.moved());
        session.look().textsProperty().addListener((value, before, after) -> canvas.all());
        sight.boundsProperty().addListener((value, before, after) -> canvas.all());
        session.playback().lockedProperty().addListener((value, before, after) -> canvas.all());
        sight.layersProperty().addListener((value, before, after) -> canvas.all());
        ruler.fontProperty().addListener((value, before, after) -> canvas.all());
        pulse.add(this::redraw);
        new Navigation(this, name.equals("remote"));
    }

    private void fitHeader() {
        double em = session.look().emProperty().get();
        header.getStylesheets().setAll(TextFit.fitting("stage-header", getWidth(), LEAST_HEADER, em));
    }

    /** What lies over the stage. */
    StackPane area() {
        return area;
    }

    /** Puts something at the end of the line above the stage. */
    public void addToHeader(Node node) {
        Gap gap = new Gap();
        header.getChildren().addAll(gap, node);
    }

    /** Holds something beside the title of the stage, which another stage may have held before. */
    void hold(Node node) {
        if (!header.getChildren().contains(node)) {
            header.getChildren().add(2, node);
        }
    }

    /** Draws something else on the stage from now on, under a title of another key. */
    void draw(StageDrawing other, String key) {
        drawing = other;
        title.textProperty().bind(session.look().text(key));
        canvas.all();
    }

    /** Lays something over the stage. */
    void add(Overlay overlay) {
        overlays.add(overlay);
    }

    /** Notes that what lies over the stage has changed. */
    void overlayChanged() {
        canvas.moved();
    }

    /** Notes that what lies over the stage changes what is drawn under it. */
    void groundChanged() {
        canvas.all();
    }

    private void redraw() {
        boolean moved = closeUp.moves();
        overlays.forEach(Overlay::update);
        Optional<Camera> view =
                overlays.stream().flatMap(overlay -> overlay.view().stream()).findFirst();
        if (!view.equals(wanted)) {
            wanted = view;
            closeUp.go(view, rest());
            canvas.all();
        }
        if (moved || closeUp.moves()) {
            canvas.all();
        }
        canvas.redraw();
    }

    /** How the world lies on the stage. */
    public Camera camera() {
        return closeUp.camera(rest());
    }

    private Camera rest() {
        return Camera.fitting(sight.boundsProperty().get(), canvas.getWidth(), canvas.getHeight());
    }

    /** Whether the stage is on its way to another view. */
    public boolean moves() {
        return closeUp.moves();
    }

    /** Comes closer by some steps, or goes back where the number is negative, with a point of the world kept where it is. */
    void zoom(double steps, double x, double y) {
        if (closeUp.active()) {
            closeUp.move(camera().scaled(Zoom.factor(steps), x, y));
            canvas.all();
        } else {
            sight.zoom(steps, x, y);
        }
    }

    /** Looks at another part of the world, moved by m. */
    void pan(double dx, double dy) {
        if (closeUp.active()) {
            closeUp.move(camera().moved(dx, dy));
            canvas.all();
        } else {
            sight.pan(dx, dy);
        }
    }

    /** What is drawn at this moment. */
    Moment moment() {
        Layers seen = sight.layersProperty().get();
        // while a question is to be answered nothing tells what comes
        Layers layers = session.playback().lockedProperty().get() ? seen.untold() : seen;
        for (Overlay overlay : overlays) {
            layers = overlay.under(layers);
        }
        return new Moment(
                session.simulations().runProperty().get(),
                session.playback().frameProperty().get(),
                session.look().texts(),
                em(),
                layers);
    }

    /** How high text is, px. */
    double em() {
        return ruler.getFont().getSize();
    }

    private void ground(Pen pen) {
        double covered = overlays.stream().mapToDouble(Overlay::foot).max().orElse(0);
        Floor.draw(pen, camera(), em(), covered);
        drawing.ground(pen, camera(), moment());
    }

    private void now(Pen pen) {
        Camera camera = camera();
        Moment moment = moment();
        drawing.now(pen, camera, moment);
        overlays.forEach(overlay -> overlay.draw(pen, camera, moment));
    }
}
