package reckon.app.scheme;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.RowConstraints;
import reckon.app.session.Session;
import reckon.app.view.Pulse;
import reckon.draw.Lanes;

/** The screens of all nodes beside each other: what each player sees, and what the server knows. */
public final class GameScreens extends GridPane {
    private static final int MOST_IN_A_ROW = 5;
    private static final double WHOLE = 100;

    private final Session session;
    private final GameSight sight;
    private final Pulse pulse;
    /** One a node, made when it is first needed: views listen for as long as the session lives. */
    private final Map<Integer, ScreenView> views = new HashMap<>();

    private List<Integer> nodes = List.of();

    /** The screens of a session's game. */
    public GameScreens(Session session, GameSight sight, Pulse pulse) {
        this.session = session;
        this.sight = sight;
        this.pulse = pulse;
        setId("screens");
        getStyleClass().add("game-screens");
        setMinSize(0, 0);
        session.play().runs().runProperty().addListener((value, before, after) -> refresh());
        refresh();
    }

    private void refresh() {
        List<Integer> wanted = Lanes.of(session.play().run()).nodes();
        if (!wanted.equals(nodes)) {
            nodes = wanted;
            rebuild();
        }
    }

    private void rebuild() {
        int rows = (nodes.size() + MOST_IN_A_ROW - 1) / MOST_IN_A_ROW;
        int columns = (nodes.size() + rows - 1) / rows;
        getChildren().clear();
        getColumnConstraints().clear();
        getRowConstraints().clear();
        for (int column = 0; column < columns; column++) {
            ColumnConstraints constraints = new ColumnConstraints();
            constraints.setPercentWidth(WHOLE / columns);
            getColumnConstraints().add(constraints);
        }
        for (int row = 0; row < rows; row++) {
            RowConstraints constraints = new RowConstraints();
            constraints.setPercentHeight(WHOLE / rows);
            getRowConstraints().add(constraints);
        }
        for (int i = 0; i < nodes.size(); i++) {
            add(view(nodes.get(i)), i % columns, i / columns);
        }
    }

    private ScreenView view(int node) {
        return views.computeIfAbsent(node, key -> new ScreenView(session, sight, pulse, key));
    }
}
