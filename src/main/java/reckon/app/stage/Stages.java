package reckon.app.stage;

import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import reckon.app.session.Session;
import reckon.app.view.Pulse;
import reckon.draw.OverlaidStage;
import reckon.draw.RemoteStage;
import reckon.draw.TrueStage;

/** Both stages: side by side, stacked, or one over the other. */
public final class Stages extends GridPane {
    private final StageView truth;
    private final StageView remote;

    /** The stages of a session. */
    public Stages(Session session, Sight sight, ReadyPaths ready, Pulse pulse) {
        truth = new StageView(session, sight, new TrueStage(), pulse, "true");
        remote = new StageView(session, sight, new RemoteStage(), pulse, "remote");
        new DrawingPad(session, sight, truth, ready, pulse);
        remote.addToHeader(new PhaseChip(session));
        getStyleClass().add("stages");
        sight.arrangementProperty().addListener((value, before, after) -> arrange(after));
        arrange(sight.arrangementProperty().get());
    }

    /** Puts something at the end of the line above the true stage. */
    public void addTools(Node tools) {
        truth.addToHeader(tools);
    }

    private void arrange(Sight.Arrangement arrangement) {
        getChildren().clear();
        boolean overlaid = arrangement == Sight.Arrangement.OVERLAID;
        boolean beside = arrangement == Sight.Arrangement.SIDE_BY_SIDE;
        truth.draw(overlaid ? new OverlaidStage() : new TrueStage());
        add(truth, 0, 0);
        if (!overlaid) {
            add(remote, beside ? 1 : 0, beside ? 0 : 1);
        }
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(beside ? 50 : 100);
        RowConstraints row = new RowConstraints();
        row.setPercentHeight(arrangement == Sight.Arrangement.STACKED ? 50 : 100);
        row.setVgrow(Priority.ALWAYS);
        getColumnConstraints().setAll(column);
        getRowConstraints().setAll(row);
        if (beside) {
            getColumnConstraints().add(column);
        } else if (!overlaid) {
            getRowConstraints().add(row);
        }
    }
}
