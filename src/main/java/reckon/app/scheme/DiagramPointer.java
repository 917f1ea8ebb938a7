package reckon.app.scheme;

import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import reckon.app.session.LetterCommands;
import reckon.app.session.Session;
import reckon.app.timeline.TimeWheel;
import reckon.app.timeline.TimeWindow;
import reckon.draw.DiagramLayout;
import reckon.draw.TimeScale;
import reckon.scheme.Letter;

/**
 * What pointer, wheel and fingers do on a space-time diagram: the left button scrubs, looks at events, chooses messages and
 * drags their ends; the others pan; the wheel zooms, with shift or sideways it pans. What only rests on a message asks for its
 * story, and on a lifeline for what its node has in mind.
 */
final class DiagramPointer {
    /** How far one drags before it is no click, px. */
    private static final double DRAG_DISTANCE = 4;

    /** An end that is dragged so far back towards its sender's lifeline is lost, as a share of the way. */
    private static final double LOST_SHARE = 0.35;

    private final DiagramView view;
    private final Session session;
    private final TimeWindow window;
    private Gesture gesture = Gesture.NONE;
    private OptionalInt letter = OptionalInt.empty();
    private double x;
    private double y;
    private double pressedX;
    private double pressedY;
    private boolean strayed;

    private enum Gesture {
        NONE,
        SCRUB,
        PAN,
        /** On something that can be clicked. */
        PRESS,
        /** On the end of a message, which is held from when it strays. */
        END,
        HOLD
    }

    DiagramPointer(DiagramView view, TimeWindow window) {
        this.view = view;
        this.session = view.session();
        this.window = window;
        view.setOnMouseMoved(this::move);
        view.setOnMouseExited(event -> point(OptionalInt.empty()));
        view.setOnMousePressed(this::press);
        view.setOnMouseDragged(this::drag);
        view.setOnMouseReleased(this::release);
        TimeWheel.on(view, window, () -> layout().scale());
    }

    /** The message that is pointed at or held, by its place among those of the run. */
    OptionalInt letter() {
        return gesture == Gesture.HOLD ? session.letters().held() : letter;
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    /** Of another run nothing is pointed at yet: its messages have other places. */
    void runChanged() {
        letter = OptionalInt.empty();
        if (gesture == Gesture.END || gesture == Gesture.PRESS) {
            gesture = Gesture.NONE;
        }
        view.pointed();
    }

    private DiagramLayout layout() {
        return view.geometry();
    }

    private void move(MouseEvent event) {
        x = event.getX();
        y = event.getY();
        view.diagram()
                .nodeAt(layout(), y)
                .ifPresent(node -> view.sight().nodeProperty().set(OptionalInt.of(node)));
        boolean end = end().isPresent();
        view.setCursor(end || event().isPresent() ? Cursor.HAND : null);
        point(view.diagram().letterAt(layout(), x, y));
    }

    private OptionalInt end() {
        OptionalInt end = view.letterEndAt(x, y);
        return end.isPresent() && session.letters().changeable(end.getAsInt()) ? end : OptionalInt.empty();
    }

    private OptionalInt event() {
        return view.diagram().eventAt(layout(), x, y);
    }

    private void point(OptionalInt to) {
        letter = to;
        view.pointed();
    }

    private void press(MouseEvent event) {
        x = event.getX();
        y = event.getY();
        pressedX = x;
        pressedY = y;
        strayed = false;
        if (event.getButton() != MouseButton.PRIMARY) {
            gesture = Gesture.PAN;
        } else if (end().isPresent()) {
            gesture = Gesture.END;
            letter = end();
        } else if (event().isPresent()
                || view.diagram().letterAt(layout(), x, y).isPresent()) {
            gesture = Gesture.PRESS;
        } else {
            gesture = Gesture.SCRUB;
            scrub();
        }
    }

    private void scrub() {
        view.sight().letterProperty().set(OptionalInt.empty());
        session.play().playback().pause();
        session.play().playback().seek(layout().scale().seconds(x));
    }

    private void drag(MouseEvent event) {
        double toX = event.getX();
        strayed |= Math.hypot(toX - pressedX, event.getY() - pressedY) >= DRAG_DISTANCE;
        TimeScale scale = layout().scale();
        if (gesture == Gesture.PAN) {
            window.pan((x - toX) * scale.secondsPerPixel());
        }
        x = toX;
        y = event.getY();
        switch (gesture) {
            case SCRUB -> scrub();
            case PRESS -> {
                if (strayed) {
                    gesture = Gesture.SCRUB;
                }
            }
            case END -> {
                if (strayed && letter.isPresent()) {
                    view.sight().letterProperty().set(letter);
                    session.letters().grab(letter.getAsInt());
                    gesture = Gesture.HOLD;
                    follow();
                }
            }
            case HOLD -> follow();
            case PAN, NONE -> {}
        }
    }

    /** The message that is held follows the hand. */
    private void follow() {
        LetterCommands letters = session.letters();
        letters.held().ifPresent(place -> {
            Letter held = session.play().run().letters().get(place);
            double from = layout().y(held.from());
            double to = layout().y(held.to());
            if ((to - y) / (to - from) > LOST_SHARE) {
                letters.loseHeld();
            } else {
                letters.arriveAt(layout().scale().seconds(x));
            }
        });
        view.pointed();
    }

    private void release(MouseEvent event) {
        Gesture ended = gesture;
        gesture = Gesture.NONE;
        if (ended == Gesture.HOLD) {
            session.letters().release();
        }
        if (!strayed && (ended == Gesture.PRESS || ended == Gesture.END)) {
            click(event);
        }
        move(event);
    }

    private void click(MouseEvent event) {
        OptionalInt happened = event();
        OptionalInt message = end().isPresent() ? end() : view.diagram().letterAt(layout(), x, y);
        if (happened.isPresent()) {
            session.play().look(happened.getAsInt());
            session.walk().openProperty().set(true);
        } else if (message.isPresent() && event.getClickCount() % 2 == 0) {
            turn(message.getAsInt());
        } else {
            view.sight().letterProperty().set(message);
        }
    }

    /** A double click loses a message, or takes back what a hand did to it. */
    private void turn(int place) {
        if (session.play().run().letters().get(place).way().byHand()) {
            session.letters().free(place);
        } else {
            session.letters().lose(place);
        }
    }
}
