package reckon.app.view;

import javafx.scene.input.KeyCode;

/** A part of the window that needs some keys for itself while it has the focus; the others stay with the commands. */
public interface KeyTaker {

    /** Whether it needs a key. */
    boolean wants(KeyCode key);
}
