package reckon.app.timeline;

import javafx.scene.Cursor;
import reckon.app.session.FateCommands;
import reckon.draw.TimelineLayout;
import reckon.run.Packet;

/**
 * The end of a packet: dragged sideways it arrives later or earlier, dragged up from the line of arrivals, or off the
 * timeline, it is lost, and one that does not arrive can be dragged down to that line.
 */
final class ArrivalHold implements Hold {
    private final TimelineView view;
    private final FateCommands fates;
    private final int place;
    private final boolean arrives;
    private final double toEnd;
    private boolean changed;

    /**
     * The end of a packet under a pointer.
     *
     * @param place the packet's place in the run
     * @param x where the pointer is, px
     */
    ArrivalHold(TimelineView view, FateCommands fates, int place, Packet packet, double x) {
        this.view = view;
        this.fates = fates;
        this.place = place;
        this.arrives = packet.transit().delivered();
        double end = arrives ? packet.arrived() : packet.pdu().sent();
        this.toEnd = view.geometry().scale().x(end) - x;
    }

    @Override
    public Cursor cursor() {
        return arrives ? Cursor.H_RESIZE : Cursor.MOVE;
    }

    @Override
    public void take() {
        fates.grab(place);
    }

    @Override
    public void drag(double x, double y) {
        TimelineLayout layout = view.geometry();
        if (y >= layout.lostY() && y <= layout.height()) {
            fates.arriveAt(layout.scale().seconds(x + toEnd));
            changed = true;
        } else if (arrives || changed) {
            // one that was lost already need not be lost by hand
            fates.loseHeld();
        }
    }

    @Override
    public void letGo() {
        fates.release();
    }
}
