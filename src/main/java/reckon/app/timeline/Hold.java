package reckon.app.timeline;

import javafx.scene.Cursor;

/** Something on a timeline that a hand can take hold of and drag. Nothing changes before it is dragged. */
interface Hold {

    /** The cursor that says so. */
    Cursor cursor();

    /** Takes hold of it. */
    void take();

    /** Drags it to where the pointer is now, px. */
    void drag(double x, double y);

    /** Lets it go. */
    void letGo();
}
