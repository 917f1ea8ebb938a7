package reckon.app.stage;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TouchEvent;
import org.jspecify.annotations.Nullable;
import reckon.app.session.Session;
import reckon.app.session.Walk;
import reckon.draw.Camera;
import reckon.explain.Symbol;
import reckon.method.Handles;
import reckon.motion.Vec2;

/**
 * Points at the terms on a stage: one that the pointer is on is lit on every view, a click keeps it lit, and the handles of a
 * spline can be held elsewhere, for as long as the hand does not let go.
 */
final class TermsPointer {
    private static final PseudoClass POINTING = PseudoClass.getPseudoClass("pointing");
    private static final PseudoClass GRABBING = PseudoClass.getPseudoClass("grabbing");

    /** How near is near enough, in heights of text. */
    private static final double REACH_EM = 0.95;

    /** How far one drags before it is no click, px. */
    private static final double DRAG_DISTANCE = 4;

    private final Walk walk;
    private final ReadOnlyBooleanProperty playing;
    private final StageView stage;
    private final TermsOverlay terms;
    private Optional<Symbol> pointed = Optional.empty();
    private @Nullable Symbol handle;
    private Vec2 offset = Vec2.ZERO;
    private Optional<Symbol> pressed = Optional.empty();
    private double pressedX;
    private double pressedY;

    TermsPointer(Session session, StageView stage, TermsOverlay terms) {
        this.walk = session.walk();
        this.playing = session.playback().playingProperty();
        this.stage = stage;
        this.terms = terms;
        // before those that draw on the stage, or move about on it
        stage.area().addEventFilter(MouseEvent.MOUSE_MOVED, this::move);
        stage.area().addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        stage.area().addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
        stage.area().addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
        stage.area().addEventHandler(MouseEvent.MOUSE_EXITED, event -> pointAway());
        stage.area().addEventFilter(TouchEvent.TOUCH_PRESSED, event -> {
            boolean holds = handleAt(
                            event.getTouchPoint().getX(), event.getTouchPoint().getY())
                    .isPresent();
            if (holds) {
                // the mouse that follows a finger takes hold
                event.consume();
            }
        });
    }

    private Optional<Symbol> at(double x, double y) {
        return terms.on()
                ? terms.figures().at(stage.camera(), x, y, terms.reached(), REACH_EM * stage.em())
                : Optional.empty();
    }

    private Optional<Symbol> handleAt(double x, double y) {
        return playing.get() ? Optional.empty() : at(x, y).filter(this::isHandle);
    }

    private boolean isHandle(Symbol symbol) {
        return terms.figures().handles().stream().anyMatch(figure -> figure.symbol() == symbol);
    }

    private void point(Optional<Symbol> to) {
        if (!to.equals(pointed)) {
            pointed = to;
            walk.pointedProperty().set(to);
            stage.area().pseudoClassStateChanged(POINTING, to.isPresent());
            stage.area()
                    .pseudoClassStateChanged(GRABBING, to.filter(this::isHandle).isPresent());
        }
    }

    /** Points at nothing. */
    void pointAway() {
        point(Optional.empty());
    }

    private void move(MouseEvent event) {
        point(at(event.getX(), event.getY()));
    }

    private void press(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        pressed = at(event.getX(), event.getY());
        pressedX = event.getX();
        pressedY = event.getY();
        handleAt(event.getX(), event.getY()).ifPresent(symbol -> {
            handle = symbol;
            offset = terms.figures().sheet().vector(symbol).minus(world(event));
            event.consume();
        });
    }

    private Vec2 world(MouseEvent event) {
        Camera camera = stage.camera();
        return new Vec2(camera.worldX(event.getX()), camera.worldY(event.getY()));
    }

    private void drag(MouseEvent event) {
        Symbol held = handle;
        if (held != null && (isDrag(event) || !walk.heldProperty().get().equals(Handles.FREE))) {
            Optional<Vec2> to = Optional.of(world(event).plus(offset));
            walk.heldProperty()
                    .set(held == Symbol.POS2 ? new Handles(to, Optional.empty()) : new Handles(Optional.empty(), to));
        }
        consumeIfHeld(event);
    }

    private boolean isDrag(MouseEvent event) {
        return Vec2.length(event.getX() - pressedX, event.getY() - pressedY) >= DRAG_DISTANCE;
    }

    private void release(MouseEvent event) {
        if (!isDrag(event) && walk.heldProperty().get().equals(Handles.FREE)) {
            pressed.ifPresent(walk::keep);
        }
        pressed = Optional.empty();
        consumeIfHeld(event);
        handle = null;
        walk.heldProperty().set(Handles.FREE);
    }

    private void consumeIfHeld(Event event) {
        if (handle != null) {
            event.consume();
        }
    }
}
