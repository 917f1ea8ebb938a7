package reckon.app.window;

import javafx.scene.control.ButtonType;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A dialog in the looks of the window: a title, what there is to say, and buttons. */
class PlainPane extends DialogPane {

    PlainPane(String title, VBox content, ButtonType... buttons) {
        getStyleClass().addAll("window", "plain-dialog");
        Label words = new Label(title);
        words.getStyleClass().add("dialog-title");
        words.setWrapText(true);
        setHeader(words);
        content.getStyleClass().add("dialog-content");
        setContent(content);
        getButtonTypes().setAll(buttons);
    }

    /** Words that take as many lines as they need. */
    static Label line(String words) {
        Label line = new Label(words);
        line.setWrapText(true);
        return line;
    }
}
