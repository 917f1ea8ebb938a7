package reckon.app.scheme;

import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import reckon.app.session.GameRuns;
import reckon.app.session.Session;
import reckon.app.view.MeasureText;
import reckon.app.view.MethodSign;
import reckon.scheme.GameMeasure;

/** What is measured of each scheme on the same commands. */
final class SchemeTable extends GridPane {
    private final Session session;

    SchemeTable(Session session) {
        this.session = session;
        setId("scheme-table");
        getStyleClass().add("measures");
        session.play().runs().comparedProperty().addListener((value, before, after) -> refresh());
        session.play().playback().lockedProperty().addListener((value, before, after) -> refresh());
        session.look().textsProperty().addListener((value, before, after) -> refresh());
        refresh();
    }

    private void refresh() {
        List<GameRuns.Compared> all = session.play().runs().comparedProperty().get();
        getChildren().clear();
        getColumnConstraints().setAll(new ColumnConstraints());
        getColumnConstraints().getFirst().setHgrow(Priority.ALWAYS);
        for (int column = 0; column < all.size(); column++) {
            HBox sign = new HBox(new MethodSign(column));
            sign.getStyleClass().add("measure-sign");
            add(sign, column + 1, 0);
        }
        int row = 1;
        for (GameMeasure measure : GameMeasure.values()) {
            add(name(measure), 0, row);
            for (int column = 0; column < all.size(); column++) {
                OptionalDouble measured = measure.of(all.get(column).measures());
                boolean counted = measure.unit().isEmpty() || measure == GameMeasure.BYTES;
                String text = counted ? MeasureText.whole(measured) : MeasureText.of(measured);
                // while it is asked how a game comes out, its measures do not tell
                Label value =
                        new Label(session.play().playback().lockedProperty().get() ? "?" : text);
                value.setId("scheme-" + measure.column() + "-" + column);
                value.getStyleClass().add("measure-value");
                value.setMinWidth(USE_PREF_SIZE);
                setHalignment(value, HPos.RIGHT);
                add(value, column + 1, row);
            }
            row++;
        }
    }

    private Label name(GameMeasure measure) {
        String key = "measure." + measure.column();
        String unit = measure.unit().isEmpty() ? "" : "  " + measure.unit();
        Label name = new Label(session.look().texts().get(key) + unit);
        name.setTooltip(new Tooltip(session.look().texts().get(key + ".tip")));
        name.setMinWidth(USE_PREF_SIZE);
        name.getStyleClass().add("setting-name");
        return name;
    }
}
