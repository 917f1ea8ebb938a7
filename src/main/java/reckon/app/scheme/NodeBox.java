package reckon.app.scheme;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.beans.value.ObservableValue;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.view.Pulse;
import reckon.draw.Lanes;
import reckon.draw.PlayerSign;
import reckon.scheme.Game;
import reckon.scheme.Post;

/** What a node has in mind at the playhead: the one pointed at last, or chosen here. */
final class NodeBox extends VBox {
    private static final NodeWords.Line NOTHING = new NodeWords.Line("", "");

    private final Session session;
    private final GameSight sight;
    private final FlowPane choice = new FlowPane();
    private final GridPane table = new GridPane();
    private List<String> names = List.of();
    private final List<Row> rows = new ArrayList<>();
    private boolean stale = true;

    NodeBox(Session session, GameSight sight, Pulse pulse) {
        this.session = session;
        this.sight = sight;
        setId("node-box");
        choice.getStyleClass().add("choices");
        table.getStyleClass().add("measures");
        ColumnConstraints grows = new ColumnConstraints();
        grows.setHgrow(Priority.ALWAYS);
        table.getColumnConstraints().setAll(new ColumnConstraints(), grows);
        getChildren().addAll(choice, table);
        for (ObservableValue<?> one : List.of(
                session.play().runs().runProperty(),
                session.play().playback().frameProperty(),
                session.play().eventProperty(),
                session.look().textsProperty(),
                sight.nodeProperty())) {
            one.addListener((value, before, after) -> stale = true);
        }
        pulse.add(this::refresh);
    }

    private Game game() {
        return session.play().run().game();
    }

    private int node() {
        return sight.nodeProperty().get().orElse(0);
    }

    private void refresh() {
        if (!stale || session.document().game().isEmpty()) {
            return;
        }
        stale = false;
        choose();
        List<NodeWords.Line> lines = new NodeWords(
                        session.play().run(),
                        node(),
                        session.play().moment(),
                        session.look().texts())
                .lines();
        while (rows.size() < lines.size()) {
            rows.add(new Row(table, rows.size()));
        }
        for (int row = 0; row < rows.size(); row++) {
            rows.get(row).show(row < lines.size() ? lines.get(row) : NOTHING);
        }
    }

    /** A line of the table; it stays when what it says changes, since that is at every frame. */
    private static final class Row {
        private final Label name = new Label();
        private final Label value = new Label();

        Row(GridPane table, int row) {
            name.getStyleClass().add("setting-name");
            value.getStyleClass().add("measure-value");
            for (Label label : List.of(name, value)) {
                label.setMinWidth(USE_PREF_SIZE);
                label.managedProperty().bind(label.visibleProperty());
            }
            GridPane.setHalignment(value, HPos.RIGHT);
            GridPane.setValignment(name, VPos.TOP);
            table.add(name, 0, row);
            table.add(value, 1, row);
        }

        void show(NodeWords.Line line) {
            name.setText(line.name());
            value.setText(line.value());
            name.setVisible(!line.equals(NOTHING));
            value.setVisible(!line.equals(NOTHING));
        }
    }

    private void choose() {
        List<Integer> nodes = Lanes.of(session.play().run()).nodes();
        List<String> wanted = nodes.stream()
                .map(node -> PlayerSign.name(game(), node, session.look().texts()))
                .toList();
        if (!wanted.equals(names)) {
            names = wanted;
            choice.getChildren().clear();
            for (int i = 0; i < nodes.size(); i++) {
                choice.getChildren().add(button(nodes.get(i), wanted.get(i)));
            }
        }
        choice.getChildren().forEach(button -> {
            if (button instanceof ToggleButton toggle) {
                toggle.setSelected(Integer.valueOf(node()).equals(toggle.getUserData()));
            }
        });
    }

    private ToggleButton button(int node, String name) {
        ToggleButton button = new ToggleButton(name);
        button.setId(node == Post.SERVER ? "node-server" : "node-" + node);
        button.setUserData(node);
        button.getStyleClass().add("choice");
        button.setFocusTraversable(false);
        button.setOnAction(event -> {
            button.setSelected(true);
            sight.nodeProperty().set(OptionalInt.of(node));
        });
        return button;
    }
}
