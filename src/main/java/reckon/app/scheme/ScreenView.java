package reckon.app.scheme;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import reckon.app.session.Session;
import reckon.app.view.Pulse;
import reckon.draw.Camera;
import reckon.draw.GameScreen;
import reckon.draw.Ink;
import reckon.draw.Pen;
import reckon.draw.Stroke;
import reckon.explain.Kind;
import reckon.explain.Term;
import reckon.explain.Value;
import reckon.lesson.Control;
import reckon.motion.Vec2;
import reckon.scheme.GameRun;
import reckon.scheme.Post;
import reckon.scheme.Wall;

/** The screen of one node: a click on a client's own commands its player there, a drag with the tool for it builds a wall. */
public final class ScreenView extends GameView {
    private static final double WALL_THICKNESS = 4;

    /** How near a click must be to a wall to tear it down, px. */
    private static final double REACH = 8;

    /** How far one drags before it is no click, px: a short wall is short on a small screen, whatever the system takes for still. */
    private static final double DRAG_DISTANCE = 4;

    private final int node;
    private double pressedX;
    private double pressedY;
    private Optional<Vec2> begun = Optional.empty();
    private Vec2 end = Vec2.ZERO;

    /** The screen of a node: a client's place, or the server. */
    ScreenView(Session session, GameSight sight, Pulse pulse, int node) {
        super(session, sight, pulse);
        this.node = node;
        setId(node == Post.SERVER ? "screen-server" : "screen-" + node);
        getStyleClass().add("game-screen");
        setOnMouseEntered(event -> sight.nodeProperty().set(OptionalInt.of(node)));
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(this::release);
        sight.wallsProperty().addListener((value, before, after) -> dress());
        session.walk().litProperty().addListener((value, before, after) -> canvas().moved());
        dress();
    }

    private void dress() {
        boolean walls = sight().wallsProperty().get();
        setCursor(walls ? Cursor.CROSSHAIR : node == Post.SERVER ? Cursor.DEFAULT : Cursor.HAND);
    }

    /** How the world lies on the screen. */
    public Camera camera() {
        return Camera.fitting(sight().bounds(), canvas().getWidth(), canvas().getHeight());
    }

    private Vec2 world(MouseEvent event) {
        Camera camera = camera();
        return new Vec2(camera.worldX(event.getX()), camera.worldY(event.getY()));
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        if (sight().wallsProperty().get() && session().permit().allows(Control.WALL)) {
            pressedX = event.getX();
            pressedY = event.getY();
            begun = Optional.of(world(event));
            end = world(event);
        } else if (node != Post.SERVER) {
            session().game().command(node, world(event));
        }
    }

    private void drag(MouseEvent event) {
        if (begun.isPresent()) {
            end = world(event);
            canvas().moved();
        }
    }

    private void release(MouseEvent event) {
        Optional<Vec2> from = begun;
        begun = Optional.empty();
        from.ifPresent(one -> {
            if (Math.hypot(event.getX() - pressedX, event.getY() - pressedY) < DRAG_DISTANCE) {
                at(one).ifPresent(session().game()::tearDown);
            } else {
                session().game().build(one, world(event));
            }
        });
        canvas().moved();
    }

    /** The wall at a place, if there is one. */
    private Optional<Wall> at(Vec2 place) {
        double reach = REACH / camera().pixelsPerMetre();
        return session().play().run().game().walls().stream()
                .filter(wall -> wall.distance(place) <= reach)
                .min(Comparator.comparingDouble(wall -> wall.distance(place)));
    }

    @Override
    void ground(Pen pen) {
        // everything on a screen moves
    }

    @Override
    void now(Pen pen) {
        Camera camera = camera();
        GameScreen.draw(pen, moment(session().play().run()), camera, node);
        session().walk().litProperty().get().ifPresent(term -> light(pen, term));
        begun.ifPresent(from -> pen.line(
                camera.stageX(from.x()),
                camera.stageY(from.y()),
                camera.stageX(end.x()),
                camera.stageY(end.y()),
                Stroke.solid(Ink.INK, WALL_THICKNESS)));
    }

    /** Lights the place that a term says, on the screen of the node that it was computed on. */
    private void light(Pen pen, Term term) {
        GameRun run = session().play().run();
        int event = session().play().eventProperty().get();
        boolean here = event >= 0
                && event < run.happenings().size()
                && run.happenings().get(event).node() == node;
        if (here && term.symbol().kind() == Kind.POSITION && term.value() instanceof Value.Vector place) {
            GameScreen.light(
                    pen, moment(run), camera(), place.vector(), term.symbol().plain());
        }
    }
}
