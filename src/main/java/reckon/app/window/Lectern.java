package reckon.app.window;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;

/** What a teacher does before a class: presents, in full screen, with notes, a pointer, and the sheet of shortcuts. */
final class Lectern {
    private final Display display;
    private final BooleanProperty presenting = new SimpleBooleanProperty(this, "presenting", false);
    private final BooleanProperty notes = new SimpleBooleanProperty(this, "notes", false);
    private final BooleanProperty sheet = new SimpleBooleanProperty(this, "sheet", false);
    private final BooleanProperty pointing = new SimpleBooleanProperty(this, "pointing", false);
    /** Whether the window filled its screen already when the presentation began. */
    private boolean fullBefore;

    Lectern(Display display) {
        this.display = display;
        presenting.addListener((value, before, on) -> turn(on));
    }

    /** Whether the stages are shown large, with the controls away. */
    BooleanProperty presentingProperty() {
        return presenting;
    }

    /** Whether the teacher's own window is open. */
    BooleanProperty notesProperty() {
        return notes;
    }

    /** Whether the sheet of shortcuts lies over the window. */
    BooleanProperty sheetProperty() {
        return sheet;
    }

    /** Whether the pointer is shown. */
    BooleanProperty pointingProperty() {
        return pointing;
    }

    /** The screens. */
    Display display() {
        return display;
    }

    private void turn(boolean on) {
        if (on) {
            fullBefore = display.fullScreenProperty().get();
            display.setFullScreen(true);
            if (display.other().isPresent()) {
                notes.set(true);
            }
        } else {
            display.setFullScreen(fullBefore);
            notes.set(false);
        }
    }

    /** Fills the screen with the window, or no longer. */
    void toggleFullScreen() {
        display.setFullScreen(!display.fullScreenProperty().get());
    }

    /** Whether there is anything to leave. */
    ObservableBooleanValue inAnything() {
        return sheet.or(presenting).or(display.fullScreenProperty());
    }

    /** Leaves what was entered last: the sheet, the presentation, the full screen. */
    void leave() {
        if (sheet.get()) {
            sheet.set(false);
        } else if (presenting.get()) {
            presenting.set(false);
        } else {
            display.setFullScreen(false);
        }
    }
}
