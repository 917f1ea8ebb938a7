package reckon.app.stage;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import reckon.app.session.Session;
import reckon.app.session.Sheet;
import reckon.app.session.Walk;
import reckon.app.view.Pulse;
import reckon.draw.OverlaidStage;
import reckon.draw.RemoteStage;
import reckon.draw.TrueStage;

/** Both stages: side by side, stacked, or one over the other. */
public final class Stages extends GridPane {
    /** How much of the room a stage has where the other is looked at closely, %. */
    private static final double SMALLER = 38;

    private final Session session;
    private final Sight sight;
    private final StageView truth;
    private final StageView remote;
    private final HBox remoteTools = new HBox();

    /** The stages of a session. */
    public Stages(Session session, Sight sight, ReadyPaths ready, Pulse pulse) {
        this.session = session;
        this.sight = sight;
        truth = new StageView(session, sight, new TrueStage(), pulse, "true");
        remote = new StageView(session, sight, new RemoteStage(), pulse, "remote");
        new DrawingPad(session, sight, truth, ready, pulse);
        remoteTools.getStyleClass().add("remote-tools");
        remoteTools.setMinWidth(USE_PREF_SIZE);
        remote.addToHeader(new PhaseChip(session));
        for (StageView stage : List.of(truth, remote)) {
            stage.add(new TermsOverlay(session, sight, stage, () -> explains(stage), pulse));
            stage.add(new GuessOverlay(session, stage, () -> showsRemote(stage)));
        }
        getStyleClass().add("stages");
        Walk walk = session.walk();
        for (ObservableValue<?> one : List.of(
                sight.arrangementProperty(), walk.openProperty(), walk.byTermsProperty(), walk.sheetProperty())) {
            one.addListener((value, before, after) ->
                    arrange(sight.arrangementProperty().get()));
        }
        arrange(sight.arrangementProperty().get());
    }

    /** Whether the terms of the walk stand on a stage: what the sender decided on the true one, all else on the remote one. */
    private boolean explains(StageView stage) {
        return session.walk().sheetProperty().get() == Sheet.SENDER ? stage.equals(truth) : showsRemote(stage);
    }

    /** Whether what the remote player sees is seen on a stage. */
    private boolean showsRemote(StageView stage) {
        boolean overlaid = sight.arrangementProperty().get() == Sight.Arrangement.OVERLAID;
        return stage.equals(overlaid ? truth : remote);
    }

    /** Puts something at the end of the line above the true stage. */
    public void addTools(Node tools) {
        truth.addToHeader(tools);
    }

    /** Puts something into the line above the stage that shows what the remote player sees. */
    public void addRemoteTools(Node tools) {
        remoteTools.getChildren().add(tools);
    }

    private void arrange(Sight.Arrangement arrangement) {
        getChildren().clear();
        boolean overlaid = arrangement == Sight.Arrangement.OVERLAID;
        boolean beside = arrangement == Sight.Arrangement.SIDE_BY_SIDE;
        truth.draw(overlaid ? new OverlaidStage() : new TrueStage(), overlaid ? "stage.both" : "stage.true");
        (overlaid ? truth : remote).hold(remoteTools);
        add(truth, 0, 0);
        if (!overlaid) {
            add(remote, beside ? 1 : 0, beside ? 0 : 1);
        }
        ColumnConstraints column = new ColumnConstraints();
        double first = share(truth);
        column.setPercentWidth(beside ? first : 100);
        RowConstraints row = new RowConstraints();
        row.setPercentHeight(arrangement == Sight.Arrangement.STACKED ? first : 100);
        row.setVgrow(Priority.ALWAYS);
        getColumnConstraints().setAll(column);
        getRowConstraints().setAll(row);
        if (beside) {
            ColumnConstraints second = new ColumnConstraints();
            second.setPercentWidth(100 - first);
            getColumnConstraints().add(second);
        } else if (!overlaid) {
            RowConstraints second = new RowConstraints();
            second.setPercentHeight(100 - first);
            getRowConstraints().add(second);
        }
    }

    /** How much of the room a stage has, %: while one walks from term to term, what is explained has more. */
    private double share(StageView stage) {
        Walk walk = session.walk();
        boolean walked = walk.openProperty().get() && walk.byTermsProperty().get();
        return !walked ? 50 : explains(stage) ? 100 - SMALLER : SMALLER;
    }
}
