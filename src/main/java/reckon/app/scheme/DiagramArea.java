package reckon.app.scheme;

import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import reckon.app.session.Session;
import reckon.app.timeline.TimeWindow;
import reckon.app.view.Pulse;
import reckon.scheme.SchemeKind;

/** The space-time diagram, or those of all schemes below each other, and under them how far the screens are apart. */
public final class DiagramArea extends VBox {
    /** Of the height, what the strip takes. */
    private static final double STRIP_SHARE = 0.27;

    /** The area of a session's game. */
    public DiagramArea(Session session, GameSight sight, TimeWindow window, Pulse pulse) {
        setId("diagram-area");
        DiagramView one = new DiagramView(session, sight, window, pulse);
        VBox all = new VBox();
        all.getStyleClass().add("compared");
        for (SchemeKind kind : SchemeKind.values()) {
            SmallDiagram small = new SmallDiagram(session, sight, window, pulse, kind);
            VBox.setVgrow(small, Priority.ALWAYS);
            all.getChildren().add(small);
        }
        one.visibleProperty().bind(sight.comparedProperty().not());
        all.visibleProperty().bind(sight.comparedProperty());
        for (Node node : all.getChildren()) {
            node.visibleProperty().bind(sight.comparedProperty());
        }
        StackPane diagrams = new StackPane(one, all);
        diagrams.setMinHeight(0);
        VBox.setVgrow(diagrams, Priority.ALWAYS);
        StripView strip = new StripView(session, sight, window, pulse);
        strip.prefHeightProperty().bind(heightProperty().multiply(STRIP_SHARE));
        strip.minHeightProperty().bind(strip.prefHeightProperty());
        getChildren().addAll(diagrams, strip);
    }
}
