package reckon.app.timeline;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import reckon.app.session.Loop;
import reckon.app.session.Playback;
import reckon.app.session.Session;
import reckon.draw.LoopBar;
import reckon.draw.TimeScale;
import reckon.draw.TimelineLayout;
import reckon.motion.SimulationTime;

/**
 * What pointer, wheel and fingers do on a timeline: the left button scrubs, or on the bar above the packets marks a stretch
 * to loop; the others pan; the wheel zooms, with shift or sideways it pans. A pointer that only rests asks for a story.
 */
final class TimelinePointer {
    private static final double WHEEL_STEP = 40;

    /** How far one drags before it is no click, px. */
    private static final double DRAG_DISTANCE = 4;

    private final TimelineView view;
    private final Session session;
    private final TimeWindow window;
    private final Runnable moved;
    private Gesture gesture = Gesture.NONE;
    private double x;
    private double y;
    private boolean inside;
    private int fixedFrame;

    private enum Gesture {
        NONE,
        SCRUB,
        PAN,
        /** Where a new stretch may begin; a click there only moves the playhead. */
        MARK,
        LOOP
    }

    /**
     * The pointer on a timeline.
     *
     * @param moved is told that what the pointer points at may be another
     */
    TimelinePointer(TimelineView view, Session session, TimeWindow window, Runnable moved) {
        this.view = view;
        this.session = session;
        this.window = window;
        this.moved = moved;
        view.setOnMousePressed(this::press);
        view.setOnMouseDragged(this::drag);
        view.setOnMouseReleased(this::release);
        view.setOnMouseMoved(this::move);
        view.setOnMouseExited(event -> {
            inside = false;
            moved.run();
        });
        view.setOnScroll(this::scroll);
        view.setOnZoom(this::pinch);
    }

    /** Whether it rests somewhere, with no button down. */
    boolean pointing() {
        return inside && gesture == Gesture.NONE;
    }

    double x() {
        return x;
    }

    double y() {
        return y;
    }

    private void move(MouseEvent event) {
        inside = true;
        x = event.getX();
        y = event.getY();
        view.setCursor(end(x, y).isPresent() ? Cursor.H_RESIZE : null);
        moved.run();
    }

    private Optional<LoopBar.End> end(double atX, double atY) {
        return view.loop().flatMap(loop -> LoopBar.endAt(view.geometry(), loop, atX, atY));
    }

    private void press(MouseEvent event) {
        x = event.getX();
        y = event.getY();
        if (event.getButton() != MouseButton.PRIMARY) {
            gesture = Gesture.PAN;
        } else if (!session.drawing().activeProperty().get()) {
            begin();
        }
        moved.run();
    }

    private void begin() {
        Playback playback = session.playback();
        Optional<LoopBar.End> end = end(x, y);
        if (end.isPresent()) {
            Loop loop = playback.loopProperty().get().orElseThrow();
            gesture = Gesture.LOOP;
            fixedFrame = end.get() == LoopBar.End.A ? loop.to() : loop.from();
        } else {
            gesture = LoopBar.at(view.geometry(), x, y) ? Gesture.MARK : Gesture.SCRUB;
            fixedFrame = frame(x);
            playback.pause();
            playback.seek(seconds(x));
        }
    }

    private void drag(MouseEvent event) {
        switch (gesture) {
            case SCRUB -> session.playback().seek(seconds(event.getX()));
            case PAN -> {
                TimeScale scale = view.geometry().scale();
                window.pan((x - event.getX()) * scale.secondsPerPixel());
            }
            case MARK -> {
                if (Math.abs(event.getX() - x) < DRAG_DISTANCE) {
                    return;
                }
                gesture = Gesture.LOOP;
                session.playback().loop(fixedFrame, frame(event.getX()));
            }
            case LOOP -> session.playback().loop(fixedFrame, frame(event.getX()));
            case NONE -> {}
        }
        x = event.getX();
        y = event.getY();
    }

    private void release(MouseEvent event) {
        gesture = Gesture.NONE;
        move(event);
        inside = view.contains(event.getX(), event.getY());
    }

    private double seconds(double atX) {
        return view.geometry().scale().seconds(atX);
    }

    private int frame(double atX) {
        return (int) Math.round(seconds(atX) * SimulationTime.FRAMES_PER_SECOND);
    }

    private void scroll(ScrollEvent event) {
        TimelineLayout layout = view.geometry();
        double sideways = event.isShiftDown() && event.getDeltaX() == 0 ? event.getDeltaY() : event.getDeltaX();
        if (event.isShiftDown() || Math.abs(event.getDeltaX()) > Math.abs(event.getDeltaY())) {
            window.pan(-sideways * layout.scale().secondsPerPixel());
        } else if (event.getDeltaY() != 0) {
            window.zoom(event.getDeltaY() / WHEEL_STEP, seconds(event.getX()));
        }
        event.consume();
    }

    private void pinch(ZoomEvent event) {
        window.zoom(TimeWindow.steps(event.getZoomFactor()), seconds(event.getX()));
        event.consume();
    }
}
