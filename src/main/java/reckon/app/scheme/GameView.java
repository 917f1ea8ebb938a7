package reckon.app.scheme;

import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import reckon.app.session.Session;
import reckon.app.view.LayeredCanvas;
import reckon.app.view.Pulse;
import reckon.draw.GameMoment;
import reckon.draw.Ink;
import reckon.draw.Pen;
import reckon.draw.TimeScale;
import reckon.scheme.GameRun;

/** A drawing of the game that is open: what it shows at the playhead, as large as the text around it. */
abstract class GameView extends StackPane {
    private final Session session;
    private final GameSight sight;
    private final LayeredCanvas canvas;
    private final Label ruler = new Label();

    GameView(Session session, GameSight sight, Pulse pulse) {
        this.session = session;
        this.sight = sight;
        this.canvas = new LayeredCanvas(this::ground, this::now, session.look().themeProperty());
        // only its font is used
        ruler.setManaged(false);
        ruler.fontProperty().addListener((value, before, after) -> canvas.all());
        setMinSize(0, 0);
        getChildren().addAll(canvas, ruler);
        session.play().runs().runProperty().addListener((value, before, after) -> canvas.all());
        session.play().playback().frameProperty().addListener((value, before, after) -> canvas.moved());
        session.play().eventProperty().addListener((value, before, after) -> canvas.moved());
        session.play().playback().lockedProperty().addListener((value, before, after) -> canvas.moved());
        session.look().textsProperty().addListener((value, before, after) -> canvas.all());
        pulse.add(this::redraw);
    }

    private void redraw() {
        if (isVisible() && getScene() != null && session.document().game().isPresent()) {
            beforeDrawing();
            canvas.redraw();
        }
    }

    /** Whatever is to be found out before a drawing. */
    void beforeDrawing() {}

    Session session() {
        return session;
    }

    GameSight sight() {
        return sight;
    }

    LayeredCanvas canvas() {
        return canvas;
    }

    double em() {
        return ruler.getFont().getSize();
    }

    /** What is drawn of a game at this moment. */
    GameMoment moment(GameRun run) {
        return new GameMoment(run, session.play().moment(), session.look().texts(), em());
    }

    /** Hides what comes after the playhead between two heights, px, while a question about it is to be answered. */
    void veil(Pen pen, TimeScale scale, double top, double bottom) {
        if (session.play().playback().lockedProperty().get()) {
            double from = scale.x(session.play().moment()) + 1;
            pen.fill(from, top, Math.max(0, canvas.getWidth() - from), bottom - top, Ink.GROUND, 1);
        }
    }

    /** Draws what changes with the game. */
    abstract void ground(Pen pen);

    /** Draws what moves with the playhead. */
    abstract void now(Pen pen);
}
