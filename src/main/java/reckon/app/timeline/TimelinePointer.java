package reckon.app.timeline;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import reckon.app.session.Loop;
import reckon.app.session.Playback;
import reckon.app.session.Session;
import reckon.draw.LoopBar;
import reckon.draw.StallGrip;
import reckon.draw.TimeScale;
import reckon.motion.SimulationTime;

/**
 * What pointer, wheel and fingers do on a timeline: the left button scrubs, on the bar above the packets marks a stretch to
 * loop, and drags what a hand can take hold of; the others pan; the wheel zooms, with shift or sideways it pans. A pointer
 * that only rests asks for a story.
 */
final class TimelinePointer {
    /** How far one drags before it is no click, px. */
    private static final double DRAG_DISTANCE = 4;

    private final TimelineView view;
    private final Session session;
    private final TimeWindow window;
    private final Pointed pointed;
    private final TimelineClicks clicks;
    private final Runnable moved;
    private Gesture gesture = Gesture.NONE;
    private Optional<Hold> hold = Optional.empty();
    private Optional<StallGrip.Part> stallPart = Optional.empty();
    private double x;
    private double y;
    private double pressedX;
    private double pressedY;
    private boolean strayed;
    private boolean inside;
    private int fixedFrame;

    private enum Gesture {
        NONE,
        SCRUB,
        PAN,
        /** Where a new stretch may begin; a click there only moves the playhead. */
        MARK,
        LOOP,
        /** On something that can be clicked, dragged, or both. */
        PRESS,
        HOLD
    }

    /**
     * The pointer on a timeline.
     *
     * @param clicks takes clicks on what is there
     * @param moved is told that what the pointer points at may be another
     */
    TimelinePointer(
            TimelineView view,
            Session session,
            TimeWindow window,
            Pointed pointed,
            TimelineClicks clicks,
            Runnable moved) {
        this.view = view;
        this.session = session;
        this.window = window;
        this.pointed = pointed;
        this.clicks = clicks;
        this.moved = moved;
        view.setOnMousePressed(this::press);
        view.setOnMouseDragged(this::drag);
        view.setOnMouseReleased(this::release);
        view.setOnMouseMoved(this::move);
        view.setOnMouseExited(event -> {
            inside = false;
            moved.run();
        });
        TimeWheel.on(view, window, () -> view.geometry().scale());
    }

    /** Whether it rests somewhere, with no button down. */
    boolean pointing() {
        return inside && gesture == Gesture.NONE;
    }

    /** Whether it drags a packet or a stall. */
    boolean holding() {
        return gesture == Gesture.HOLD;
    }

    /** The part of a stall that is being dragged, if one is. */
    Optional<StallGrip.Part> heldPart() {
        return holding() ? stallPart : Optional.empty();
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
        view.setCursor(cursor());
        moved.run();
    }

    private Cursor cursor() {
        if (end(x, y).isPresent()) {
            return Cursor.H_RESIZE;
        }
        Optional<Cursor> held = pointed.hold(x, y).map(Hold::cursor);
        // over the edge of a random stall, which cannot be dragged, not even the hand of the timeline
        return held.orElseGet(() -> pointed.stall(x, y).isPresent() ? Cursor.DEFAULT : null);
    }

    private Optional<LoopBar.End> end(double atX, double atY) {
        return view.loop().flatMap(loop -> LoopBar.endAt(view.geometry(), loop, atX, atY));
    }

    private void press(MouseEvent event) {
        x = event.getX();
        y = event.getY();
        pressedX = x;
        pressedY = y;
        strayed = false;
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
        hold = pointed.hold(x, y);
        stallPart = pointed.stall(x, y).map(StallGrip::part);
        if (end.isPresent()) {
            Loop loop = playback.loopProperty().get().orElseThrow();
            gesture = Gesture.LOOP;
            fixedFrame = end.get() == LoopBar.End.A ? loop.to() : loop.from();
        } else if (LoopBar.at(view.geometry(), x, y)) {
            gesture = Gesture.MARK;
            scrub();
        } else if (hold.isPresent() || pointed.packet(x, y).isPresent()) {
            gesture = Gesture.PRESS;
        } else {
            gesture = Gesture.SCRUB;
            scrub();
        }
    }

    private void scrub() {
        fixedFrame = frame(x);
        clicks.elsewhere();
        session.playback().pause();
        session.playback().seek(seconds(x));
    }

    private void drag(MouseEvent event) {
        double toX = event.getX();
        double toY = event.getY();
        strayed |= Math.hypot(toX - pressedX, toY - pressedY) >= DRAG_DISTANCE;
        switch (gesture) {
            case SCRUB -> session.playback().seek(seconds(toX));
            case PAN -> {
                TimeScale scale = view.geometry().scale();
                window.pan((x - toX) * scale.secondsPerPixel());
            }
            case MARK -> {
                if (Math.abs(toX - x) < DRAG_DISTANCE) {
                    return;
                }
                gesture = Gesture.LOOP;
                session.playback().loop(fixedFrame, frame(toX));
            }
            case LOOP -> session.playback().loop(fixedFrame, frame(toX));
            case PRESS -> {
                if (strayed) {
                    gesture = hold.isPresent() ? Gesture.HOLD : Gesture.SCRUB;
                    hold.ifPresentOrElse(Hold::take, this::scrub);
                    follow(toX, toY);
                }
            }
            case HOLD -> follow(toX, toY);
            case NONE -> {}
        }
        x = toX;
        y = toY;
    }

    private void follow(double toX, double toY) {
        if (gesture == Gesture.HOLD) {
            hold.ifPresent(held -> held.drag(toX, toY));
            moved.run();
        } else {
            session.playback().seek(seconds(toX));
        }
    }

    private void release(MouseEvent event) {
        Gesture ended = gesture;
        gesture = Gesture.NONE;
        if (ended == Gesture.HOLD) {
            hold.ifPresent(Hold::letGo);
        }
        hold = Optional.empty();
        move(event);
        inside = view.contains(event.getX(), event.getY());
        if (!strayed && ended == Gesture.PRESS) {
            click(event);
        } else if (!strayed && ended == Gesture.PAN && event.getButton() == MouseButton.SECONDARY) {
            clicks.menu(event);
        }
    }

    private void click(MouseEvent event) {
        OptionalInt packet = pointed.packet(x, y);
        if (packet.isEmpty()) {
            scrub();
        } else if (event.getClickCount() % 2 == 0) {
            clicks.twice(packet.getAsInt());
        } else {
            clicks.once(packet.getAsInt());
        }
    }

    private double seconds(double atX) {
        return view.geometry().scale().seconds(atX);
    }

    private int frame(double atX) {
        return SimulationTime.nearestFrame(seconds(atX), SimulationTime.FRAMES_PER_SECOND);
    }
}
