package reckon.app.session;

import java.util.OptionalInt;

/** What a playhead goes along, frame by frame. */
public interface Course {

    /** How many frames it has. */
    int frames();

    /** How long it is, s. */
    double seconds();

    /** Whether it is what another one has become by a change of settings, so that the playhead and the zoom stay. */
    boolean goesOnFrom(Course before);

    /** The first frame after a frame on which something happens; nothing where there is none. */
    OptionalInt after(int frame);

    /** The last frame before a frame on which something happens; nothing where there is none. */
    OptionalInt before(int frame);
}
