package reckon.app.measures;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.run.Measure;
import reckon.run.Measures;

/** The methods compared, and what was measured of each. */
public final class MeasuresPanel extends ScrollPane {
    private final Session session;
    private final GridPane table = new GridPane();

    /** The measures of a session. */
    public MeasuresPanel(Session session) {
        this.session = session;
        setId("measures");
        getStyleClass().add("side-panel");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        table.getStyleClass().add("measures");
        setContent(new VBox(title("panel.methods"), new MethodList(session), title("panel.measures"), table));
        getContent().getStyleClass().add("measures-content");
        session.simulations().measuresProperty().addListener((value, before, after) -> refresh());
        session.look().textsProperty().addListener((value, before, after) -> refresh());
        refresh();
    }

    private Label title(String key) {
        Label title = new Label();
        title.textProperty().bind(session.look().text(key));
        title.getStyleClass().add("section-title");
        return title;
    }

    private void refresh() {
        List<Measures> measures = session.simulations().measuresProperty().get();
        if (measures.isEmpty() && !table.getChildren().isEmpty()) {
            // the old ones stay until the new ones are known, so that nothing jumps
            return;
        }
        table.getChildren().clear();
        table.getColumnConstraints().setAll(new ColumnConstraints());
        table.getColumnConstraints().getFirst().setHgrow(Priority.ALWAYS);
        for (int method = 0; method < measures.size(); method++) {
            HBox sign = new HBox(new MethodSign(method));
            sign.getStyleClass().add("measure-sign");
            table.add(sign, method + 1, 0);
        }
        int row = 1;
        for (Measure measure : Measure.values()) {
            addRow(row++, measure, measures);
        }
    }

    private void addRow(int row, Measure measure, List<Measures> measures) {
        String key = "measure." + measure.column();
        Label name = new Label(session.look().texts().get(key));
        Label unit = new Label(measure.unit());
        unit.getStyleClass().add("muted");
        name.setWrapText(true);
        unit.setMinWidth(USE_PREF_SIZE);
        HBox line = new HBox(name, unit);
        line.getStyleClass().add("measure-name");
        Tooltip.install(line, new Tooltip(session.look().texts().get(key + ".tip")));
        table.add(line, 0, row);
        for (int method = 0; method < measures.size(); method++) {
            Label value = new Label(text(measure.of(measures.get(method))));
            value.setId("measure-" + measure.column() + "-" + method);
            value.getStyleClass().add("measure-value");
            value.setMinWidth(USE_PREF_SIZE);
            GridPane.setHalignment(value, HPos.RIGHT);
            table.add(value, method + 1, row);
        }
    }

    private static String text(OptionalDouble value) {
        if (value.isEmpty()) {
            return "–";
        }
        double number = value.getAsDouble();
        int digits = number == 0 || Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
