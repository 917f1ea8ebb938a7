package reckon.app.timeline;

import javafx.scene.Cursor;
import reckon.app.session.StallCommands;
import reckon.draw.StallGrip;
import reckon.draw.TimeScale;

/** A given stall by one of its edges, or the whole of it. */
final class StallHold implements Hold {
    private final TimelineView view;
    private final StallCommands stalls;
    private final StallGrip grip;
    private final double toMoment;

    /**
     * A part of a stall under a pointer.
     *
     * @param x where the pointer is, px
     */
    StallHold(TimelineView view, StallCommands stalls, StallGrip grip, double x) {
        this.view = view;
        this.stalls = stalls;
        this.grip = grip;
        double moment = grip.part() == StallGrip.Part.END
                ? grip.stall().to()
                : grip.stall().from();
        this.toMoment = view.geometry().scale().x(moment) - x;
    }

    @Override
    public Cursor cursor() {
        return grip.part() == StallGrip.Part.WHOLE ? Cursor.OPEN_HAND : Cursor.H_RESIZE;
    }

    @Override
    public void take() {
        stalls.grab(grip.stall());
    }

    @Override
    public void drag(double x, double y) {
        TimeScale scale = view.geometry().scale();
        // not kept within what is shown: a start may lie before it
        double moment = scale.span().from() + (x + toMoment - scale.left()) * scale.secondsPerPixel();
        switch (grip.part()) {
            case START -> stalls.startAt(moment);
            case END -> stalls.endAt(moment);
            case WHOLE -> stalls.moveTo(moment);
        }
    }

    @Override
    public void letGo() {
        stalls.release();
    }
}
