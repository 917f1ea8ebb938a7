package reckon.app.measures;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.view.MeasureText;
import reckon.app.view.MethodSign;
import reckon.run.Measure;
import reckon.run.Measures;

/** The methods compared, and what was measured of each. */
public final class MeasuresPanel extends ScrollPane {
    /** How wide the names of the measures are, and a method's values, in heights of text. */
    private static final double NAMES_EM = 15;

    private static final double COLUMN_EM = 3.6;

    /** What the buttons above need in either language. */
    private static final double LEAST_EM = 22;

    private final Session session;
    private final GridPane table = new GridPane();
    private final SortOrder order = new SortOrder();
    private final Map<Place, Label> values = new HashMap<>();
    /** The methods in the order of their columns. */
    private List<Integer> shown = List.of();

    /** What stands where in the table. */
    private record Place(Measure measure, int method) {}

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
        session.playback().lockedProperty().addListener((value, before, after) -> refresh());
        session.look().textsProperty().addListener((value, before, after) -> rebuild());
        refresh();
    }

    private void rebuild() {
        shown = List.of();
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
        List<Integer> sorted = order.of(measures);
        if (sorted.equals(shown) && !values.isEmpty()) {
            // only numbers are others: to make the table anew would take longer than all the rest
            values.forEach((place, label) -> label.setText(text(place, measures)));
            return;
        }
        shown = sorted;
        values.clear();
        table.getChildren().clear();
        table.getColumnConstraints().setAll(new ColumnConstraints());
        table.getColumnConstraints().getFirst().setHgrow(Priority.ALWAYS);
        double width = Math.max(LEAST_EM, NAMES_EM + COLUMN_EM * measures.size());
        setStyle(String.format(Locale.ROOT, "-fx-pref-width: %.1fem; -fx-min-width: %.1fem;", width, width));
        for (int column = 0; column < sorted.size(); column++) {
            HBox sign = new HBox(new MethodSign(sorted.get(column)));
            sign.getStyleClass().add("measure-sign");
            table.add(sign, column + 1, 0);
        }
        int row = 1;
        for (Measure measure : Measure.values()) {
            table.add(name(measure), 0, row);
            for (int column = 0; column < sorted.size(); column++) {
                int method = sorted.get(column);
                table.add(value(new Place(measure, method), measures), column + 1, row);
            }
            row++;
        }
    }

    /** A measure's name; a click puts the methods in its order. */
    private Button name(Measure measure) {
        String key = "measure." + measure.column();
        Label unit = new Label(measure.unit() + order.arrow(measure));
        unit.getStyleClass().add("muted");
        unit.setMinWidth(USE_PREF_SIZE);
        Button name = new Button(session.look().texts().get(key), unit);
        name.setId("sort-" + measure.column());
        name.setContentDisplay(ContentDisplay.RIGHT);
        name.setMinWidth(USE_PREF_SIZE);
        name.getStyleClass().setAll("measure-name");
        name.setTooltip(new Tooltip(session.look().texts().get(key + ".tip")));
        name.setOnAction(event -> {
            order.by(measure);
            rebuild();
        });
        return name;
    }

    private Label value(Place place, List<Measures> measures) {
        Label value = new Label(text(place, measures));
        value.setId("measure-" + place.measure().column() + "-" + place.method());
        value.getStyleClass().add("measure-value");
        value.setMinWidth(USE_PREF_SIZE);
        GridPane.setHalignment(value, HPos.RIGHT);
        values.put(place, value);
        return value;
    }

    /** A measure tells how the run comes out, which nobody is to know while that is asked. */
    private String text(Place place, List<Measures> measures) {
        return session.playback().lockedProperty().get()
                ? "?"
                : MeasureText.of(place.measure().of(measures.get(place.method())));
    }
}
