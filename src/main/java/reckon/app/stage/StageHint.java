package reckon.app.stage;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import reckon.app.session.Session;

/** Says on the true stage what a hand can do there just now, where that cannot be seen. */
final class StageHint extends Label {
    private final Session session;
    private final PathEnd end;

    StageHint(Session session, PathEnd end) {
        this.session = session;
        this.end = end;
        setId("stage-hint");
        getStyleClass().add("stage-hint");
        setMouseTransparent(true);
        setWrapText(true);
        StackPane.setAlignment(this, Pos.TOP_CENTER);
        session.drawing().steeredProperty().addListener((value, before, after) -> show());
        session.shaping().activeProperty().addListener((value, before, after) -> show());
        session.look().textsProperty().addListener((value, before, after) -> show());
        end.pointedProperty().addListener((value, before, after) -> show());
        show();
    }

    private void show() {
        String key = "";
        if (session.drawing().steeredProperty().get()) {
            key = "stage.steer.hint";
        } else if (session.shaping().activeProperty().get()) {
            key = "stage.bend.hint";
        } else if (end.pointedProperty().get()) {
            key = "stage.end.hint";
        }
        setVisible(!key.isEmpty());
        setText(key.isEmpty() ? "" : session.look().texts().get(key));
    }
}
