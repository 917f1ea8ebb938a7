package reckon.app;

import java.io.IOException;

/**
 * A state of the window that is worth a picture.
 *
 * @param name what it is called in names of files
 * @param onScreen whether the window has to be on a screen, because others open over it
 * @param way how to get there from an empty window
 */
record GalleryState(String name, boolean onScreen, Way way) {

    /** How to get to a state. */
    interface Way {
        void go(GalleryRoom room) throws IOException;
    }

    /** A state that a window of any size can be in. */
    static GalleryState of(String name, Way way) {
        return new GalleryState(name, false, way);
    }

    /** A state in which something is open over the window. */
    static GalleryState onScreen(String name, Way way) {
        return new GalleryState(name, true, way);
    }

    @Override
    public String toString() {
        return name;
    }
}
